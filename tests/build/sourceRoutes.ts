import {readdirSync} from 'node:fs';
import {DOCS_SET_LIST} from '../../src/site/sets/index';
import {findPagePlace} from '../../src/content';
import {LEGAL_TEXTS} from '../../src/site/legalTexts';

/** Lists the routes of the pages in a source folder, without partials. */
function routesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:mdx?|tsx)$/.test(name))
    .map((name) => findPagePlace(`${folder}/${name}`))
    .flatMap((place) => (place && !place.partial ? [place.route] : []));
}

export const DOCS_ROUTES: readonly string[] = DOCS_SET_LIST.flatMap(
  ({folder}) => routesBelow(folder),
);

/** Routes outside the sets, including the theme's search page. `/en` is excluded: it depends on the locales. */
export const PAGE_ROUTES: readonly string[] = [
  ...routesBelow('src/pages').filter((route) => route !== '/en'),
  '/search',
];

/** Checks whether a route without locale prefix is the dated version of a legal text. */
export function isDatedLegalText(route: string): boolean {
  return LEGAL_TEXTS.some(({path}) =>
    new RegExp(`^${path}/\\d{4}-\\d{2}-\\d{2}$`).test(route),
  );
}

/** Checks whether a route without locale prefix belongs to a documentation set. */
export function isDocsRoute(route: string): boolean {
  return DOCS_SET_LIST.some(({routeBasePath}) =>
    route.startsWith(`/${routeBasePath}/`),
  );
}

/**
 * Checks whether a route without locale prefix is hidden from search engines and page lists: pages that depend on a
 * query or an application, and former legal texts.
 */
export function isUnlisted(route: string): boolean {
  return /^\/(?:404|search|[^/]+\/csh-redirect|legal\/[a-z]+\/[\d-]+)$/.test(
    route,
  );
}
