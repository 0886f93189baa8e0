import type {Browser, BrowserContextOptions, Page} from 'playwright-core';
import {watchPage} from './browserWatch';

interface Tour {
  readonly browser: Browser;
  /** Origin of the site. */
  readonly origin: string;
  readonly addresses: readonly string[];
  /** Looks at one page as it was built; gives back what is wrong with it. */
  readonly visit: (page: Page) => Promise<string[]>;
  readonly context?: BrowserContextOptions;
  /** How many tabs work at once. */
  readonly tabs?: number;
}

/**
 * Visits many addresses, a few tabs at once.
 *
 * @returns everything that was wrong, each with its address: what `visit` found, and whatever no
 *   page may do (errors, violations of the security policy, requests to other hosts, cookies)
 */
export async function tour({
  browser,
  origin,
  addresses,
  visit,
  context: contextOptions = {},
  tabs = 2,
}: Tour): Promise<string[]> {
  const problems: string[] = [];
  const waiting = addresses.values();
  const work = async () => {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      ...contextOptions,
    });
    // A page that listens to its end cannot come back as it was: https://web.dev/articles/bfcache
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
    // The not-found page is asked for by its own name; its status is reported in the console.
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
  await Promise.all(Array.from({length: tabs}, work));
  return problems;
}
