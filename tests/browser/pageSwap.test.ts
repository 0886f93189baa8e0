import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest, waitForHydration} from '../support/browser';

const test = siteTest('global-en');

/** Leaves a mark that goes with the document: only a page that was loaded anew lacks it. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(window, {isMarked: true}));
}

const isMarked = (page: Page) =>
  page.evaluate(() => 'isMarked' in window && window.isMarked === true);

const sidebarLink = (page: Page, address: string) =>
  page.locator(`.theme-doc-sidebar-container a[href="${address}"]`);

/** Waits until a page is shown: its heading, its place in the sidebar, its address. */
async function untilShown(page: Page, address: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === address);
  await sidebarLink(page, address)
    .and(page.locator('[aria-current=page]'))
    .waitFor();
}

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

describe('from page to page, before the application came', () => {
  test('shows each in the place of the one before, and again by Back and Forward', async ({
    open,
  }) => {
    const page = await open('/ocr/api/run');
    await mark(page);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
    const left = await scrollTop(page);

    await sidebarLink(page, '/ocr/api/runAsync').click();
    await untilShown(page, '/ocr/api/runAsync');
    expect(await page.locator('h1').textContent()).toBe('runAsync');
    expect(await page.title()).toMatch(/^runAsync/);
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'runAsync',
    );

    await page.goBack();
    await untilShown(page, '/ocr/api/run');
    await expect.poll(() => scrollTop(page)).toBe(left);
    await page.goForward();
    await untilShown(page, '/ocr/api/runAsync');
    expect(await isMarked(page)).toBe(true);
  });

  test('leads to the heading in an address, which is the target of style sheets', async ({
    open,
  }) => {
    const page = await open('/ocr/api/run');
    await mark(page);
    const link = page.locator('main a[href*="/ocr/"][href*="#"]').first();
    const {pathname, hash} = new URL(
      (await link.getAttribute('href'))!,
      page.url(),
    );
    await link.click();
    await page.waitForURL((url) => url.pathname === pathname);
    const target = page.locator(':target');
    await target.waitFor();
    expect(`#${await target.getAttribute('id')}`).toBe(hash);
    await expect
      .poll(() => target.evaluate((it) => it.getBoundingClientRect().top))
      .toBeLessThan(200);
    expect(await isMarked(page)).toBe(true);
  });

  test('brings the styles and tables of other kinds of pages along', async ({
    open,
  }) => {
    const page = await open('/ocr/intro');
    await mark(page);
    await page.locator('.navbar__brand').first().click();
    await page.waitForURL((url) => url.pathname === '/en');
    await page.locator('link[rel=stylesheet][href*="/home."]').waitFor({
      state: 'attached',
    });
    await page.goBack();
    await untilShown(page, '/ocr/intro');
    expect(await isMarked(page)).toBe(true);
  });

  test('gives the application what it would have found, wherever it comes', async ({
    open,
  }) => {
    const page = await open('/ocr/intro');
    await mark(page);
    for (const address of ['/ocr/api/run', '/ocr/api/runBase64']) {
      await page.evaluate((href) => {
        document
          .querySelector<HTMLElement>(
            `.theme-doc-sidebar-container a[href="${href}"]`,
          )!
          .click();
      }, address);
      await untilShown(page, address);
    }
    // An error of hydration is a problem that fails the test.
    await waitForHydration(page);
    expect(await page.locator('h1').textContent()).toBe('runBase64');
    await page.goBack();
    await untilShown(page, '/ocr/api/run');
    expect(await page.locator('h1').textContent()).toBe('run');
    expect(await isMarked(page)).toBe(true);
  });

  test('keeps the page and says so when nothing can be had by Back', async ({
    open,
  }) => {
    const page = await open('/ocr/api/run', {
      expected: [/Failed to load resource/],
    });
    await sidebarLink(page, '/ocr/api/runAsync').click();
    await untilShown(page, '/ocr/api/runAsync');
    await page.reload();
    const run = /\/ocr\/api\/run(?:\.next\.htm)?$/;
    await page.route(run, (route) => route.abort());
    await page.goBack();
    await page.locator('#load-notice:popover-open').waitFor();
    expect(await page.locator('h1').textContent()).toBe('runAsync');
    await page.unroute(run);
    await page.getByRole('button', {name: 'Retry'}).click();
    await untilShown(page, '/ocr/api/run');
    expect(await page.locator('h1').textContent()).toBe('run');
  });
});
