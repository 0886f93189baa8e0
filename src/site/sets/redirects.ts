import {DOCS_SET_LIST, type DocsSet} from './index';
import movedPages from './movedPages.json';

/** A redirect that runs in the browser. Both paths are without locale prefix. */
export interface PageRedirect {
  readonly from: string;
  readonly to: string;
}

/** Documentation set → former path → current path. Paths are relative to the route of the set. */
export type MovedPages = Readonly<
  Record<string, Readonly<Record<string, string>>>
>;

/** Lists all client redirects. Each redirect also applies with a trailing slash. */
export function listClientRedirects(
  sets: readonly DocsSet[] = DOCS_SET_LIST,
  moved: MovedPages = movedPages,
): PageRedirect[] {
  return [
    ...sets.flatMap(({id, routeBasePath, entry, groups}) => [
      {from: `/${routeBasePath}`, to: entry},
      ...Object.entries({...groups, ...moved[id]}).map(([former, page]) => ({
        from: `/${routeBasePath}/${former}`,
        to: `/${routeBasePath}/${page}`,
      })),
    ]),
    // Redirects for the documents links of products, in case `SITE_DOCUMENTS_URL` is this site.
    ...sets.flatMap(({routeBasePath, products, entry}) =>
      products
        .filter((slug) => slug !== routeBasePath)
        .map((slug) => ({from: `/${slug}`, to: entry})),
    ),
  ];
}
