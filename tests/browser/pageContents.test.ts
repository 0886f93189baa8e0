import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest, STATES} from '../support/browser';

const test = siteTest('global-en');

/** A page with more sections than its table of contents can show at once. */
const LONG = '/spreadsheet/api/data/builtin_function_libraries';

const activeEntry = (page: Page) =>
  page.locator('.toc-highlight[aria-current=location]');

function scrollTo(page: Page, top: number) {
  return page.evaluate(
    (y) => window.scrollTo({top: y, behavior: 'instant'}),
    top,
  );
}

describe.each(STATES)('$state', ({hydrated}) => {
  test('on a narrow screen the sections are in a list that opens', async ({
    open,
  }) => {
    const page = await open('/ocr/api/run', {hydrated, width: 360});
    const list = page.locator('details.theme-doc-toc-mobile');
    const entry = list.getByRole('link', {name: 'Errors'});
    expect(await entry.isVisible()).toBe(false);
    await list.locator('summary').click();
    await entry.click();
    await page.waitForURL('**/ocr/api/run#errors');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(await entry.isVisible()).toBe(true);
    await list.locator('summary').click();
    await entry.waitFor({state: 'hidden'});
  });

  test('the entry of the section that is read is marked', async ({open}) => {
    const page = await open('/ocr/api/run', {hydrated});
    for (const id of ['errors', 'parameters', 'signature']) {
      await page.locator(`.toc-highlight[href="#${id}"]`).click();
      await expect
        .poll(() => activeEntry(page).getAttribute('href'))
        .toBe(`#${id}`);
    }
    await page.locator('.pagination-nav__link--next').click();
    await page.waitForURL('**/ocr/api/runBase64');
    const heading = page.locator('h1', {hasText: 'runBase64'});
    await heading.waitFor();
    const last = page.locator('.toc-highlight').last();
    await expect
      .poll(async () => {
        // Again, until the page has come to rest at its top.
        await scrollTo(page, 100_000);
        return activeEntry(page).getAttribute('href');
      })
      .toBe(await last.getAttribute('href'));
  });

  test('the marked entry stays in view', async ({open}) => {
    const page = await open(LONG, {hydrated, height: 300});
    await scrollTo(page, 100_000);
    const last = page.locator('.toc-highlight').last();
    await expect
      .poll(() =>
        last.evaluate((link) => {
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

  test('a button leads back to the top on the way up', async ({open}) => {
    const page = await open('/ocr/api/run', {hydrated, height: 500});
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    await scrollTo(page, 900);
    await expect
      .poll(() => page.locator('html').getAttribute('data-scroll'))
      .toBe('down');
    expect(await button.isVisible()).toBe(false);
    // The navbar has gone, and what stood below it leaves no gap.
    const top = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(() => top('.theme-doc-sidebar-container nav')).toBe(0);
    await expect.poll(() => top('.theme-doc-toc-desktop')).toBeLessThan(20);
    await scrollTo(page, 800);
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await button.waitFor({state: 'hidden'});
  });
});

test('the list opens without scripts', async ({open}) => {
  const page = await open('/ocr/api/run', {
    javaScriptEnabled: false,
    width: 360,
  });
  const list = page.locator('details.theme-doc-toc-mobile');
  await list.locator('summary').click();
  await list.getByRole('link', {name: 'Errors'}).click();
  await page.waitForURL('**/ocr/api/run#errors');
});
