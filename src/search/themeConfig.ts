import type {SearchSettings} from '../site/settings';

/** A node of a cluster, as typesense-js writes it. */
interface NodeConfig {
  readonly url: string;
}

/** `themeConfig.typesense`, in the shape of docusaurus-theme-search-typesense. */
export interface SearchThemeConfig {
  /** Collection of the hosted engine; recent and saved searches are kept under its name. */
  readonly typesenseCollectionName: string;
  /** Absent with the embedded engine. */
  readonly typesenseServerConfig?: {
    readonly nodes: readonly NodeConfig[];
    readonly nearestNode?: NodeConfig;
    /** Search-only key. */
    readonly apiKey: string;
  };
  /** Added to each request; a `filter_by` is joined to that of the page's context. */
  readonly typesenseSearchParameters: Readonly<
    Record<string, string | number | boolean>
  >;
  /** Whether results are limited to the language and versions of the current page. */
  readonly contextualSearch: boolean;
  /** Pattern of addresses outside the site that results may lead to. */
  readonly externalUrlRegex?: string;
  /** Where the results page stands; the theme describes it to browsers, too. */
  readonly searchPagePath: string;
}

/** Name under which recent and saved searches are kept when there is no collection. */
const EMBEDDED_NAME = 'embedded';

/**
 * Builds `themeConfig.typesense` from the settings.
 *
 * @param externalSites - addresses of the vendor's other sites, to which results may lead
 */
export function searchThemeConfig(
  search: SearchSettings,
  externalSites: readonly string[] = [],
): SearchThemeConfig {
  const nodeOf = (address: string): NodeConfig => ({
    url: address.replace(/\/$/, ''),
  });
  const isHosted = search.engine === 'hosted';
  return {
    typesenseCollectionName: isHosted ? search.collection : EMBEDDED_NAME,
    ...(isHosted && {
      typesenseServerConfig: {
        nodes: search.nodes.map(nodeOf),
        ...(search.nearestNode !== undefined && {
          nearestNode: nodeOf(search.nearestNode),
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

/** Matches an address and everything below it, and no other host that starts alike. */
function addressPattern(address: string): string {
  const {origin, pathname} = new URL(address);
  const text = `${origin}${pathname.replace(/\/$/, '')}`;
  return `${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:[/?#]|$)`;
}
