import path from 'node:path';
import {originalOf, pagePlaceOf} from '../../../src/sets/page/place';
import {DOCS_SET_LIST} from '../../../src/sets/index';
import {DOCS_LOCALE} from '../../../src/site/locales';
import {
  searchSynonyms,
  searchTerms,
  TERMS_LOCALE,
  translatedDocs,
  translatedPages,
  translatedQuestions,
  translatedTexts,
  translationFolder,
} from '../../../src/site/translations';
import type {Sources} from '../sources';
import type {Rule} from '../types';

/** Every file in `i18n/` is one that the site reads: texts of a locale, of a set, a page or a file of a page. */
export const run: Rule = (sources) => {
  const files = sources.files.list('i18n');
  const locales = Object.keys(sources.locales).filter(
    (locale) => locale !== DOCS_LOCALE,
  );
  const sets = DOCS_SET_LIST.map(({id}) => id);
  const texts = [
    searchSynonyms(TERMS_LOCALE),
    ...[...sets, 'pages'].map((area) => searchTerms(TERMS_LOCALE, area)),
    ...locales.flatMap((locale) => [
      translatedTexts(locale),
      translatedQuestions(locale),
      ...sets.map((set) => `${translatedDocs(locale, set)}/current.json`),
    ]),
  ];
  const isOfLocale = (file: string) =>
    locales.some((locale) => file.startsWith(`${translationFolder(locale)}/`));
  return {
    inspected: files.length,
    problems: files
      .filter((file) => !texts.includes(file))
      .filter((file) => !isOfLocale(file) || !isOfPage(file, sources))
      .map((file) => ({
        file,
        line: 1,
        found: isOfLocale(file)
          ? 'a file that no set and no page reads'
          : 'a file of a language that the site does not have',
        expected: `a folder of ${locales.join(', ')}, and there ${translatedTexts('LOCALE')}, ${searchTerms('LOCALE', 'SET')}, current.json or current/ of ${translatedDocs('LOCALE', 'SET')}, or a file of ${translatedPages('LOCALE')}`,
        remedy:
          'Correct the path, add a row for the language to src/site/locales.ts, or take the file away.',
      })),
  };
};

/** A page, which another check holds to its original, or a file that its page or its original has too. */
function isOfPage(file: string, {files, pages}: Sources): boolean {
  const original = originalOf(file);
  const place = pagePlaceOf(file);
  return (
    original !== undefined &&
    (/\.mdx?$/.test(file) ||
      files.has(original) ||
      pages.some(
        ({area, locale, text}) =>
          area === place?.area &&
          locale === place.locale &&
          text.includes(path.posix.basename(file)),
      ))
  );
}
