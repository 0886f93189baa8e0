import {DOCS_SET_LIST, type DocsSet} from './index';
import movedPages from './movedPages.json';

/** A client redirect. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Former path → current path, both relative to the set's route, by set id. */
export type MovedPages = Readonly<
  Record<string, Readonly<Record<string, string>>>
>;

/** Lists all client redirects. They also apply with a trailing slash. */
export function clientRedirects(
  sets: readonly DocsSet[] = DOCS_SET_LIST,
  moved: MovedPages = movedPages,
): Redirect[] {
  return [
    ...sets.flatMap(({id, routeBasePath, entry, groups}) => [
      {from: `/${routeBasePath}`, to: entry},
      ...Object.entries({...groups, ...moved[id]}).map(([former, page]) => ({
        from: `/${routeBasePath}/${former}`,
        to: `/${routeBasePath}/${page}`,
      })),
    ]),
    // Document links of products, in case `SITE_DOCUMENTS_URL` is this site.
    ...sets.flatMap(({routeBasePath, products, entry}) =>
      products
        .filter((slug) => slug !== routeBasePath)
        .map((slug) => ({from: `/${slug}`, to: entry})),
    ),
  ];
}
