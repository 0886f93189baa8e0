import {readFileSync} from 'node:fs';
import path from 'node:path';
import {getPageStore, listFiles} from '../../content';
import {DOCS_LOCALE, LOCALES} from '../../site/locales';
import {getTranslationFolder} from '../../site/translations';

/** Name of the table for pages outside the documentation sets. Its keys are routes. */
const PAGES_TABLE = 'pages';

/** Finds the search terms of a page. `path` is relative to the base path of the site, with or without locale. */
export type FindSearchTerms = (path: string) => readonly string[];

/**
 * Reads the search terms of all pages: the keywords of their front matter, the tables
 * `i18n/LOCALE/search-terms/SET.json`, keyed by page ids, and `pages.json`, keyed by routes, and the titles and
 * descriptions of translations. They are found in every language.
 *
 * @param siteDir - root of the repository
 */
export function readSearchTerms(siteDir: string): FindSearchTerms {
  const terms = new Map<string, string[]>();
  const add = (route: string, own: readonly string[]) => {
    const key = trimSlashes(route);
    terms.set(key, [...(terms.get(key) ?? []), ...own]);
  };
  for (const page of getPageStore(siteDir).readAll()) {
    const {keywords = [], title = '', description = ''} = page.frontMatter;
    const isTranslation = page.locale !== DOCS_LOCALE && page.area !== 'pages';
    add(
      page.route,
      [keywords, isTranslation ? [title, description] : []].flat(2).map(String),
    );
  }
  for (const locale of LOCALES) {
    const folder = `${getTranslationFolder(locale)}/search-terms`;
    for (const file of listFiles(siteDir, folder)) {
      const set = path.basename(file, '.json');
      const table = JSON.parse(
        readFileSync(path.join(siteDir, file), 'utf8'),
      ) as Readonly<Record<string, readonly string[]>>;
      for (const [name, own] of Object.entries(table)) {
        add(set === PAGES_TABLE ? name : `${set}/${name}`, own);
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
