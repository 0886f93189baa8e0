import type {SearchSettings} from '../site/settings';

/** Type of `themeConfig.typesense`, compatible with the package docusaurus-theme-search-typesense. */
export interface SearchThemeConfig {
  /**
   * Collection that the hosted engine searches. The name is also part of the storage key of recent and
   * favourite hits.
   */
  readonly typesenseCollectionName: string;
  /** Servers of the hosted engine; omitted for the embedded engine. */
  readonly typesenseServerConfig?: {
    /** In the order of use. */
    readonly nodes: readonly {readonly url: string}[];
    /** API key that permits searching only. */
    readonly apiKey: string;
  };
  /** Search parameters added to each request. A `filter_by` is combined with the site's own filter. */
  readonly typesenseSearchParameters: Readonly<
    Record<string, string | number | boolean>
  >;
  /** True if a search is limited to the language and versions of the current page. */
  readonly contextualSearch: boolean;
  /** Regular expression for external addresses that results may link to. */
  readonly externalUrlRegex?: string;
  /** Path of the results page, which the theme uses in the OpenSearch description. */
  readonly searchPagePath: string;
}

export function getSearchConfig(themeConfig: object): SearchThemeConfig {
  return (themeConfig as {readonly typesense: SearchThemeConfig}).typesense;
}

/**
 * Builds `themeConfig.typesense` from the site's settings.
 *
 * @param externalSites - addresses of the vendor's other sites, to which results may link
 */
export function createSearchThemeConfig(
  search: SearchSettings,
  externalSites: readonly string[] = [],
): SearchThemeConfig {
  const isHosted = search.engine === 'hosted';
  return {
    typesenseCollectionName: isHosted ? search.collection : 'embedded',
    ...(isHosted && {
      typesenseServerConfig: {
        nodes: listNodes(search).map((url) => ({url})),
        apiKey: search.searchApiKey,
      },
    }),
    typesenseSearchParameters: {},
    contextualSearch: true,
    searchPagePath: 'search',
    ...(externalSites.length > 0 && {
      externalUrlRegex: `^(?:${externalSites.map(createAddressPattern).join('|')})`,
    }),
  };
}

/** Lists the URLs of the nodes without a trailing slash, the nearest first. */
function listNodes({
  nodes,
  nearestNode,
}: Extract<SearchSettings, {engine: 'hosted'}>): string[] {
  const all = nearestNode === undefined ? nodes : [nearestNode, ...nodes];
  return [...new Set(all.map((address) => address.replace(/\/$/, '')))];
}

/**
 * Creates a pattern that matches an address and all paths below it, but no other host that starts with the
 * same characters.
 */
function createAddressPattern(address: string): string {
  const {origin, pathname} = new URL(address);
  const text = `${origin}${pathname.replace(/\/$/, '')}`;
  return `${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:[/?#]|$)`;
}
