import {writtenAnchors} from '../../src/sets/page/anchors';
import {pagePlaceOf, type PagePlace} from '../../src/sets/page/place';
import type {SourcePage} from '../../src/sets/page/sourcePage';
import {DOCS_LOCALE} from '../../src/site/locales';
import {componentAnchors} from './componentAnchors';
import type {FileTree} from './files';
import {pageAnchors} from './pageAnchors';
import type {Sources} from './sources';

const THEME_PAGES = {'src/theme/SearchPage/index.tsx': '/search'};

/** Addresses of the site, as far as they are known without a build. */
export interface RouteTable {
  /** Page sources by address; the English one where there are two. */
  readonly pages: ReadonlyMap<string, SourcePage>;
  /** Files of pages that are components, by address. */
  readonly components: ReadonlyMap<string, string>;
  /** Addresses that lead to another page, and where. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly sources: Sources;
}

/** The pages that are components: their files and places. */
export function componentPages(
  files: FileTree,
): {readonly file: string; readonly place: PagePlace}[] {
  return files
    .list('src/pages')
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const place = pagePlaceOf(file);
      return place && !place.partial ? [{file, place}] : [];
    });
}

/** Gathers the addresses of a site's pages, components and redirects. */
export function routesOf(sources: Sources): RouteTable {
  const {pages, files, redirects} = sources;
  const withRoute = pages.filter(({partial}) => !partial);
  return {
    pages: new Map(
      // The last entry wins: English sources come after their translations.
      [...withRoute]
        .sort((a, b) => Number(isSource(a)) - Number(isSource(b)))
        .map((page) => [page.route, page]),
    ),
    components: new Map([
      ...componentPages(files).map(
        ({file, place}) => [place.route, file] as const,
      ),
      // Pages that themes give a route to, once the site has its own component for them.
      ...Object.entries(THEME_PAGES)
        .filter(([file]) => files.has(file))
        .map(([file, route]) => [route, file] as const),
    ]),
    redirects: new Map(redirects.map(({from, to}) => [from, to])),
    sources,
  };
}

function isSource({locale}: SourcePage): boolean {
  return locale === DOCS_LOCALE;
}

/** How an address of this site resolves. */
export type Resolution =
  | {readonly kind: 'found' | 'undecided'}
  | {readonly kind: 'noPage'; readonly route: string}
  | {
      readonly kind: 'noAnchor';
      readonly route: string;
      /** Those that there are. */
      readonly anchors: ReadonlySet<string>;
    }
  | {readonly kind: 'redirect'; readonly to: string};

/**
 * Resolves an address that begins with `/`; its query is left aside.
 *
 * @returns `undecided` for an anchor of a page that does not agree with its contract
 */
export async function resolveRoute(
  table: RouteTable,
  address: string,
): Promise<Resolution> {
  const [pathAndQuery = '', anchor] = address.split('#', 2);
  const [path = ''] = pathAndQuery.split('?', 1);
  const route = path.replace(/(?<=.)\/$/, '');
  const page = table.pages.get(route);
  if (page) {
    return resolveAnchor(page, anchor, table.sources);
  }
  const component = table.components.get(route);
  if (component !== undefined) {
    const anchors = () => componentAnchors(route, component, table.sources);
    return anchor ? among(anchors(), anchor, route) : {kind: 'found'};
  }
  const to = table.redirects.get(route);
  return to === undefined ? {kind: 'noPage', route} : {kind: 'redirect', to};
}

/** Looks an anchor up on a page. An absent or empty anchor is the page itself. */
export async function resolveAnchor(
  page: SourcePage,
  anchor: string | undefined,
  sources: Sources,
): Promise<Resolution> {
  if (!anchor || writtenAnchors(page).has(safeDecode(anchor))) {
    return {kind: 'found'};
  }
  const anchors = await pageAnchors(page, sources);
  return anchors ? among(anchors, anchor, page.route) : {kind: 'undecided'};
}

function among(
  anchors: ReadonlySet<string>,
  anchor: string,
  route: string,
): Resolution {
  return anchors.has(safeDecode(anchor))
    ? {kind: 'found'}
    : {kind: 'noAnchor', route, anchors};
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
