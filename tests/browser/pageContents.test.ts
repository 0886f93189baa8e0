import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest, STATES} from '../support/browser';

const test = siteTest('global-en');

/** Its table of contents is higher than the window. */
const LONG = '/spreadsheet/api/edit/edit_document_function';

const activeEntry = (page: Page) =>
  page.locator('.toc-highlight[aria-current=location]').getAttribute('href');

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

describe.each(STATES)('$state', ({hydrated}) => {
  test('a narrow table of contents is a list that opens', async ({open}) => {
    const page = await open('/ocr/api/run', {hydrated, width: 360});
    const list = page.locator('details.theme-doc-toc-mobile');
    const entry = list.locator('a[href="#errors"]');
    expect(await entry.isVisible()).toBe(false);
    await list.locator('summary').click();
    await entry.click();
    await page.waitForURL('**/ocr/api/run#errors');
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
    await list.locator('summary').click();
    await entry.waitFor({state: 'hidden'});
  });

  test('the entry of the current section is marked', async ({open}) => {
    const page = await open('/ocr/api/run', {hydrated, height: 400});
    for (const id of ['errors', 'parameters', 'signature']) {
      await page.locator(`.toc-highlight[href="#${id}"]`).click();
      await expect.poll(() => activeEntry(page)).toBe(`#${id}`);
    }
    await page.locator('.pagination-nav__link--next').click();
    await page.locator('h1', {hasText: 'runBase64'}).waitFor();
    const last = page.locator('.toc-highlight').last();
    await expect
      .poll(async () => {
        // Repeated because the previous page change still scrolls to the top.
        await scrollTo(page, 100_000);
        return activeEntry(page);
      })
      .toBe(await last.getAttribute('href'));

    const long = await open(LONG, {hydrated, height: 300});
    await scrollTo(long, 100_000);
    await expect
      .poll(() =>
        long
          .locator('.toc-highlight')
          .last()
          .evaluate((link) => {
            const view = link.closest('.thin-scrollbar')!;
            const {top, bottom} = link.getBoundingClientRect();
            const box = view.getBoundingClientRect();
            return (
              view.scrollTop > 0 && top >= box.top && bottom <= box.bottom + 1
            );
          }),
      )
      .toBe(true);
  });

  test('a button scrolls to the top, shown on scrolling up', async ({open}) => {
    const page = await open('/ocr/api/run', {hydrated, height: 500});
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    await scrollTo(page, 900);
    await page.locator('html[data-scroll=down]').waitFor();
    expect(await button.isVisible()).toBe(false);
    await scrollTo(page, 800);
    await button.click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await button.waitFor({state: 'hidden'});
  });
});

const CODES = '/ocr/reference/status-codes';

const field = (page: Page) =>
  page.getByRole('searchbox', {name: 'Filter this page'});

const entries = (page: Page) =>
  page.locator('.markdown > h2:visible > code').allTextContents();

test('the filter is hidden without scripts and in print', async ({open}) => {
  const still = await open(CODES, {javaScriptEnabled: false});
  expect(await field(still).isVisible()).toBe(false);
  const all = await entries(still);
  const page = await open(CODES);
  await field(page).fill('504');
  await expect.poll(() => entries(page)).toEqual(['ARGO_E_TIMEOUT']);
  await page.emulateMedia({media: 'print'});
  expect(await entries(page)).toEqual(all);
  expect(await field(page).isVisible()).toBe(false);
});
