import {DOCS_SET_LIST, type DocsSet} from './index';

/** An address without a page of its own, and the page it leads to. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Every client redirect. Each holds with and without a slash at the end of `from`. */
export function clientRedirects(
  sets: readonly DocsSet[] = DOCS_SET_LIST,
): Redirect[] {
  return [
    ...sets.flatMap(({routeBasePath, entry, groups}) => [
      {from: `/${routeBasePath}`, to: entry},
      ...Object.entries(groups).map(([group, page]) => ({
        from: `/${routeBasePath}/${group}`,
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
