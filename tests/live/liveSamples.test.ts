import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readPanelCssVariables} from '../../src/live/plugin/bundles';

it('defines every token that the panel and its editor read', () => {
  const css = readPanelCssVariables(process.cwd());
  const read = ['panel/styles.css', 'panel/editor.ts'].flatMap(
    (file) =>
      readFileSync(`src/live/${file}`, 'utf8').match(/--site-[\w-]+/g) ?? [],
  );
  const [light = '', dark = ''] = css.split("[data-theme='dark'] .live");
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter((name) => !light.includes(`${name}:`))).toEqual([]);
  expect(dark).toContain('--site-ink:');
});
