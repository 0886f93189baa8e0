import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {inlineCode, policyHash} from '../../scripts/hosts/inlineCode';
import {buildDir} from '../../scripts/test/builds/builds';
import {LIVE_FRAME_FILE} from '../../src/hosts/liveFrame';
import type {LiveSample} from '../../src/live/sample';
import {findAll, metaOf, textOf} from './html';
import {BUILT_LOCALES, contentPagesOf} from './site';

/** Samples that readers can run, at least. */
const LEAST = 110;

describe.each(BUILT_LOCALES)('$name', (built) => {
  const {build, locale, prefix} = built;
  const dir = path.join(buildDir(build), prefix);
  const pages = contentPagesOf(built);
  const fences = pages.flatMap((page) =>
    findAll(
      page,
      ({name, children}) =>
        name === 'figure' &&
        children.some(
          (child) => 'attribs' in child && 'data-sample' in child.attribs,
        ),
    ),
  );
  const places = fences.map(
    (fence) =>
      fence.children.find(
        (child) => 'attribs' in child && 'data-sample' in child.attribs,
      ) as (typeof fences)[number],
  );
  const ids = new Set(places.map(({attribs}) => attribs['data-sample']!));

  it(`has ${LEAST} live samples at least, each with its data`, () => {
    console.log(`${built.name}: ${ids.size} live samples`);
    expect(ids.size).toBeGreaterThanOrEqual(LEAST);
    for (const id of ids) {
      const file = path.join(dir, `assets/live/sample-${id}.json`);
      const sample = JSON.parse(readFileSync(file, 'utf8')) as LiveSample;
      expect(sample.modules.at(-1)!.code).toContain('"use strict"');
    }
  });

  it('has native buttons named Run and Edit at each, and a place that is empty', () => {
    const names = fences.map((fence) =>
      findAll(fence, ({attribs}) => 'data-live' in attribs).map(
        // A button that is not called native would load the application first.
        (button) =>
          `${button.attribs['data-native'] ?? 'application'} ${button.name} ${button.attribs['aria-label'] ?? textOf(button)}`,
      ),
    );
    const expected =
      locale === 'en'
        ? ['live button Run', 'live button Edit']
        : ['live button 실행 (Run)', 'live button 편집 (Edit)'];
    expect(new Set(names.map(String))).toEqual(new Set([String(expected)]));
    expect(places.every(({children}) => children.length === 0)).toBe(true);
  });

  it('keeps the code whole', () => {
    for (const [index, fence] of fences.entries()) {
      const {modules, start} = JSON.parse(
        readFileSync(
          path.join(
            dir,
            `assets/live/sample-${places[index]!.attribs['data-sample']}.json`,
          ),
          'utf8',
        ),
      ) as LiveSample;
      const code = modules
        .at(-1)!
        .source.split('\n')
        .slice(start - 1);
      const [pre] = findAll(fence, ({name}) => name === 'pre');
      expect(textOf(pre!)).toBe(code.join(' ').replace(/\s+/g, ' ').trim());
    }
  });

  it('names no file of theirs but the script that a press loads', () => {
    for (const page of pages) {
      expect(metaOf(page, 'live-script')).toHaveLength(1);
      const others = findAll(
        page,
        ({name, attribs}) =>
          name !== 'meta' &&
          Object.values(attribs).some((value) =>
            /assets\/live\/|live-frame/.test(value),
          ),
      );
      expect(others).toEqual([]);
    }
    const application = readdirSync(path.join(dir, 'assets/js')).filter(
      (file) =>
        /assets\/live\/|codemirror/i.test(
          readFileSync(path.join(dir, 'assets/js', file), 'utf8'),
        ),
    );
    expect(application).toEqual([]);
  });

  it('has a frame that allows its own script and no network', () => {
    const html = readFileSync(path.join(dir, LIVE_FRAME_FILE), 'utf8');
    const [script] = inlineCode(html).scripts;
    expect(html).toContain(
      `default-src 'none'; script-src ${policyHash(script!)} blob:;`,
    );
    expect(html).not.toMatch(/unsafe-eval|connect-src|https?:/);
    expect(existsSync(path.join(dir, 'live-frame.html'))).toBe(false);
  });
});
