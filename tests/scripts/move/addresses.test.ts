import {describe, expect, it} from 'vitest';
import {
  renameAnchor,
  renameFile,
  renameRoute,
} from '../../../scripts/move/addresses';

describe('renameRoute', () => {
  const rename = renameRoute('/ocr/api/run', '/ocr/recognise');

  it.each([
    ["'/ocr/api/run'", "'/ocr/recognise'"],
    ['/ocr/api/run#errors', '/ocr/recognise#errors'],
    ['/ocr/api/run/?a=b', '/ocr/recognise/?a=b'],
    ['/ko/ocr/api/run', '/ko/ocr/recognise'],
    ['/ocr/api/run.md', '/ocr/recognise.md'],
    ['see /ocr/api/run, then', 'see /ocr/recognise, then'],
  ])('renames %s', (before, after) => {
    expect(rename(before)).toBe(after);
  });

  it.each([
    '/ocr/api/runAsync',
    '/ocr/api/run-all',
    '/ocr/api/run/more',
    '/ocr/api/run.c',
    'https://host.example/ocr/api/run',
    'pathname:///ocr/api/run',
    'docs-ocr/api/run.mdx',
  ])('leaves %s alone', (text) => {
    expect(rename(text)).toBe(text);
  });
});

describe('renameFile', () => {
  const rename = renameFile('docs-ocr/api/run.mdx', 'docs-ocr/go.mdx');

  it('renames a path, also behind the alias of the repository and before other words', () => {
    expect(rename('docs-ocr/api/run.mdx run.c 12')).toBe(
      'docs-ocr/go.mdx run.c 12',
    );
    expect(rename("'@site/docs-ocr/api/run.mdx'")).toBe(
      "'@site/docs-ocr/go.mdx'",
    );
  });

  it('leaves paths that only end or begin like it alone', () => {
    for (const text of ['my-docs-ocr/api/run.mdx', 'docs-ocr/api/run.mdxx']) {
      expect(rename(text)).toBe(text);
    }
  });
});

describe('renameAnchor', () => {
  const rename = renameAnchor('/ocr/api/run', 'errors', 'codes');

  it('renames the anchor behind its page, and no other', () => {
    expect(rename('/ocr/api/run#errors')).toBe('/ocr/api/run#codes');
    expect(rename('/en/ocr/api/run.md#errors')).toBe(
      '/en/ocr/api/run.md#codes',
    );
    for (const text of [
      '/ocr/api/run#errors-all',
      '/ocr/api/runAsync#errors',
      '/ocr/api/run',
    ]) {
      expect(rename(text)).toBe(text);
    }
  });
});
