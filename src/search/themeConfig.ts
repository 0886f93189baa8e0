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
    readonly nodes: readonly {readonly url: string}[];
    readonly nearestNode?: {readonly url: string};
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

/**
 * Builds `themeConfig.typesense` from the site's settings.
 *
 * @param externalSites - addresses of the vendor's other sites, to which results may link
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

/**
 * Creates a pattern that matches an address and all paths below it, but no other host that starts with the
 * same characters.
 */
function addressPattern(address: string): string {
  const {origin, pathname} = new URL(address);
  const text = `${origin}${pathname.replace(/\/$/, '')}`;
  return `${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:[/?#]|$)`;
}
