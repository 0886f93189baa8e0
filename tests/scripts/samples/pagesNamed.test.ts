import {expect, it} from 'vitest';
import {pagesNamed} from '../../../scripts/samples/pagesNamed';

const named = (...names: string[]) =>
  pagesNamed(process.cwd(), names).map(({file}) => file);

it('finds pages by path and by address, and every page where none is named', () => {
  const pages = ['docs-ocr/intro.mdx', 'docs-spreadsheet/intro.mdx'];
  expect(named('./docs-ocr/intro.mdx', '/spreadsheet/intro')).toEqual(pages);
  expect(named()).toEqual(expect.arrayContaining(pages));
});

it.each([
  ['docs-ocr/intor.mdx', 'Did you mean docs-ocr/intro.mdx?'],
  ['/ocr/intor', 'Did you mean /ocr/intro?'],
  ['docs-ocr', 'received "docs-ocr"'],
])('says what it expected in the place of %s', (name, says) => {
  expect(() => named(name)).toThrow(says);
});
