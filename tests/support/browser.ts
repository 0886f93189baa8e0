import type {Browser, BrowserContextOptions, Page} from 'playwright-core';
import {expect, test as base, type TestAPI} from 'vitest';
import {buildDir, type BuildName} from '../../scripts/test/builds/builds';
import type {StaticServer} from '../../scripts/serve/staticServer';
import {launchBrowser, sharedInWorker, SHORT_VISITS} from './browserLaunch';
import {serveStrictly} from './browserSite';
import {watchPage, type Problems} from './browserWatch';
import {waitForHydration} from './hydration';

export {callApplication, waitForHydration} from './hydration';

/** How a page is opened. */
export interface OpenOptions extends BrowserContextOptions {
  /** CSS pixels; 1280 × 800 when absent. */
  readonly width?: number;
  readonly height?: number;
  /** Problems that the test provokes on purpose; any other fails the test. */
  readonly expected?: readonly RegExp[];
  /** Called before the page is loaded, e.g. to fail requests. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Whether to call the application and wait until it runs; default: no, as readers find the page. */
  readonly hydrated?: boolean;
}

/** Opens an address of the site in a new profile. */
export type Open = (address: string, options?: OpenOptions) => Promise<Page>;

/** What a reader may find: a page as it was built, and one that the application has taken over. */
export const STATES = [
  {state: 'before the application came', hydrated: false},
  {state: 'after the application came', hydrated: true},
] as const;

interface Fixtures {
  readonly site: StaticServer;
  readonly open: Open;
}

const sharedBrowser = sharedInWorker(
  () => launchBrowser({}, SHORT_VISITS),
  (browser) => browser.isConnected(),
);

/** The `test` function with `browser`, which all files that a worker runs share. */
const browserTest = base.extend<{readonly browser: Browser}>({
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
 * The `test` function of files that drive a browser over a finished build. Its fixtures: `open`
 * opens a page and fails the test on any problem that was not expected; `site` is the server, which
 * the tests of a file share; `browser` the browser.
 *
 * @param servers - origins of other hosts that the build is made to talk to; none may be others
 */
export function siteTest(build: BuildName, servers: readonly string[] = []) {
  return extendToSite(browserTest, build, servers);
}

/** The same over a build that stands in a folder of its own. */
export function folderTest(dir: string) {
  return extendToFolder(browserTest, dir);
}

/**
 * Gives a `test` function that has a browser of its own kind what {@link siteTest} gives.
 *
 * @param servers - as for {@link siteTest}
 */
export function extendToSite<T extends {readonly browser: Browser}>(
  inBrowser: TestAPI<T>,
  build: BuildName,
  servers: readonly string[] = [],
) {
  return extendToFolder(inBrowser, buildDir(build), servers);
}

function extendToFolder<T extends {readonly browser: Browser}>(
  inBrowser: TestAPI<T>,
  dir: string,
  servers: readonly string[] = [],
) {
  return inBrowser.extend<Fixtures>({
    site: [
      async ({}, provide) => {
        const site = await serveStrictly(dir);
        await provide(site);
        await site.close();
      },
      {scope: 'file'},
    ],
    open: async ({browser, site}, provide) => {
      const opened: {page: Page; problems: Problems}[] = [];
      await provide(async (address, options = {}) => {
        const page = await newPage(browser, options);
        const problems = watchPage(page, site.url, options.expected, servers);
        opened.push({page, problems});
        await options.prepare?.(page);
        await page.goto(site.url + address);
        if (options.hydrated) {
          await waitForHydration(page);
        }
        return page;
      });
      await Promise.all(opened.map(({page}) => close(page)));
      expect(opened.flatMap(({problems}) => problems)).toEqual([]);
    },
  });
}

/** What a page still asks for may be answered by the test: https://playwright.dev/docs/api/class-page#page-unroute-all */
async function close(page: Page): Promise<void> {
  if (!page.isClosed()) {
    await page.unrouteAll({behavior: 'ignoreErrors'});
  }
  await page.context().close();
}

async function newPage(
  browser: Browser,
  {width = 1280, height = 800, ...options}: OpenOptions,
): Promise<Page> {
  const {expected: _e, prepare: _p, hydrated: _h, ...contextOptions} = options;
  const context = await browser.newContext({
    viewport: {width, height},
    // Waiting for animations would only make tests slow; the ones about motion turn it on.
    reducedMotion: 'reduce',
    ...contextOptions,
  });
  // A machine may be ten times as slow as the one on which a test was written.
  context.setDefaultTimeout(60_000);
  return context.newPage();
}
