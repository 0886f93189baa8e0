import {existsSync, readFileSync} from 'node:fs';
import {
  findUnspecifiedMarks,
  hashFrontMatter,
  hashText,
  type SourcePage,
} from '../../src/content';
import {DOCS_LOCALE, type Locale} from '../../src/site/locales';
import {DOCS_SET_LIST} from '../../src/site/sets/index';
import {
  getDocSummariesFile,
  getTranslatedQuestionsFile,
} from '../../src/site/translations';

type Entries = Readonly<Record<string, {readonly hash?: string}>>;

/**
 * Stores the hashes of the English texts from which entries were made, and removes entries of other texts.
 *
 * @param current - id → hash of the present English text
 * @param ids - entries to confirm; if empty, those without a hash
 */
export function confirmHashes(
  entries: Entries,
  current: ReadonlyMap<string, string>,
  ids: readonly string[],
): Entries {
  return Object.fromEntries(
    Object.entries(entries)
      .filter(([id]) => current.has(id))
      .map(([id, entry]) => [
        id,
        ids.includes(id) || (ids.length === 0 && entry.hash === undefined)
          ? {...entry, hash: current.get(id)}
          : entry,
      ]),
  );
}

/**
 * Confirms the questions and summaries of pages without a translation.
 *
 * @param ids - ids of questions, and paths of English pages with a summary
 * @returns file → changed text
 */
export function confirmUntranslated(
  pages: readonly SourcePage[],
  locale: Locale,
  ids: readonly string[],
): Record<string, string> {
  const translated = new Set(
    pages.filter((page) => page.locale === locale).map(({route}) => route),
  );
  const open = pages.filter(
    (page) =>
      page.locale === DOCS_LOCALE &&
      !page.partial &&
      !translated.has(page.route),
  );
  const questions = findUnspecifiedMarks(open).map(
    ({id = '', question}) => [id, hashText(question)] as const,
  );
  const tables = [
    {
      file: getTranslatedQuestionsFile(locale),
      current: new Map(questions),
      named: ids,
    },
    ...DOCS_SET_LIST.map((set) => {
      const own = open.filter(({area}) => area === set.id);
      return {
        file: getDocSummariesFile(locale, set.id),
        current: new Map(
          own.map(({id, frontMatter}) => [id, hashFrontMatter(frontMatter)]),
        ),
        named: ids.flatMap(
          (name) => own.find(({file}) => file === name)?.id ?? [],
        ),
      };
    }),
  ];
  return Object.fromEntries(
    tables
      .filter(
        ({file, named}) =>
          existsSync(file) && (ids.length === 0 || named.length > 0),
      )
      .map(({file, current, named}) => {
        const entries = JSON.parse(readFileSync(file, 'utf8')) as Entries;
        return [
          file,
          `${JSON.stringify(confirmHashes(entries, current, named), null, 2)}\n`,
        ];
      }),
  );
}
