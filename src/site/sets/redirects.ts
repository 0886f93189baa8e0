import {DOCS_SET_LIST, type DocsSet} from './index';
import movedPages from './movedPages.json';

/** An address without a page of its own, and the page it leads to. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Former addresses of pages and the pages they lead to, both below the route of a set, by its id. */
export type MovedPages = Readonly<
  Record<string, Readonly<Record<string, string>>>
>;

/** Every client redirect. Each holds with and without a slash at the end of `from`. */
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
    // The document links of products, for a documents base that is this site.
    ...sets.flatMap(({routeBasePath, products, entry}) =>
      products
        .filter((slug) => slug !== routeBasePath)
        .map((slug) => ({from: `/${slug}`, to: entry})),
    ),
  ];
}
