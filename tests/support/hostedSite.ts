import type {Browser} from 'playwright-core';
import {test as base} from 'vitest';
import {buildDir, HOSTED_BUILD} from '../../scripts/test/builds/builds';
import {readRecords} from '../../scripts/typesense/readRecords';
import type {Fault, StandIn} from '../search/standIn/server';
import {extendToSite} from './browser';
import {launchBrowser, sharedInWorker, SHORT_VISITS} from './browserLaunch';
import {startCluster, type Cluster} from './searchCluster';

const {TYPESENSE_NEAREST_NODE, TYPESENSE_NODES} = HOSTED_BUILD.settings;

/** Origins of the cluster that the hosted build searches on, the nearest first. */
const NODES = [TYPESENSE_NEAREST_NODE, ...TYPESENSE_NODES.split(',')];

/** The nodes of the cluster, the nearest first. */
export type Nodes = readonly StandIn[];

const sharedCluster = sharedInWorker(() =>
  startCluster(NODES.length, readRecords(buildDir(HOSTED_BUILD.name))),
);

/** The browser finds the nodes by their names. */
const sharedBrowser = sharedInWorker(
  async () => {
    const {server} = await sharedCluster();
    const addresses = server.nodes.map((node) => new URL(node).host);
    const hosts = NODES.map(
      (node, index) => [new URL(node).hostname, addresses[index]!] as const,
    );
    return launchBrowser(Object.fromEntries(hosts), SHORT_VISITS);
  },
  (browser) => browser.isConnected(),
);

/** The cluster holds the records of the hosted build; all files that a worker runs share it. */
const hostedBrowserTest = base.extend<{cluster: Cluster; browser: Browser}>({
  cluster: [
    async ({}, provide) => {
      const cluster = await sharedCluster();
      await provide(cluster);
      await cluster.stop();
    },
    {scope: 'worker'},
  ],
  browser: [
    async ({}, provide) => {
      const browser = await sharedBrowser();
      await provide(browser);
      await browser.close();
    },
    {scope: 'worker'},
  ],
});

/**
 * The `test` function of files that drive a browser over the hosted build: as `siteTest`, with
 * `nodes`, the servers that the browser finds under the names the build was made with. They hold the
 * build's own records, answer each test as they should until it tells them otherwise, and remember
 * the requests of the test.
 */
export function hostedTest() {
  return extendToSite(hostedBrowserTest, HOSTED_BUILD.name, NODES).extend<{
    nodes: Nodes;
  }>({
    nodes: async ({cluster}, provide) => {
      for (const node of cluster.nodes) {
        node.release();
        node.requests.length = 0;
        node.fault = () => undefined;
      }
      await provide(cluster.nodes);
    },
  });
}

/** What the browser reports of requests that fail on purpose. */
export const FAILED_REQUESTS = [/Failed to load resource/];

/** Makes every node answer so, until {@link repair}. */
export function breakAll(nodes: Nodes, fault: Fault): void {
  nodes.forEach((node) => (node.fault = () => fault));
}

/** Makes every node answer as it should. */
export function repair(nodes: Nodes): void {
  nodes.forEach((node) => (node.fault = () => undefined));
}

/** The queries that any node was asked, in order of arrival per node. */
export function queriesSeen(nodes: Nodes): string[] {
  return nodes.flatMap(({requests}) =>
    requests.map(({body}) => {
      const {searches} = JSON.parse(body) as {searches: {q: string}[]};
      return searches.map(({q}) => q).join();
    }),
  );
}
