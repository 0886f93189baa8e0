import path from 'node:path';
import {originalOf, pagePlaceOf} from '../../../src/sets/page/place';
import {DOCS_SETS} from '../../../src/sets/index';
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
import type {Problem} from '../../../src/sets/problem';
import type {Rule} from '../types';

/** Everything in `i18n/` belongs to a locale of the site, and there to its texts, a set or a page. */
export const run: Rule = (sources) => {
  const all = sources.files.list('i18n');
  const locales = Object.keys(sources.locales).filter(
    (locale) => locale !== DOCS_LOCALE,
  );
  const ownerOf = (file: string) =>
    locales.find((locale) => file.startsWith(`${translationFolder(locale)}/`));
  const strays = all.filter((file) => !ownerOf(file));
  const folders = new Set(
    strays.map((file) => file.split('/').slice(0, 2).join('/')),
  );
  return {
    inspected: all.length,
    problems: [
      ...[...folders].map((folder) => foreignFolder(folder, locales)),
      ...all.flatMap((file) => {
        const locale = ownerOf(file);
        return locale && !isClaimed(file, locale, sources)
          ? [unclaimed(file, locale)]
          : [];
      }),
    ],
  };
};

function foreignFolder(folder: string, locales: readonly string[]): Problem {
  const name = path.posix.basename(folder);
  return {
    file: folder,
    line: 1,
    found: `translations for "${name}", which no locale claims`,
    expected: `folders of ${locales.join(', ')}`,
    remedy:
      name === DOCS_LOCALE
        ? 'Take it away: the sources themselves are in this language.'
        : `Add a row "${name}" to src/site/locales.ts, or take the folder away.`,
  };
}

function isClaimed(file: string, locale: string, sources: Sources): boolean {
  const sets = Object.values(DOCS_SETS);
  const texts = [
    translatedTexts(locale),
    translatedQuestions(locale),
    searchSynonyms(TERMS_LOCALE),
    ...sets.map(({id}) => `${translatedDocs(locale, id)}/current.json`),
    ...[...sets.map(({id}) => id), 'pages'].map((area) =>
      searchTerms(TERMS_LOCALE, area),
    ),
  ];
  const original = originalOf(file);
  if (texts.includes(file) || !original) {
    return texts.includes(file);
  }
  // A page is held to its original by another check.
  return (
    /\.mdx?$/.test(file) ||
    sources.files.has(original) ||
    isNamed(file, sources)
  );
}

/** Whether a page of the same area and locale names the file. */
function isNamed(file: string, {pages}: Sources): boolean {
  const place = pagePlaceOf(file);
  return pages.some(
    ({area, locale, text}) =>
      area === place?.area &&
      locale === place.locale &&
      text.includes(path.posix.basename(file)),
  );
}

function unclaimed(file: string, locale: string): Problem {
  const ids = Object.keys(DOCS_SETS);
  return {
    file,
    line: 1,
    found: 'a file that no set and no page claims',
    expected: `${translatedTexts(locale)}, ${translatedQuestions(locale)}, ${searchTerms(TERMS_LOCALE, 'SET')}, ${searchSynonyms(TERMS_LOCALE)}, current.json or current/ of ${ids.map((id) => translatedDocs(locale, id)).join(' or ')}, or a file of ${translatedPages(locale)}`,
    remedy: 'Correct the path, or take the file away.',
  };
}
