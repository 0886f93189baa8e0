import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {LOCALES} from '../../site/locales';

/** Folder of a locale's tables of search terms, below `i18n/LOCALE`. */
export const SEARCH_TERMS_FOLDER = 'search-terms';

/** The table of the pages outside the documentation sets: its keys are routes. */
const PAGES_TABLE = 'pages';

/** A table: page → what readers of the locale call it. */
export type SearchTermsTable = Readonly<Record<string, readonly string[]>>;

/** What readers may call a page in any language, by its path below a locale's base path. */
export type TermsOf = (path: string) => readonly string[];

/**
 * Reads the tables `i18n/LOCALE/search-terms/SET.json`, page id → terms, and `pages.json`, route →
 * terms. They lead readers to pages that are not written in their language; nothing shows them.
 *
 * @param siteDir - root of the repository
 * @throws Error naming the table that is not one
 */
export function readSearchTerms(siteDir: string): TermsOf {
  const terms = new Map<string, string[]>();
  for (const locale of LOCALES) {
    const folder = path.join(siteDir, 'i18n', locale, SEARCH_TERMS_FOLDER);
    const files = existsSync(folder) ? readdirSync(folder).sort() : [];
    for (const file of files.filter((name) => name.endsWith('.json'))) {
      const set = path.basename(file, '.json');
      for (const [page, own] of Object.entries(
        readTable(path.join(folder, file)),
      )) {
        const key = set === PAGES_TABLE ? trim(page) : `${set}/${trim(page)}`;
        terms.set(key, [...(terms.get(key) ?? []), ...own]);
      }
    }
  }
  const locale = new RegExp(`^(?:${LOCALES.join('|')})(?:/|$)`);
  return (page) => {
    const key = trim(page);
    return terms.get(key) ?? terms.get(key.replace(locale, '')) ?? [];
  };
}

function readTable(file: string): SearchTermsTable {
  const table: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const isTable =
    typeof table === 'object' &&
    table !== null &&
    Object.values(table).every(
      (terms) =>
        Array.isArray(terms) && terms.every((term) => typeof term === 'string'),
    );
  if (!isTable) {
    throw new Error(
      `${file}: expected an object of pages, each with a list of terms: {"api/run": ["인식"]}.`,
    );
  }
  return table as SearchTermsTable;
}

function trim(address: string): string {
  return address.replace(/^\/|\/$/g, '');
}
