import type {SearchSettings} from '../site/settings';

/** `themeConfig.typesense`, in the form of docusaurus-theme-search-typesense. */
export interface SearchThemeConfig {
  /** Collection of the hosted engine; also part of the storage key of recent and favourite searches. */
  readonly typesenseCollectionName: string;
  /** Omitted for the embedded engine. */
  readonly typesenseServerConfig?: {
    readonly nodes: readonly {readonly url: string}[];
    readonly nearestNode?: {readonly url: string};
    /** Search-only key. */
    readonly apiKey: string;
  };
  /** Added to each request; a `filter_by` is combined with the one of the site. */
  readonly typesenseSearchParameters: Readonly<
    Record<string, string | number | boolean>
  >;
  /** Searches only the language and versions of the current page. */
  readonly contextualSearch: boolean;
  /** Pattern of external addresses that results may link to. */
  readonly externalUrlRegex?: string;
  /** Path of the results page, which the theme puts into the OpenSearch description. */
  readonly searchPagePath: string;
}

/**
 * Builds `themeConfig.typesense` from the settings.
 *
 * @param externalSites - addresses of the vendor's other sites, which results may link to
 */
export function searchThemeConfig(
  search: SearchSettings,
  externalSites: readonly string[] = [],
): SearchThemeConfig {
  const toNode = (address: string) => ({url: address.replace(/\/$/, '')});
  const isHosted = search.engine === 'hosted';
  return {
    typesenseCollectionName: isHosted ? search.collection : 'embedded',
    ...(isHosted && {
      typesenseServerConfig: {
        nodes: search.nodes.map(toNode),
        ...(search.nearestNode !== undefined && {
          nearestNode: toNode(search.nearestNode),
        }),
        apiKey: search.searchApiKey,
      },
    }),
    typesenseSearchParameters: {},
    contextualSearch: true,
    searchPagePath: 'search',
    ...(externalSites.length > 0 && {
      externalUrlRegex: `^(?:${externalSites.map(addressPattern).join('|')})`,
    }),
  };
}

/** Pattern of an address and all paths below it, but no other host with the same beginning. */
function addressPattern(address: string): string {
  const {origin, pathname} = new URL(address);
  const text = `${origin}${pathname.replace(/\/$/, '')}`;
  return `${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:[/?#]|$)`;
}
