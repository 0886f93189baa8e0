import {describe, expect, it} from 'vitest';
import {movedPaths} from '../../../scripts/move/page/movedPaths';

const KO = 'i18n/ko/docusaurus-plugin-content-docs-ocr/current';

describe('movedPaths', () => {
  const paths = movedPaths(
    'docs-ocr/api/run.mdx',
    'docs-ocr/guide/first/go.mdx',
    'docs-ocr',
  );

  it('moves the page and its translations, and no other file', () => {
    expect(paths.after('docs-ocr/api/run.mdx')).toBe(
      'docs-ocr/guide/first/go.mdx',
    );
    expect(paths.after(`${KO}/api/run.mdx`)).toBe(`${KO}/guide/first/go.mdx`);
    for (const file of [
      'docs-ocr/api/runAsync.mdx',
      'docs-spreadsheet/api/run.mdx',
    ]) {
      expect(paths.after(file)).toBe(file);
    }
  });

  it.each([
    [
      'docs-ocr/intro.mdx',
      './api/run.mdx#errors',
      './guide/first/go.mdx#errors',
    ],
    ['docs-ocr/intro.mdx', 'api/run.mdx', './guide/first/go.mdx'],
    ['docs-ocr/api/other.mdx', './run.mdx?a#b', '../guide/first/go.mdx?a#b'],
    [`${KO}/intro.mdx`, './api/run.mdx', './guide/first/go.mdx'],
    ['docs-ocr/api/run.mdx', './other.mdx', '../../api/other.mdx'],
    ['docs-ocr/api/run.mdx', 'programs/a.c', '../../api/programs/a.c'],
    [`${KO}/api/run.mdx`, '../intro.mdx', '../../intro.mdx'],
    ['docs-ocr/api/run.mdx', './run.mdx#x', './go.mdx#x'],
  ])('in %s turns %s into %s', (file, before, after) => {
    expect(paths.relative(file, before)).toBe(after);
  });

  it.each([
    ['docs-ocr/intro.mdx', './api/runAsync.mdx'],
    ['docs-spreadsheet/intro.mdx', './api/run.mdx'],
    ['docs-ocr/api/run.mdx', 'https://host.example/a.png'],
    ['docs-ocr/api/run.mdx', 'pathname:///contracts/ocr/argo_sdk.h'],
    ['docs-ocr/api/run.mdx', '#errors'],
    ['docs-ocr/api/run.mdx', '/ocr/intro'],
    ['docs-ocr/api/run.mdx', '@theme/Tabs'],
  ])('in %s leaves %s alone', (file, reference) => {
    expect(paths.relative(file, reference)).toBeUndefined();
  });

  it('leaves what stands beside a page alone when only its name changes', () => {
    const renamed = movedPaths(
      'docs-ocr/a/b.mdx',
      'docs-ocr/a/c.mdx',
      'docs-ocr',
    );
    expect(
      renamed.relative('docs-ocr/a/b.mdx', 'programs/x.c'),
    ).toBeUndefined();
    expect(renamed.relative('docs-ocr/a/b.mdx', './d.mdx')).toBeUndefined();
  });
});
