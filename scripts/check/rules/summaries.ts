import {
  hashFrontMatter,
  suggestName,
  type PageSummary,
  type ProblemText,
  type FileProblem,
  type SourcePage,
} from '../../../src/content';
import {DOCS_SET_LIST} from '../../../src/site/sets/index';
import {DOCS_LOCALE, type LocaleRow} from '../../../src/site/locales';
import {getDocSummariesFile} from '../../../src/site/translations';
import {findTableProblems} from '../files';
import type {CheckSources} from '../sources';
import {isTextInLanguage, findTranslationFault} from '../translationFault';
import {mergeResults, type CheckRule} from '../types';

/** Translated titles and summaries belong to pages without a translation, and are in the right language. */
export const run: CheckRule = (sources) => {
  const results = Object.entries(sources.locales)
    .filter(([locale]) => locale !== DOCS_LOCALE)
    .flatMap(([locale, language]) =>
      DOCS_SET_LIST.map(({id}) => checkTable(id, locale, language, sources)),
    );
  return mergeResults(results);
};

function checkTable(
  set: string,
  locale: string,
  language: LocaleRow,
  {files, pages}: CheckSources,
): {inspected: number; problems: FileProblem[]} {
  const file = getDocSummariesFile(locale, set);
  const own = pages.filter(({area, partial}) => area === set && !partial);
  const idsIn = (language: string) =>
    own.filter((page) => page.locale === language).map(({id}) => id);
  const translated = idsIn(locale);
  const open = idsIn(DOCS_LOCALE).filter((id) => !translated.includes(id));
  const problems = findTableProblems(files, file, (id, entry) => {
    const page = own.find((each) => open.includes(id) && each.id === id);
    return page
      ? (entryFault(entry, page, language) ?? staleFault(entry, page))
      : {
          found: 'a page that does not need it',
          expected: `pages of the set that have no translation into ${language.name}`,
          remedy: `${suggestName(id, open)}Correct the id. If the page is translated now, run npm run translated, which removes the entry.`,
        };
  });
  return {inspected: own.length, problems};
}

function entryFault(
  entry: unknown,
  {frontMatter}: SourcePage,
  language: LocaleRow,
): ProblemText | undefined {
  const {title, summary} = entry as PageSummary;
  return summary === undefined || isTextInLanguage(language, summary, '')
    ? findTranslationFault(title, String(frontMatter['title'] ?? ''), language)
    : {
        found: JSON.stringify(summary),
        expected: `a summary in ${language.name}`,
        remedy: 'Translate it.',
      };
}

function staleFault(
  entry: unknown,
  {file, frontMatter}: SourcePage,
): ProblemText | undefined {
  const {hash} = entry as PageSummary;
  return hash === hashFrontMatter(frontMatter)
    ? undefined
    : {
        found: `made from ${hash ? 'another' : 'no known'} English text`,
        expected: `the title and description of ${file} as they are now`,
        remedy: `Correct it, then run npm run translated -- ${file}`,
      };
}
