import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest, STATES} from '../support/browser';
import {excessWidth} from '../support/overflow';

const test = siteTest('global-ko-en');

const CODES = '/en/ocr/reference/status-codes';

const field = (page: Page) =>
  page.getByRole('searchbox', {name: 'Filter this page'});

/** Names of the entries that are seen. */
const entries = (page: Page) =>
  page.locator('.markdown > h2:visible > code').allTextContents();

describe.each(STATES)('the field above a reference, $state', ({hydrated}) => {
  test('leaves what is typed, says how much that is, and gives way to links', async ({
    open,
  }) => {
    const page = await open(CODES, {hydrated});
    const all = await entries(page);
    expect(all.length).toBeGreaterThan(25);
    await field(page).focus();
    await page.keyboard.type('504');
    await expect.poll(() => entries(page)).toEqual(['ARGO_E_TIMEOUT']);
    await page
      .getByRole('status')
      .filter({hasText: `1 of ${all.length} entries`})
      .waitFor();
    await page
      .locator('.table-of-contents')
      .getByRole('link', {name: 'ARGO_E_BUSY'})
      .click();
    await expect.poll(() => entries(page)).toEqual(all);
    expect(await field(page).inputValue()).toBe('');
    const heading = page.locator('#ARGO_E_BUSY');
    await expect
      .poll(async () => (await heading.boundingBox())?.y)
      .toBeLessThan(300);
    // And back, to an entry that is hidden by now.
    await field(page).fill('504');
    await expect.poll(() => entries(page)).toEqual(['ARGO_E_TIMEOUT']);
    await page.evaluate(() => {
      window.location.hash = '#ARGO_E_QUEUE_FULL';
    });
    await expect.poll(() => entries(page)).toEqual(all);
  });
});

test('no byte of what answers the field is loaded before a reader is about to type', async ({
  open,
}) => {
  const asked: string[] = [];
  const page = await open(CODES, {
    prepare: async (opened) => {
      opened.on('request', (request) => asked.push(request.url()));
    },
  });
  const scripts = () => asked.filter((url) => /\/filter\.\w+\.js$/.test(url));
  expect(asked.length).toBeGreaterThan(1);
  expect(scripts()).toEqual([]);
  await field(page).focus();
  await expect.poll(scripts).toHaveLength(1);
});

test('without scripts, and on paper, all stands and no field', async ({
  open,
}) => {
  const still = await open(CODES, {javaScriptEnabled: false, hydrated: false});
  expect(await field(still).isVisible()).toBe(false);
  const all = await entries(still);
  const page = await open(CODES);
  await field(page).fill('504');
  await expect.poll(() => entries(page)).toHaveLength(1);
  await page.emulateMedia({media: 'print'});
  expect(await entries(page)).toEqual(all);
  expect(await field(page).isVisible()).toBe(false);
});

test('the rows of tables are filtered too, on a phone, in Korean', async ({
  open,
}) => {
  const page = await open('/spreadsheet/api/data/builtin_function_libraries', {
    width: 360,
  });
  const rows = page.locator('.markdown tr:visible code:text-is("MEDIAN")');
  const others = page.locator('.markdown tr:visible code:text-is("SUM")');
  expect(await others.count()).toBeGreaterThan(0);
  await page.locator('input[data-native=filter]').fill('median');
  await expect.poll(() => others.count()).toBe(0);
  expect(await rows.count()).toBe(1);
  expect(await excessWidth(page)).toBe(0);
  await page
    .getByRole('status')
    .filter({hasText: /^\d+개 항목 중 \d+개$/})
    .waitFor();
});

test('addresses of codes that stood on the overview lead to their rows', async ({
  open,
}) => {
  const page = await open('/en/ocr/api/c_api_details#ARGO_E_TIMEOUT');
  const row = page.locator('tr', {has: page.locator('#ARGO_E_TIMEOUT')});
  await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThan(800);
  expect(await row.getByRole('link').first().getAttribute('href')).toBe(
    `${CODES}#ARGO_E_TIMEOUT`,
  );
});
