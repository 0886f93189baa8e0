import type {SearchSettings} from '../site/settings';
import type {HostedServer} from './engine';

/** A node of the cluster, as typesense-js writes it. */
export interface NodeConfig {
  readonly protocol: string;
  readonly host: string;
  readonly port: number;
  readonly path: string;
}

/** `themeConfig.typesense`, in the shape of docusaurus-theme-search-typesense. */
export interface TypesenseThemeConfig {
  readonly typesenseCollectionName: string;
  /** Absent with the embedded engine. */
  readonly typesenseServerConfig?: {
    readonly nodes: readonly NodeConfig[];
    readonly nearestNode?: NodeConfig;
    /** Search-only key. */
    readonly apiKey: string;
  };
  /** Whether results are limited to the language and versions of the current page. */
  readonly contextualSearch: boolean;
  /** Pattern of addresses outside the site that results may lead to. */
  readonly externalUrlRegex?: string;
  /** Added to the request; a `filter_by` is joined to the contextual one. */
  readonly typesenseSearchParameters: Readonly<Record<string, string | number>>;
  /** Off: the results page is the site's own, at `/search`. */
  readonly searchPagePath: false;
}

/** Name under which recent and saved searches are kept when there is no collection. */
const EMBEDDED_NAME = 'embedded';

/**
 * Builds `themeConfig.typesense` from the settings.
 *
 * @param externalSites - addresses of the vendor's other sites, to which results may lead
 */
export function typesenseThemeConfig(
  search: SearchSettings,
  externalSites: readonly string[] = [],
): TypesenseThemeConfig {
  const common = {
    contextualSearch: true,
    typesenseSearchParameters: {},
    searchPagePath: false as const,
    ...(externalSites.length > 0 && {
      externalUrlRegex: `^(?:${externalSites.map(addressPattern).join('|')})`,
    }),
  };
  if (search.engine === 'embedded') {
    return {...common, typesenseCollectionName: EMBEDDED_NAME};
  }
  const {nodes, nearestNode, searchApiKey, collection} = search;
  return {
    ...common,
    typesenseCollectionName: collection,
    typesenseServerConfig: {
      nodes: nodes.map(nodeConfig),
      ...(nearestNode !== undefined && {nearestNode: nodeConfig(nearestNode)}),
      apiKey: searchApiKey,
    },
  };
}

/** Reads the server of a theme configuration; `undefined` with the embedded engine. */
export function hostedServer({
  typesenseServerConfig: server,
  typesenseCollectionName: collection,
}: TypesenseThemeConfig): HostedServer | undefined {
  return (
    server && {
      nodes: server.nodes.map(nodeUrl),
      ...(server.nearestNode && {nearestNode: nodeUrl(server.nearestNode)}),
      apiKey: server.apiKey,
      collection,
    }
  );
}

function nodeConfig(address: string): NodeConfig {
  const {protocol, hostname, port, pathname} = new URL(address);
  return {
    protocol: protocol.slice(0, -1),
    host: hostname,
    port: Number(port || (protocol === 'https:' ? 443 : 80)),
    path: pathname.replace(/\/$/, ''),
  };
}

function nodeUrl({protocol, host, port, path}: NodeConfig): string {
  return `${protocol}://${host}:${port}${path}`;
}

/** Matches an address and everything below it, and no other host that starts alike. */
function addressPattern(address: string): string {
  const {origin, pathname} = new URL(address);
  const text = `${origin}${pathname.replace(/\/$/, '')}`;
  return `${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:[/?#]|$)`;
}
