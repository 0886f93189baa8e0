import {readdirSync} from 'node:fs';
import {DOCS_SET_LIST} from '../../src/site/sets/index';
import {findPagePlace} from '../../src/content';
import {LEGAL_TEXTS} from '../../src/site/legalTexts';

/** Addresses of the pages in a folder of sources, without those that only other pages import. */
function routesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:mdx?|tsx)$/.test(name))
    .map((name) => findPagePlace(`${folder}/${name}`))
    .flatMap((place) => (place && !place.partial ? [place.route] : []));
}

/** Addresses of the pages of every documentation set. */
export const DOCS_ROUTES: readonly string[] = DOCS_SET_LIST.flatMap(
  ({folder}) => routesBelow(folder),
);

/** Addresses of the pages beside the sets, that of the theme too; `/en` depends on the locales. */
export const PAGE_ROUTES: readonly string[] = [
  ...routesBelow('src/pages').filter((route) => route !== '/en'),
  '/search',
];

/** Whether an address, without the prefix of its locale, is that of a dated legal text. */
export function isDatedLegalText(route: string): boolean {
  return LEGAL_TEXTS.some(({path}) =>
    new RegExp(`^${path}/\\d{4}-\\d{2}-\\d{2}$`).test(route),
  );
}

/** Whether an address, without the prefix of its locale, belongs to a documentation set. */
export function isDocsRoute(route: string): boolean {
  return DOCS_SET_LIST.some(({routeBasePath}) =>
    route.startsWith(`/${routeBasePath}/`),
  );
}

/**
 * Whether an address, without the prefix of its locale, is not offered to search engines and programs: those made for a
 * query or an application, and legal texts of the past.
 */
export function isUnlisted(route: string): boolean {
  return /^\/(?:404|search|[^/]+\/csh-redirect|legal\/[a-z]+\/[\d-]+)$/.test(
    route,
  );
}
