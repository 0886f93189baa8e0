import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {LOCALES} from '../../site/locales';
import {translationFolder} from '../../site/translations';

/** The table of the pages outside the documentation sets: its keys are routes. */
const PAGES_TABLE = 'pages';

/** A table: page → what readers of the locale call it. */
type SearchTermsTable = Readonly<Record<string, readonly string[]>>;

/** What readers may call a page in any language, by its path below a locale's base path. */
export type TopicsOf = (path: string) => readonly string[];

/**
 * Reads the tables `i18n/LOCALE/search-terms/SET.json`, keyed by the ids of pages, and `pages.json`,
 * keyed by routes. They lead readers to pages that are not written in their language; nothing shows
 * them. `npm run check` reports what is wrong with one.
 *
 * @param siteDir - root of the repository
 */
export function readSearchTerms(siteDir: string): TopicsOf {
  const topics = new Map<string, string[]>();
  for (const locale of LOCALES) {
    const folder = path.join(
      siteDir,
      translationFolder(locale),
      'search-terms',
    );
    const files = existsSync(folder) ? readdirSync(folder).sort() : [];
    for (const file of files.filter((name) => name.endsWith('.json'))) {
      const set = path.basename(file, '.json');
      const text = readFileSync(path.join(folder, file), 'utf8');
      const table = JSON.parse(text) as SearchTermsTable;
      for (const [name, terms] of Object.entries(table)) {
        const key = set === PAGES_TABLE ? trim(name) : `${set}/${trim(name)}`;
        topics.set(key, [...(topics.get(key) ?? []), ...terms]);
      }
    }
  }
  const locale = new RegExp(`^(?:${LOCALES.join('|')})(?:/|$)`);
  return (address) => {
    const page = trim(address);
    return topics.get(page) ?? topics.get(page.replace(locale, '')) ?? [];
  };
}

function trim(address: string): string {
  return address.replace(/^\/|\/$/g, '');
}
