import {describe, expect, it} from 'vitest';
import {CHECKS} from '../../../../scripts/check/checks';
import {concerned} from '../../../../scripts/check/changed/concerned';

const of = (...changed: string[]) => concerned({changed, removed: []});

describe('what changed files are held to', () => {
  it('is what a page can be held to alone', () => {
    const {checks, pages} = of('docs-ocr/intro.mdx', '.nvmrc');
    expect(checks).toContain('links');
    expect(checks).toContain('translations');
    expect(checks).not.toContain('table texts');
    expect(pages).toEqual(['docs-ocr/intro.mdx']);
  });

  it('is less for styles, images and strings', () => {
    expect(of('src/css/base.css').checks).toContain('custom properties');
    expect(of('static/img/logo.svg').checks).toContain('image files');
    expect(of('i18n/ko/code.json').checks).toContain('interface strings');
    expect(of('.github/workflows/ci.yml').checks).toEqual([
      'workflows',
      'data syntax',
    ]);
    expect(of('tests/a.test.ts', '.nvmrc').checks).toEqual([]);
  });

  it.each([
    [{changed: ['sidebars/ocr.ts'], removed: []}],
    [{changed: ['src/site/products.ts', 'docs-ocr/intro.mdx'], removed: []}],
    [{changed: ['contracts/ocr/argo_sdk.h'], removed: []}],
    [{changed: ['scripts/check/spelling/words.txt'], removed: []}],
    [{changed: ['package.json'], removed: []}],
    [{changed: [], removed: ['docs-ocr/intro.mdx']}],
  ])('is everything where anything may depend on it: %o', (files) => {
    expect(concerned(files)).toEqual({checks: 'all'});
  });

  it('is named as the gate names it', () => {
    const names = CHECKS.map(({name}) => name);
    const {checks} = of(
      'docs-ocr/intro.mdx',
      'src/css/base.css',
      'static/img/logo.svg',
      'i18n/ko/code.json',
    );
    expect(names).toEqual(expect.arrayContaining([...checks]));
  });
});
