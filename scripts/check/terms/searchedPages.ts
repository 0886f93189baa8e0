import path from 'node:path';
import {pagePlaceOf, type Area} from '../../../src/sets/page/place';
import {findApiTags} from '../../../src/sets/spreadsheet/reference/pages';
import {DOCS_LOCALE} from '../../../src/site/locales';
import {isUnlistedPage} from '../../../src/site/unlistedPages';
import type {Sources} from '../sources';

/** A page that readers search for. */
export interface SearchedPage {
  readonly area: Area;
  /** How a table of terms names it: its id in a set, its route beside the sets. */
  readonly key: string;
  /** The folder in front of the key; `undefined` when there is none. */
  readonly group: string | undefined;
  readonly file: string;
}

/**
 * Lists the pages that search finds by words, by their English sources, those that are components too.
 * Pages of entries are left out: these are found by the names of the contract, which are the same in
 * every language, and words lead to the guides.
 */
export function searchedPages({
  pages,
  unparsed,
  files,
}: Sources): SearchedPage[] {
  const entries = new Set(pages.filter(holdsEntries).map(({file}) => file));
  const sources = new Set([
    ...[...pages, ...unparsed].map(({file}) => file),
    ...files.list('src/pages').filter((file) => file.endsWith('.tsx')),
  ]);
  return [...sources].flatMap((file) => {
    const place = pagePlaceOf(file);
    if (
      !place ||
      place.partial ||
      entries.has(file) ||
      place.locale !== DOCS_LOCALE ||
      isUnlistedPage(place.route)
    ) {
      return [];
    }
    const key = place.area === 'pages' ? place.route : place.id;
    const folder = path.posix.dirname(key);
    const group = folder === '.' || folder === '/' ? undefined : folder;
    return {area: place.area, key, group, file};
  });
}

function holdsEntries({text}: Sources['pages'][number]): boolean {
  return findApiTags(text, 'ApiEntries').length > 0;
}
