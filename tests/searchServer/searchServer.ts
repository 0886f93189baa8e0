import {afterAll} from 'vitest';
import {createTypesenseClient} from '../../scripts/typesense/client';
import {HOSTED_BUILD} from '../../scripts/test/builds/builds';
import {siteTest} from '../support/browser';
import {NODES} from '../support/searchCluster';
import {ADMIN_KEY, startCluster} from '../support/typesenseServer';

export const {
  TYPESENSE_COLLECTION: ALIAS,
  TYPESENSE_SEARCH_API_KEY: SEARCH_KEY,
} = HOSTED_BUILD.settings;

const {SEARCH_SERVER_PROGRAM, TYPESENSE_NODES, TYPESENSE_ADMIN_API_KEY} =
  process.env;

/** Program of the server; absent if a running server is tested. */
export const PROGRAM = SEARCH_SERVER_PROGRAM;

/** Starts servers, or takes those that run. They are stopped when all tests of the file have ended. */
export async function openServers(program: string | undefined, size: number) {
  const cluster = program ? await startCluster(program, size) : undefined;
  if (cluster) {
    afterAll(cluster.stop);
  }
  const nodes = cluster?.nodes ?? [];
  const urls = cluster
    ? nodes.map(({url}) => url)
    : (TYPESENSE_NODES ?? '').split(',').map((url) => url.replace(/\/$/, ''));
  const adminKey = cluster ? ADMIN_KEY : (TYPESENSE_ADMIN_API_KEY ?? '');
  return {
    nodes,
    urls,
    adminKey,
    client: createTypesenseClient(urls, adminKey),
    /** `test` over the build with hosted search, whose nodes are these servers. */
    test: siteTest(HOSTED_BUILD.name, NODES, [mapNodes(urls)]),
  };
}

/** Maps the nodes of the build to servers in a browser. */
function mapNodes(urls: readonly string[]): string {
  const rules = NODES.map((node, at) => {
    const {hostname, port} = new URL(urls[at % urls.length]!);
    return `MAP ${new URL(node).host} ${hostname}:${port}`;
  });
  return `--host-resolver-rules=${rules.join(',')},MAP * ~NOTFOUND,EXCLUDE localhost,EXCLUDE 127.0.0.1`;
}
