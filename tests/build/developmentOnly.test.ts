import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildDir} from '../../scripts/test/builds/builds';
import {PREVIEW} from '../../src/plugins/page-preview/server';

/** Words that stand in the panel of the preview and its answers alone. */
const WORDS = [PREVIEW, 'page-preview', 'Open the page'];

it('the preview for writers leaves nothing in a build', () => {
  const dir = buildDir('global-en');
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter(
    (file) => statSync(path.join(dir, file)).isFile(),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => {
    const text = readFileSync(path.join(dir, file));
    return WORDS.some((word) => file.includes(word) || text.includes(word));
  });
  expect(found).toEqual([]);
});
