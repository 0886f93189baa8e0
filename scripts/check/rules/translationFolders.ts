import path from 'node:path';
import {findOriginalFile, findPagePlace} from '../../../src/content';
import {DOCS_SET_LIST} from '../../../src/site/sets/index';
import {DOCS_LOCALE} from '../../../src/site/locales';
import {
  getCatalogueFolder,
  getGeneratedTextsFile,
  getSearchTermsFile,
  getTermsFile,
  SEARCH_TERMS_LOCALE,
  getTranslatedDocsFolder,
  getTranslatedTextsFile,
} from '../../../src/site/translations';
import type {CheckRule, CheckSources} from '../sources';

/** All files in `i18n/` are used. */
export const run: CheckRule = (sources) => {
  const files = sources.files.list('i18n');
  const sets = DOCS_SET_LIST.map(({id}) => id);
  const locales = Object.keys(sources.locales).filter(
    (locale) => locale !== DOCS_LOCALE,
  );
  const texts = [
    ...[...sets, 'pages'].map((area) =>
      getSearchTermsFile(SEARCH_TERMS_LOCALE, area),
    ),
    ...locales.flatMap((locale) => [
      getTranslatedTextsFile(locale),
      getTermsFile(locale),
      getGeneratedTextsFile(locale),
      ...sets.map(
        (set) => `${getTranslatedDocsFolder(locale, set)}/current.json`,
      ),
    ]),
  ];
  const isCatalogue = (file: string) =>
    locales.some((locale) =>
      sets.some((set) =>
        file.startsWith(`${getCatalogueFolder(locale, set)}/`),
      ),
    );
  return files
    .filter(
      (file) =>
        !texts.includes(file) &&
        !isCatalogue(file) &&
        !belongsToPage(file, sources),
    )
    .map((file) => ({
      file,
      line: 1,
      found: 'a file that no language, set or page reads',
      expected: `texts, search terms or pages, in a folder of ${locales.join(', ')}, as src/site/translations.ts has them`,
      remedy:
        'Correct the path, add a row for the language to src/site/locales.ts, or delete the file.',
    }));
};

/** A translated page, or a file that such a page uses. */
function belongsToPage(file: string, {files, allPages}: CheckSources): boolean {
  const original = findOriginalFile(file);
  const place = findPagePlace(file);
  const name = path.posix.basename(file);
  const isShown = () =>
    allPages.some(
      ({area, locale, text}) =>
        area === place?.area && locale === place.locale && text.includes(name),
    );
  return (
    original !== undefined &&
    (/\.mdx?$/.test(file) || files.has(original) || isShown())
  );
}
