import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {siteTest} from '../support/browser';
import {findViolations} from '../support/browserAxe';

const test = siteTest('global-ko-en');

async function openMenu(page: Page) {
  await page.locator('.navbar__toggle').click();
  await page.locator('.navbar-sidebar').waitFor({state: 'visible'});
}

/** Where the menu stands, in pixels from the left, once it has stopped. */
function expectMenuShown(page: Page, shown: boolean) {
  return expect
    .poll(() => page.locator('.navbar-sidebar').isVisible())
    .toBe(shown);
}

test('leads to the roots of products, documents and live demos', async ({
  open,
}) => {
  const page = await open('/', {width: 390});
  await openMenu(page);
  const menu = page.locator('.navbar-sidebar');
  const addresses = await menu
    .locator('a.menu__link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(
    expect.arrayContaining([
      'https://sdk.example.com/sdks',
      '/spreadsheet/intro',
      'https://demo.example.com/spreadsheet-sdk',
      'https://sdk.example.com/orders/create',
      'https://sdk.example.com/contacts/create',
      'https://sdk.example.com/carts',
      'https://sdk.example.com/orders',
    ]),
  );
});

test('opens on a documentation page with the pages of the set, and goes back to the main menu', async ({
  open,
}) => {
  const page = await open('/ocr/api/run', {width: 390});
  await openMenu(page);
  const menu = page.locator('.navbar-sidebar');
  await menu.getByRole('link', {name: 'runBase64', exact: true}).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await menu.locator('.navbar-sidebar__back').click();
  await menu.getByRole('link', {name: '구매', exact: false}).first().waitFor();
  await menu
    .getByRole('link', {name: '문의하기', exact: false})
    .first()
    .waitFor();
});

test('closes by Escape, gives the focus back and lets the page scroll again', async ({
  open,
}) => {
  const page = await open('/', {width: 390});
  await openMenu(page);
  const overflow = () =>
    page.evaluate(() => getComputedStyle(document.body).overflow);
  await expect.poll(overflow).toBe('hidden');
  await page.keyboard.press('Escape');
  await expectMenuShown(page, false);
  await expect.poll(overflow).not.toBe('hidden');
  await page.locator('.navbar__toggle:focus').waitFor();
});

test('keeps the focus inside while it is open', async ({open}) => {
  const page = await open('/', {width: 390});
  await openMenu(page);
  for (let count = 0; count < 40; count++) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('nav.navbar') !== null,
    );
    expect(inside, `after ${count + 1} times Tab`).toBe(true);
  }
});

test('closes by its backdrop and when the window grows', async ({open}) => {
  const page = await open('/', {width: 800});
  await openMenu(page);
  await page
    .locator('.navbar-sidebar__backdrop')
    .click({position: {x: 780, y: 400}});
  await expectMenuShown(page, false);
  await openMenu(page);
  await page.setViewportSize({width: 1280, height: 800});
  await page.locator('.navbar-sidebar').waitFor({state: 'detached'});
  await page.setViewportSize({width: 800, height: 800});
  await expectMenuShown(page, false);
});

test('shows the whole width of its panels on a tablet', async ({open}) => {
  const page = await open('/ocr/api/run', {width: 800});
  await openMenu(page);
  const right = (selector: string) =>
    page
      .locator(selector)
      .evaluate((element) => element.getBoundingClientRect().right);
  await expect
    .poll(() => right('.navbar-sidebar__item:not([inert])'))
    .toBeLessThanOrEqual(await right('.navbar-sidebar'));
});

test('is free of axe violations while it is open', async ({open}) => {
  const page = await open('/', {width: 360});
  await openMenu(page);
  expect(await findViolations(page)).toEqual([]);
});

test('closes when a link of it was followed', async ({open}) => {
  const page = await open('/ocr/api/run', {width: 390});
  await openMenu(page);
  await page
    .locator('.navbar-sidebar')
    .getByRole('link', {name: 'runBase64', exact: true})
    .click();
  await page.waitForURL('**/ocr/api/runBase64');
  await expectMenuShown(page, false);
});
