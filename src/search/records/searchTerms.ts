import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {LOCALES} from '../../site/locales';
import {getTranslationFolder} from '../../site/translations';

/** Name of the table for pages outside the documentation sets. Its keys are routes. */
const PAGES_TABLE = 'pages';

/** Finds the search terms of a page. `path` is relative to the base path of the page's locale. */
export type FindSearchTerms = (path: string) => readonly string[];

/**
 * Reads the tables `i18n/LOCALE/search-terms/SET.json`, keyed by page ids, and `pages.json`, keyed by routes.
 * The terms are in a language that the page is not written in. `npm run check` validates the tables.
 *
 * @param siteDir - root of the repository
 */
export function readSearchTerms(siteDir: string): FindSearchTerms {
  const terms = new Map<string, string[]>();
  for (const locale of LOCALES) {
    const folder = path.join(
      siteDir,
      getTranslationFolder(locale),
      'search-terms',
    );
    const files = existsSync(folder) ? readdirSync(folder).sort() : [];
    for (const file of files.filter((name) => name.endsWith('.json'))) {
      const set = path.basename(file, '.json');
      const table = JSON.parse(
        readFileSync(path.join(folder, file), 'utf8'),
      ) as Readonly<Record<string, readonly string[]>>;
      for (const [name, own] of Object.entries(table)) {
        const key =
          set === PAGES_TABLE
            ? trimSlashes(name)
            : `${set}/${trimSlashes(name)}`;
        terms.set(key, [...(terms.get(key) ?? []), ...own]);
      }
    }
  }
  const locale = new RegExp(`^(?:${LOCALES.join('|')})(?:/|$)`);
  return (address) => {
    const page = trimSlashes(address);
    return terms.get(page) ?? terms.get(page.replace(locale, '')) ?? [];
  };
}

function trimSlashes(address: string): string {
  return address.replace(/^\/|\/$/g, '');
}
