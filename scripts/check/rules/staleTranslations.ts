import {
  findOriginalFile,
  findStaleSections,
  readSectionHashes,
  splitSections,
  type FileProblem,
  type SourcePage,
} from '../../../src/content';
import {DOCS_LOCALE} from '../../../src/site/locales';
import type {CheckRule} from '../sources';

/** Translations were made from the English text as it is now. */
export const run: CheckRule = ({pages, allPages}) =>
  pages
    .filter(({locale, partial}) => locale !== DOCS_LOCALE && !partial)
    .flatMap((page) => {
      const file = findOriginalFile(page.file);
      const original = allPages.find((each) => each.file === file);
      return original ? listStaleSections(page, original) : [];
    });

function listStaleSections(
  page: SourcePage,
  original: SourcePage,
): FileProblem[] {
  const known = readSectionHashes(page);
  const lineOf = ({tree}: SourcePage, id: string) =>
    splitSections(tree).find((section) => section.id === id)?.line ?? 1;
  return findStaleSections(page, original).map((id) => ({
    file: page.file,
    line: lineOf(page, id),
    found: `the section "${id}", translated from ${id in known ? 'another' : 'no known'} English text`,
    expected: `a translation of ${original.file}:${lineOf(original, id)} as it is now`,
    remedy: `Correct what no longer says the same, then run npm run translated -- ${original.file}#${id}`,
  }));
}
