import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest, STATES} from '../support/browser';
import {delayRequests, setConnection} from '../support/network';

const test = siteTest('global-en');

const NEXT = '.pagination-nav__link--next';

const LONG = '/ocr/api/c_api_details';

const sidebarLink = (page: Page, address: string) =>
  page.locator(`.theme-doc-sidebar-container a[href="${address}"]`);

/** Waits for the address of a page and its entry in the sidebar. */
async function waitForShown(page: Page, address: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === address);
  await sidebarLink(page, address)
    .and(page.locator('[aria-current=page]'))
    .waitFor();
}

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

describe.each(STATES)('links to pages, $state', ({hydrated}) => {
  test('a page opens at its top, or where it was left', async ({open}) => {
    const page = await open('/ocr/api/run', {hydrated});
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
    const left = await scrollTop(page);

    await sidebarLink(page, '/ocr/api/runAsync').click();
    await waitForShown(page, '/ocr/api/runAsync');
    await expect.poll(() => page.title()).toMatch(/^runAsync/);
    await expect.poll(() => scrollTop(page)).toBe(0);
    if (hydrated) {
      await page.locator('h1:text-is("runAsync"):focus').waitFor();
      await expect
        .poll(() => page.locator('body > [role=status]').innerText())
        .toBe(await page.title());
    }

    await page.goBack();
    await waitForShown(page, '/ocr/api/run');
    await expect.poll(() => scrollTop(page)).toBe(left);
    await page.goForward();
    await waitForShown(page, '/ocr/api/runAsync');
    expect(await page.locator('h1').textContent()).toBe('runAsync');
  });

  test('a link with a hash leads to its heading', async ({open}) => {
    const page = await open('/ocr/api/run', {hydrated});
    const link = page.locator('main a[href*="/ocr/"][href*="#"]').first();
    const {pathname, hash} = new URL(
      (await link.getAttribute('href'))!,
      page.url(),
    );
    await link.click();
    await page.waitForURL((url) => url.pathname === pathname);
    const target = page.locator(
      hydrated ? `[id="${hash.slice(1)}"]` : ':target',
    );
    await target.waitFor();
    expect(`#${await target.getAttribute('id')}`).toBe(hash);
    await expect
      .poll(async () => (await target.boundingBox())?.y)
      .toBeLessThan(200);
  });

  test('the loading bar is shown after 200 ms', async ({open}) => {
    const page = await open('/ocr/intro', {hydrated, prepare: setConnection});
    const target = await page.locator(NEXT).getAttribute('href');
    const {release, prepare} = delayRequests(
      hydrated ? '**/assets/js/*.js*' : `**${target}`,
    );
    await prepare(page);
    // Measured inside the page, so that a busy machine does not distort it.
    const after = await page.evaluate(
      (selector) =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          document.querySelector<HTMLElement>(selector)!.click();
          new MutationObserver(() => {
            if (document.querySelector('#nprogress')) {
              resolve(performance.now() - start);
            }
          }).observe(document.documentElement, {
            childList: true,
            subtree: true,
          });
        }),
      NEXT,
    );
    expect(after).toBeGreaterThanOrEqual(200);
    release();
    await page.waitForURL(`**${target}`);
    await page.locator('#nprogress').waitFor({state: 'detached'});
  });

  describe('pages are prefetched', () => {
    const withConnection = (connection: object) => ({
      hydrated,
      prepare: (tab: Page) => setConnection(tab, connection),
    });
    const prefetched = (page: Page) =>
      page.locator('link[rel=prefetch], a[data-ahead]').count();

    test('once on a good connection', async ({open}) => {
      const page = await open(
        '/ocr/intro',
        withConnection({effectiveType: '4g'}),
      );
      await page.locator(NEXT).hover();
      await expect.poll(() => prefetched(page)).toBeGreaterThan(0);
      const target = await page.locator(NEXT).getAttribute('href');
      await page.locator(NEXT).click();
      await page.waitForURL(`**${target}`);
      const [opened] = await page.evaluate(() =>
        performance
          .getEntriesByType('navigation')
          .map((entry) => (entry as {deliveryType?: string}).deliveryType),
      );
      expect(opened).toBe(hydrated ? '' : 'navigational-prefetch');
    });

    test.for([
      {effectiveType: '2g', saveData: false},
      {effectiveType: '4g', saveData: true},
    ])('not on %o', async (connection, {open}) => {
      const page = await open('/ocr/intro', withConnection(connection));
      await page.locator(NEXT).hover();
      // The absence of a request cannot be awaited.
      await page.waitForTimeout(500);
      expect(await prefetched(page)).toBe(0);
    });
  });
});

describe('the text below the first screen', () => {
  /** Waits until every block of the text is rendered. */
  const expectWhole = (page: Page) =>
    expect
      .poll(() =>
        page.evaluate(() => {
          const blocks = [...document.querySelectorAll('.markdown > * > *')];
          return (
            blocks.length > 50 &&
            blocks.every((block) =>
              block.checkVisibility({contentVisibilityAuto: true}),
            )
          );
        }),
      )
      .toBe(true);

  test('is rendered after the page has opened', async ({open}) => {
    await expectWhole(await open(LONG));
  });

  test('is rendered at once if the address names a heading', async ({open}) => {
    const page = await open(`${LONG}#codes`, {
      prepare: (tab) =>
        tab.addInitScript(() => {
          const observer = new MutationObserver(() => {
            if (document.documentElement.hasAttribute('data-first-screen')) {
              throw new Error('The page leaves out what was asked for.');
            }
          });
          observer.observe(document, {attributes: true, subtree: true});
        }),
    });
    await expect
      .poll(async () => (await page.locator('#codes').boundingBox())?.y)
      .toBeLessThan(400);
  });
});
