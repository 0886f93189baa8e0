import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest, waitForHydration} from '../support/browser';
import {withoutPrefetch} from '../support/withoutPrefetch';

const test = siteTest('global-en');

/** The link to another page of the set, whose code is not loaded yet. */
const NEXT = '.pagination-nav__link--next';

/** Acts on the code of pages that are asked for after the first page is there. */
async function onNewChunks(
  page: Page,
  act: Parameters<Page['route']>[1],
): Promise<void> {
  await page.route('**/assets/js/*.js*', act);
}

test('reloads once, with a warning, when the code of a page cannot be had', async ({
  open,
}) => {
  const warnings: string[] = [];
  const page = await open('/ocr/intro', {
    hydrated: true,
    prepare: async (tab) => {
      await withoutPrefetch(tab);
      tab.on('console', (message) => {
        if (message.type() === 'warning') {
          warnings.push(message.text());
        }
      });
    },
    expected: [/console: .*(?:ERR_FAILED|Failed to load)/],
  });
  let loads = 0;
  page.on('framenavigated', () => loads++);
  let failing = true;
  await onNewChunks(page, (route) =>
    failing ? route.abort() : route.continue(),
  );
  page.on('request', (request) => {
    // The reload asks for the page itself; from then on the network works again.
    failing &&= !request.isNavigationRequest();
  });
  const target = await page.locator(NEXT).getAttribute('href');
  // The address changes at the click, long before the reload.
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.locator(NEXT).click();
  await reloaded;
  await waitForHydration(page);
  expect(new URL(page.url()).pathname).toBe(target);
  expect(warnings.length).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  expect(loads).toBeLessThanOrEqual(2);
});

test('shows the loading bar after 200 ms, not before', async ({open}) => {
  const page = await open('/ocr/intro', {
    hydrated: true,
    prepare: withoutPrefetch,
  });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await onNewChunks(page, async (route) => {
    await held;
    await route.continue();
  });
  // Measured inside the page, whose clock a busy machine does not blur.
  await page.evaluate((selector) => {
    const scope = window as unknown as {barAfter?: number};
    document.querySelector<HTMLElement>(selector)!.click();
    const start = performance.now();
    new MutationObserver(() => {
      if (document.querySelector('#nprogress')) {
        scope.barAfter ??= performance.now() - start;
      }
    }).observe(document.documentElement, {childList: true, subtree: true});
  }, NEXT);
  await page.locator('#nprogress').waitFor({state: 'attached'});
  const after = await page.evaluate(
    () => (window as unknown as {barAfter: number}).barAfter,
  );
  expect(after).toBeGreaterThanOrEqual(190);
  release();
  await page.locator('#nprogress').waitFor({state: 'detached'});
});

describe('prefetching', () => {
  async function prefetched(
    open: (address: string, options: object) => Promise<Page>,
    connection: object | undefined,
  ): Promise<number> {
    const page = await open('/ocr/intro', {
      hydrated: true,
      prepare: (tab: Page) =>
        tab.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', {value});
        }, connection),
    });
    const count = () => page.locator('link[rel=prefetch]').count();
    if (connection === undefined) {
      await expect.poll(count).toBeGreaterThan(0);
    } else {
      await page.waitForTimeout(1000);
    }
    return count();
  }

  test('fetches pages ahead on a good connection', async ({open}) => {
    expect(await prefetched(open, undefined)).toBeGreaterThan(0);
  });

  for (const connection of [
    {effectiveType: '2g', saveData: false},
    {effectiveType: 'slow-2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ]) {
    test(`fetches nothing ahead on ${JSON.stringify(connection)}`, async ({
      open,
    }) => {
      expect(await prefetched(open, connection)).toBe(0);
    });
  }
});

describe('position after navigation', () => {
  test('is the top without a hash, and the heading with one', async ({
    open,
  }) => {
    const page = await open('/ocr/api/run', {hydrated: true, height: 400});
    await page.mouse.move(640, 300);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await page.locator(NEXT).evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/ocr/api/runBase64');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    const heading = page.locator('.theme-doc-markdown h2[id]').last();
    const id = await heading.getAttribute('id');
    await page.locator(`.toc-highlight[href="#${id}"]`).click();
    await page.waitForURL(`**/ocr/api/runBase64#${id}`);
    await expect
      .poll(() =>
        heading.evaluate((element) => element.getBoundingClientRect().top),
      )
      .toBeLessThan(400);
  });
});
