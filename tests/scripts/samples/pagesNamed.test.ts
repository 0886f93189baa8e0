import {expect, it} from 'vitest';
import {pagesNamed} from '../../../scripts/samples/pagesNamed';

const named = (...names: string[]) =>
  pagesNamed(process.cwd(), names).map(({file}) => file);

it('finds pages by path and by address', () => {
  expect(named('./docs-ocr/intro.mdx', '/spreadsheet/intro')).toEqual([
    'docs-ocr/intro.mdx',
    'docs-spreadsheet/intro.mdx',
  ]);
});

it('takes every page where none is named', () => {
  expect(named().length).toBeGreaterThan(100);
});

it.each([
  ['docs-ocr/intor.mdx', 'Did you mean docs-ocr/intro.mdx?'],
  ['/ocr/intor', 'Did you mean /ocr/intro?'],
  ['docs-ocr', 'Mind upper and lower case.'],
])('says what it expected in the place of %s', (name, says) => {
  expect(() => named(name)).toThrow(
    `expected the path or the address of a page, such as docs-ocr/intro.mdx or /ocr/intro, received "${name}"`,
  );
  expect(() => named(name)).toThrow(says);
});
