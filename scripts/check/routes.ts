import {anchorsOf} from '../../src/sets/page/anchors';
import {pagePlaceOf} from '../../src/sets/page/place';
import type {SourcePage} from '../../src/sets/page/sourcePage';
import {DOCS_LOCALE} from '../../src/site/locales';
import type {Sources} from './sources';

const THEME_PAGES = {'src/theme/SearchPage/index.tsx': '/search'};

/** Addresses of the site, as far as they are known without a build. */
export interface RouteTable {
  /** Page sources by address; the English one where there are two. */
  readonly pages: ReadonlyMap<string, SourcePage>;
  /** Addresses of pages that are components. */
  readonly components: ReadonlySet<string>;
  /** Addresses that lead to another page, and where. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** Gathers the addresses of a site's pages, components and redirects. */
export function routesOf({pages, files, redirects}: Sources): RouteTable {
  const withRoute = pages.filter(({partial}) => !partial);
  return {
    pages: new Map(
      // The last entry wins: English sources come after their translations.
      [...withRoute]
        .sort((a, b) => Number(isSource(a)) - Number(isSource(b)))
        .map((page) => [page.route, page]),
    ),
    components: new Set([
      ...files
        .list('src/pages')
        .filter((file) => file.endsWith('.tsx'))
        .map(pagePlaceOf)
        .filter((place) => place && !place.partial)
        .map((place) => place!.route),
      // Pages that themes give a route to, once the site has its own component for them.
      ...Object.entries(THEME_PAGES)
        .filter(([file]) => files.has(file))
        .map(([, route]) => route),
    ]),
    redirects: new Map(redirects.map(({from, to}) => [from, to])),
  };
}

function isSource({locale}: SourcePage): boolean {
  return locale === DOCS_LOCALE;
}

/** How an address of this site resolves. */
export type Resolution =
  | {readonly kind: 'found' | 'undecided'}
  | {readonly kind: 'noPage' | 'noAnchor'; readonly route: string}
  | {readonly kind: 'redirect'; readonly to: string};

/**
 * Resolves an address that begins with `/`; its query is left aside.
 *
 * @returns `undecided` for an anchor that only a build knows
 */
export function resolveRoute(table: RouteTable, address: string): Resolution {
  const [pathAndQuery = '', anchor] = address.split('#', 2);
  const [path = ''] = pathAndQuery.split('?', 1);
  const route = path.replace(/(?<=.)\/$/, '');
  const page = table.pages.get(route);
  if (page) {
    return resolveAnchor(page, anchor);
  }
  if (table.components.has(route)) {
    return {kind: anchor ? 'undecided' : 'found'};
  }
  const to = table.redirects.get(route);
  return to === undefined ? {kind: 'noPage', route} : {kind: 'redirect', to};
}

/** Looks an anchor up on a page. An absent or empty anchor is the page itself. */
export function resolveAnchor(
  page: SourcePage,
  anchor: string | undefined,
): Resolution {
  if (!anchor) {
    return {kind: 'found'};
  }
  const {ids, mayHoldMore} = anchorsOf(page);
  if (ids.has(safeDecode(anchor))) {
    return {kind: 'found'};
  }
  return mayHoldMore
    ? {kind: 'undecided'}
    : {kind: 'noAnchor', route: page.route};
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
