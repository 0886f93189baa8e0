import type {SearchSettings} from '../../../site/settings';
import {searchThemeConfig, type SearchThemeConfig} from '../../themeConfig';
import type {SearchParameters} from './parameters';

/** A node of the cluster, as typesense-js writes it. */
interface NodeConfig {
  readonly protocol: string;
  readonly host: string;
  readonly port: number;
  readonly path: string;
}

/** `themeConfig.typesense`, in the shape of docusaurus-theme-search-typesense. */
export interface TypesenseThemeConfig extends SearchThemeConfig {
  /** Absent with the embedded engine. */
  readonly typesenseServerConfig?: {
    readonly nodes: readonly NodeConfig[];
    readonly nearestNode?: NodeConfig;
    /** Search-only key. */
    readonly apiKey: string;
  };
  /** Added to each request; a `filter_by` is joined to that of the page's context. */
  readonly typesenseSearchParameters: SearchParameters;
}

/** A cluster and what may be searched there. */
export interface HostedServer {
  /** Addresses without a slash at the end. */
  readonly nodes: readonly string[];
  readonly nearestNode?: string;
  readonly apiKey: string;
  /** Collection or alias. */
  readonly collection: string;
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
  const isHosted = search.engine === 'typesense';
  const name = isHosted ? search.collection : EMBEDDED_NAME;
  const common = {
    ...searchThemeConfig(name, externalSites),
    typesenseSearchParameters: {},
  };
  if (!isHosted) {
    return common;
  }
  const {nodes, nearestNode, searchApiKey} = search;
  return {
    ...common,
    typesenseServerConfig: {
      nodes: nodes.map(nodeConfig),
      ...(nearestNode !== undefined && {nearestNode: nodeConfig(nearestNode)}),
      apiKey: searchApiKey,
    },
  };
}

/**
 * Reads the cluster of a theme configuration.
 *
 * @throws Error when none is configured
 */
export function hostedServer({
  typesenseServerConfig: server,
  typesenseCollectionName: collection,
}: TypesenseThemeConfig): HostedServer {
  if (!server) {
    throw new Error(
      'themeConfig.typesense.typesenseServerConfig is missing: expected the nodes of the cluster this build was made for. Build the site again with TYPESENSE_NODES set.',
    );
  }
  const {nodes, nearestNode, apiKey} = server;
  return {
    nodes: nodes.map(nodeUrl),
    ...(nearestNode && {nearestNode: nodeUrl(nearestNode)}),
    apiKey,
    collection,
  };
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
