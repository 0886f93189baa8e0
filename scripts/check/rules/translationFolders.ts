import path from 'node:path';
import {findOriginal, findPagePlace} from '../../../src/content';
import {DOCS_SET_LIST} from '../../../src/site/sets/index';
import {DOCS_LOCALE} from '../../../src/site/locales';
import {
  docSummariesFile,
  searchTermsFile,
  SEARCH_TERMS_LOCALE,
  translatedDocsFolder,
  translatedQuestionsFile,
  translatedTextsFile,
  translationFolder,
} from '../../../src/site/translations';
import type {Sources} from '../sources';
import type {Rule} from '../types';

/** All files in `i18n/` are used. */
export const run: Rule = (sources) => {
  const files = sources.files.list('i18n');
  const sets = DOCS_SET_LIST.map(({id}) => id);
  const locales = Object.keys(sources.locales).filter(
    (locale) => locale !== DOCS_LOCALE,
  );
  const texts = [
    ...[...sets, 'pages'].map((area) =>
      searchTermsFile(SEARCH_TERMS_LOCALE, area),
    ),
    ...locales.flatMap((locale) => [
      translatedTextsFile(locale),
      translatedQuestionsFile(locale),
      ...sets.flatMap((set) => [
        `${translatedDocsFolder(locale, set)}/current.json`,
        docSummariesFile(locale, set),
      ]),
    ]),
  ];
  const isOfLocale = (file: string) =>
    locales.some((locale) => file.startsWith(`${translationFolder(locale)}/`));
  const unread = files.filter(
    (file) =>
      !texts.includes(file) &&
      !(isOfLocale(file) && belongsToPage(file, sources)),
  );
  return {
    inspected: files.length,
    problems: unread.map((file) => ({
      file,
      line: 1,
      found: isOfLocale(file)
        ? 'a file that no set and no page reads'
        : 'a file of a language that the site does not have',
      expected: `texts, search terms or pages, in a folder of ${locales.join(', ')}, as src/site/translations.ts has them`,
      remedy:
        'Correct the path, add a row for the language to src/site/locales.ts, or delete the file.',
    })),
  };
};

/** A translated page, or a file that such a page uses. */
function belongsToPage(file: string, {files, pages}: Sources): boolean {
  const original = findOriginal(file);
  const place = findPagePlace(file);
  const name = path.posix.basename(file);
  const isShown = () =>
    pages.some(
      ({area, locale, text}) =>
        area === place?.area && locale === place.locale && text.includes(name),
    );
  return (
    original !== undefined &&
    (/\.mdx?$/.test(file) || files.has(original) || isShown())
  );
}
