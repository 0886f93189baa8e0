import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest, STATES, waitForHydration} from '../support/browser';

const test = siteTest('global-en');

const AT = '/ocr/installation/gpu_support';

const category = (page: Page, label: string) =>
  page.locator('aside details', {
    has: page.locator('summary', {hasText: new RegExp(`^${label}$`)}),
  });

const summary = (page: Page, label: string) =>
  category(page, label).locator('summary');

const expectOpen = (page: Page, labels: readonly string[]) =>
  expect
    .poll(() => page.locator('aside details[open] > summary').allInnerTexts())
    .toEqual(labels);

/** Waits until the sidebar marks a page. */
async function waitForCurrent(page: Page, path: string): Promise<void> {
  await page.waitForURL(`**${path}`);
  await page.locator(`aside [aria-current=page][href="${path}"]`).waitFor();
}

/** Waits until a link is visible in the sidebar. */
const expectInView = (page: Page, href: string) =>
  expect
    .poll(() =>
      page.locator(`aside a[href="${href}"]`).evaluate((link) => {
        const view = link.closest('.menu')!.getBoundingClientRect();
        const {top, bottom, height} = link.getBoundingClientRect();
        return height > 0 && top >= view.top && bottom <= view.bottom;
      }),
    )
    .toBe(true);

describe.each(STATES)('$state', ({hydrated}) => {
  test('categories open and close by pointer and key', async ({open}) => {
    const page = await open(AT, {hydrated});
    await expectOpen(page, ['Installation']);
    await summary(page, 'API').click();
    await expectOpen(page, ['Installation', 'API']);
    await summary(page, 'Licence').focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, ['Installation', 'Licence', 'API']);
    await summary(page, 'Installation').focus();
    await page.keyboard.press('Space');
    await expectOpen(page, ['Licence', 'API']);
    await page.locator('aside a[href="/ocr/api/run"]').click();
    await waitForCurrent(page, '/ocr/api/run');
    await expectOpen(page, ['Licence', 'API']);
    await summary(page, 'API').click();
    await expectOpen(page, ['Licence']);
    await page.locator('.pagination-nav__link--next').click();
    await waitForCurrent(page, '/ocr/api/runBase64');
    await expectOpen(page, ['Licence', 'API']);
  });

  test('shows the current page and keeps its position', async ({open}) => {
    const page = await open('/ocr/api/waitResult', {hydrated, height: 500});
    const menu = page.locator('aside .menu');
    await expectInView(page, '/ocr/api/waitResult');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const toEdge = () =>
      menu.evaluate((each) =>
        Math.round(innerHeight - each.getBoundingClientRect().bottom),
      );
    expect(await toEdge()).toBe(0);
    const top = await menu.evaluate((each) => (each.scrollTop -= 60));
    await page.locator('aside a[href="/ocr/api/releaseQueue"]').click();
    await waitForCurrent(page, '/ocr/api/releaseQueue');
    await expect.poll(() => menu.evaluate((it) => it.scrollTop)).toBe(top);
    await page.mouse.move(640, 300);
    await page.mouse.wheel(0, 600);
    await page.locator('html[data-scroll=down]').waitFor();
    await expect.poll(toEdge).toBe(0);
  });
});

test('closed categories stay closed in hydration', async ({open}) => {
  const page = await open(AT);
  await summary(page, 'Installation').click();
  await summary(page, 'Licence').click();
  await expectOpen(page, ['Licence']);
  await waitForHydration(page);
  await expectOpen(page, ['Licence']);
});

test('keeps changes before a late native script', async ({open}) => {
  const menu = (page: Page) => page.locator('aside .menu');
  const top = (page: Page) => menu(page).evaluate(({scrollTop}) => scrollTop);
  const page = await open('/spreadsheet/api/edit/edit_document_function', {
    height: 400,
    prepare: (tab) =>
      tab.route(/assets\/js\/native\./, async (route) => {
        await expect.poll(() => top(tab)).toBeGreaterThan(0);
        await menu(tab).evaluate((each) => {
          each.querySelector('details:not([open])')!.setAttribute('open', '');
          each.scrollTop = 0;
        });
        await route.continue();
      }),
  });
  expect(await top(page)).toBe(0);
  expect(await page.locator('aside details[open]').count()).toBe(2);
});
