import type {Browser} from 'playwright-core';
import {test as base} from 'vitest';
import {HOSTED_BUILD} from '../../scripts/test/builds/builds';
import grouped from '../search/answers/grouped.json' with {type: 'json'};
import {extendToSite} from './browser';
import {launchBrowser, sharedInWorker, SHORT_VISITS} from './browserLaunch';
import {Responder, type Reply} from './responder';

const {TYPESENSE_NEAREST_NODE, TYPESENSE_NODES} = HOSTED_BUILD.settings;

/** Origins of the cluster that the hosted build searches on, the nearest first. */
const NODES = [TYPESENSE_NEAREST_NODE, ...TYPESENSE_NODES.split(',')];

/** The nodes of the cluster, the nearest first. */
export type Nodes = readonly Responder[];

const sharedCluster = sharedInWorker(async () => {
  const nodes = NODES.map(() => new Responder());
  const addresses = await Promise.all(nodes.map((node) => node.start()));
  return {nodes, addresses};
});

/** The browser finds the nodes by their names. */
const sharedBrowser = sharedInWorker(
  async () => {
    const {addresses} = await sharedCluster();
    const hosts = NODES.map(
      (node, index) =>
        [new URL(node).hostname, new URL(addresses[index]!).host] as const,
    );
    return launchBrowser(Object.fromEntries(hosts), SHORT_VISITS);
  },
  (browser) => browser.isConnected(),
);

const hostedBrowserTest = base.extend<{browser: Browser}>({
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
 * `nodes`, the servers that the browser finds under the names the build was made with. They give the
 * recorded answer until a test tells them otherwise, and remember the requests of the test.
 */
export function hostedTest() {
  return extendToSite(hostedBrowserTest, HOSTED_BUILD.name, NODES).extend<{
    nodes: Nodes;
  }>({
    nodes: async ({}, provide) => {
      const {nodes} = await sharedCluster();
      answerAll(nodes, {body: JSON.stringify(grouped)});
      nodes.forEach((node) => (node.requests.length = 0));
      await provide(nodes);
    },
  });
}

/** What the browser reports of requests that fail on purpose. */
export const FAILED_REQUESTS = [/Failed to load resource/];

/** Makes every node answer so. */
export function answerAll(nodes: Nodes, reply: Reply): void {
  nodes.forEach((node) => (node.reply = () => reply));
}

/** The queries that any node was asked. */
export function queriesSeen(nodes: Nodes): string[] {
  return nodes.flatMap(({requests}) =>
    requests.map(({body}) => {
      const {searches} = JSON.parse(body) as {searches: {q: string}[]};
      return searches.map(({q}) => q).join();
    }),
  );
}
