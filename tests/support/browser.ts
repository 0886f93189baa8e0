import type {Browser, BrowserContextOptions, Page} from 'playwright-core';
import {expect, test as base} from 'vitest';
import {getBuildDir} from '../../scripts/test/builds/builds';
import type {StaticServer} from '../../scripts/serve/staticServer';
import {launchBrowser} from './browserLaunch';
import {serveStrictly} from './browserSite';
import {watchPage} from './browserWatch';
import {waitForHydration} from './hydration';

export {callApplication, waitForHydration} from './hydration';

export interface OpenOptions extends BrowserContextOptions {
  /** CSS pixels; default 1280 × 800. */
  readonly width?: number;
  readonly height?: number;
  /** Problems that the test causes on purpose; any other fails the test. */
  readonly expected?: readonly RegExp[];
  /** Called before the page is loaded, e.g. to fail requests. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Load React and wait for hydration; default false. */
  readonly hydrated?: boolean;
}

/** Opens an address of the site in a new browser context. */
export type Open = (address: string, options?: OpenOptions) => Promise<Page>;

/** Pages must behave the same before and after React hydrates them. */
export const STATES = [
  {state: 'before hydration', hydrated: false},
  {state: 'after hydration', hydrated: true},
] as const;

interface Fixtures {
  readonly site: StaticServer;
  readonly open: Open;
}

/** Running browsers by command line arguments. */
const launched = new Map<string, Promise<Browser>>();

/**
 * Returns the browser that all files of a worker share, and restarts it after a crash. Vitest sets up a
 * fixture of scope `worker` again for each `test.extend`, so the fixture alone would not share it.
 */
async function sharedBrowser(options: readonly string[]): Promise<Browser> {
  const key = options.join(' ');
  const running = await launched.get(key)?.catch(() => undefined);
  if (running?.isConnected()) {
    return running;
  }
  // Pages are visited briefly, so optimizing their code costs more than it saves.
  const browser = launchBrowser(['--js-flags=--no-opt', ...options]);
  launched.set(key, browser);
  return browser;
}

/**
 * Creates the `test` function of files that drive a browser over a finished build. Its fixtures: `open` opens a page
 * and fails the test on unexpected problems, `site` is the server of the file, and `browser` the browser.
 *
 * @param build - name of a folder in `build-test`
 * @param servers - origins of other hosts that pages may request
 * @param options - further command line arguments of the browser
 */
export function siteTest(
  build: string,
  servers: readonly string[] = [],
  options: readonly string[] = [],
) {
  return base
    .extend<{readonly browser: Browser}>({
      browser: [
        async ({}, provide) => {
          const browser = await sharedBrowser(options);
          await provide(browser);
          await browser.close();
        },
        {scope: 'worker'},
      ],
    })
    .extend<Fixtures>({
      site: [
        async ({}, provide) => {
          const site = await serveStrictly(getBuildDir(build));
          await provide(site);
          await site.close();
        },
        {scope: 'file'},
      ],
      open: async ({browser, site}, provide) => {
        const opened: {page: Page; problems: string[]}[] = [];
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

/** Pending routes must be removed first: https://playwright.dev/docs/api/class-page#page-unroute-all */
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
    // Avoids waiting for animations; tests of animations turn them on.
    reducedMotion: 'reduce',
    ...contextOptions,
  });
  // CI machines may be ten times slower.
  context.setDefaultTimeout(60_000);
  return context.newPage();
}
