import type {SearchSettings} from '../site/settings';

/** Parameters of one search in a Typesense `multi_search` request. */
export type SearchParameters = Readonly<
  Record<string, string | number | boolean>
>;

/** Type of `themeConfig.typesense`, compatible with the package docusaurus-theme-search-typesense. */
export type SearchThemeConfig = ReturnType<typeof createSearchThemeConfig>;

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
) {
  const isHosted = search.engine === 'hosted';
  return {
    // Also part of the storage key of recent and favourite hits.
    typesenseCollectionName: isHosted ? search.collection : 'embedded',
    ...(isHosted && {
      typesenseServerConfig: {
        // In the order of use.
        nodes: listNodes(search).map((url) => ({url})),
        // Permits searching only.
        apiKey: search.searchApiKey,
      },
    }),
    // Added to each request. A `filter_by` is combined with the site's own filter.
    typesenseSearchParameters: {} as SearchParameters,
    // Limits a search to the language and versions of the current page.
    contextualSearch: true,
    // The plugin in this folder adds the search page, because the theme describes it in English only.
    searchPagePath: false,
    // Matches the external addresses to which results may link.
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
