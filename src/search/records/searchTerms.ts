import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {LOCALES} from '../../site/locales';
import {translationFolder} from '../../site/translations';
import {readSearchSynonyms} from './searchSynonyms';

/** The table of the pages outside the documentation sets: its keys are routes. */
const PAGES_TABLE = 'pages';

type Terms = Readonly<Record<string, readonly string[]>>;

/** A table: page or group of pages → what readers of the locale call it. */
interface SearchTermsTable {
  readonly pages: Terms;
  readonly groups: Terms;
}

/** What readers may call a page in any language. */
export interface PageNames {
  readonly topics: readonly string[];
  /** What else readers may say for the words of these. */
  readonly aliases: readonly string[];
  /** Names of the groups that it belongs to. */
  readonly groupTopics: readonly string[];
}

/** Names of a page, by its path below a locale's base path. */
export type NamesOf = (path: string) => PageNames;

/**
 * Reads the tables `i18n/LOCALE/search-terms/SET.json`, keyed by the ids of pages and groups, and
 * `pages.json`, keyed by routes. They lead readers to pages that are not written in their language;
 * nothing shows them.
 *
 * @param siteDir - root of the repository
 * @throws Error naming the file that is no such table
 */
export function readSearchTerms(siteDir: string): NamesOf {
  const pages = new Map<string, string[]>();
  const groups = new Map<string, string[]>();
  for (const {set, table} of LOCALES.flatMap((locale) =>
    tablesIn(path.join(siteDir, translationFolder(locale), 'search-terms')),
  )) {
    const keyOf = (name: string) =>
      set === PAGES_TABLE ? trim(name) : `${set}/${trim(name)}`;
    addTerms(pages, table.pages, keyOf);
    addTerms(groups, table.groups, keyOf);
  }
  const otherWordsFor = readSearchSynonyms(siteDir);
  const locale = new RegExp(`^(?:${LOCALES.join('|')})(?:/|$)`);
  return (address) => {
    const trimmed = trim(address);
    const page = pages.has(trimmed) ? trimmed : trimmed.replace(locale, '');
    const topics = pages.get(page) ?? [];
    return {
      topics,
      aliases: [...new Set(topics.flatMap(otherWordsFor))],
      groupTopics: [...groups].flatMap(([group, terms]) =>
        page.startsWith(`${group}/`) ? terms : [],
      ),
    };
  };
}

function tablesIn(folder: string) {
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return files
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({
      set: path.basename(name, '.json'),
      table: readTable(path.join(folder, name)),
    }));
}

function readTable(file: string): SearchTermsTable {
  const {pages, groups = {}} = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as Partial<SearchTermsTable>;
  if (!isTerms(pages) || !isTerms(groups)) {
    throw new Error(
      `${file}: expected pages and groups, each with lists of terms: {"pages": {"api/run": ["인식"]}, "groups": {}}.`,
    );
  }
  return {pages, groups};
}

function isTerms(value: unknown): value is Terms {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (terms) =>
        Array.isArray(terms) && terms.every((term) => typeof term === 'string'),
    )
  );
}

function addTerms(
  all: Map<string, string[]>,
  table: Terms,
  keyOf: (name: string) => string,
): void {
  for (const [name, terms] of Object.entries(table)) {
    all.set(keyOf(name), [...(all.get(keyOf(name)) ?? []), ...terms]);
  }
}

function trim(address: string): string {
  return address.replace(/^\/|\/$/g, '');
}
