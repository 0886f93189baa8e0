import type {Browser, BrowserContextOptions, Page} from 'playwright-core';
import {watchPage} from './browserWatch';

interface Tour {
  readonly browser: Browser;
  readonly origin: string;
  readonly addresses: readonly string[];
  /** Inspects a page before hydration and returns its problems. */
  readonly visit: (page: Page) => Promise<string[]>;
  readonly context?: BrowserContextOptions;
}

/**
 * Visits many addresses in two parallel tabs.
 *
 * @returns problems with their addresses: those that `visit` found, errors, violations of the security
 * policy, requests to other hosts, and cookies
 */
export async function visitPages({
  browser,
  origin,
  addresses,
  visit,
  context: contextOptions = {},
}: Tour): Promise<string[]> {
  const problems: string[] = [];
  const waiting = addresses.values();
  const work = async () => {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      ...contextOptions,
    });
    // Listeners of `unload` disable the back/forward cache: https://web.dev/articles/bfcache
    await context.addInitScript(() => {
      window.addEventListener = new Proxy(window.addEventListener, {
        apply(listen, target, args: [string, () => void]) {
          if (/unload$/.test(args[0])) {
            console.error(`listens to ${args[0]}`);
          }
          Reflect.apply(listen, target ?? window, args);
        },
      });
    });
    const page = await context.newPage();
    // Requesting the not-found page by its name logs its status.
    const watched = watchPage(page, origin, [
      /^\/(?:\w+\/)?404: console: .*404/,
    ]);
    for (const address of waiting) {
      await page.goto(origin + address);
      const found = await visit(page);
      problems.push(...found.map((problem) => `${address}: ${problem}`));
    }
    const cookies = await context.cookies();
    problems.push(...watched, ...cookies.map(({name}) => `cookie: ${name}`));
    await context.close();
  };
  await Promise.all([work(), work()]);
  return problems;
}
