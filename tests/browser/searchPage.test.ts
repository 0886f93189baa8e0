import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {siteTest, type Open} from '../support/browser';
import {delayRequests} from '../support/network';
import {
  ask,
  IN_NO_HEADING,
  MODAL,
  modal,
  RESULTS_PAGE,
  typeFast,
  waitForBest,
} from '../support/searchSurfaces';

const test = siteTest('global-ko-en');

const hits = RESULTS_PAGE.hits;
const field = RESULTS_PAGE.field;

/** Reads the number of results from the status. */
async function total(page: Page): Promise<number> {
  const status = page.locator('main p[role=status]');
  await status.getByText(/^(?:\d+ documents|One document) found$/).waitFor();
  return Number.parseInt((await status.textContent()) ?? '', 10);
}

/** Searches after the whole index has loaded, not only the headings. */
async function openLoaded(open: Open, query: string): Promise<Page> {
  const page = await open(`/en/search?q=${IN_NO_HEADING}`);
  await hits(page).first().waitFor();
  await field(page).fill(query);
  await page.waitForURL(`**/en/search?q=${query}`);
  await expect.poll(() => total(page)).toBeGreaterThan(20);
  return page;
}

test('loads more results by a button, up to the last', async ({open}) => {
  const page = await openLoaded(open, 'queue');
  const all = await total(page);
  expect(all).toBeGreaterThan(30);
  expect(await hits(page).count()).toBeLessThan(all);
  // The total may change when more of the index loads.
  const missing = async () => {
    const more = page.getByRole('button', {name: 'More results'});
    if (await more.isVisible()) {
      await more.click();
    }
    const count = await hits(page).count();
    return count < all ? all - count : (await total(page)) - count;
  };
  await expect.poll(missing, {timeout: 30_000}).toBe(0);
  const last = await total(page);
  const addresses = await hits(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(last);
  expect(await page.getByRole('button', {name: 'More results'}).count()).toBe(
    0,
  );
});

test('searches one set of documentation', async ({open}) => {
  const page = await openLoaded(open, 'SDK');
  const all = await total(page);
  const totals: number[] = [];
  for (const [label, set] of [
    ['OCR SDK', 'ocr'],
    ['Spreadsheet SDK', 'spreadsheet'],
  ] as const) {
    await page.getByRole('button', {name: label}).click();
    await page.waitForURL(`**/search?q=SDK&set=${set}`);
    await expect.poll(() => total(page)).not.toBe(totals.at(-1) ?? all);
    totals.push(await total(page));
    const addresses = await hits(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses.length).toBeGreaterThan(0);
    expect(
      addresses.filter((href) => !href?.startsWith(`/en/${set}/`)),
    ).toEqual([]);
  }
  // Other results are outside the documentation sets.
  expect(totals[0]! + totals[1]!).toBeLessThan(all);
  await page.getByRole('button', {name: 'All pages'}).click();
  await expect.poll(() => total(page)).toBe(all);
});

test('opens from the modal, and follows Back and Forward', async ({open}) => {
  const page = await open('/en/ocr/intro');
  for (const q of ['waitResult', 'freePointer']) {
    await ask(page, MODAL, q);
    await waitForBest(page, MODAL, q);
    await modal(page)
      .getByRole('link', {name: /^See all \d+ results$/})
      .click();
    await page.waitForURL(`**/en/search?q=${q}`);
    await waitForBest(page, RESULTS_PAGE, q);
    expect(await field(page).inputValue()).toBe(q);
    await modal(page).waitFor({state: 'detached'});
  }
  await page.goBack();
  await waitForBest(page, RESULTS_PAGE, 'waitResult');
  expect(await field(page).inputValue()).toBe('waitResult');
  await page.goForward();
  await waitForBest(page, RESULTS_PAGE, 'freePointer');
  await hits(page).first().getByRole('link').click();
  await page.waitForURL('**/en/ocr/api/freePointer');
  await page.goBack();
  await waitForBest(page, RESULTS_PAGE, 'freePointer');
  expect(await field(page).inputValue()).toBe('freePointer');
});

test('found words in a title have the colour of its link', async ({open}) => {
  const page = await open('/en/search?q=merge');
  const word = hits(page).first().locator('a mark').first();
  const [own, link] = await word.evaluate((mark) =>
    [mark, mark.closest('a')!].map((each) => getComputedStyle(each).color),
  );
  expect(own).toBe(link);
});

test('keeps all keys, and updates address and title', async ({open}) => {
  const {release, prepare} = delayRequests('**/search-index/manifest.json');
  const page = await open('/en/search', {prepare});
  await field(page).focus();
  await typeFast(page, 'runAsyncQueueBase64');
  const status = page.locator('main p[role=status]');
  await status.getByText('Fetching new results...').waitFor();
  release();
  await waitForBest(page, RESULTS_PAGE, 'runAsyncQueueBase64');
  await status.getByText(/documents? found$/).waitFor();
  expect(await field(page).inputValue()).toBe('runAsyncQueueBase64');
  await page.waitForURL('**/en/search?q=runAsyncQueueBase64');
  await expect
    .poll(() => page.title())
    .toContain('Search results for "runAsyncQueueBase64"');
});

test('suggests another spelling if nothing is found', async ({open}) => {
  const page = await open('/en/search?q=zzzwaitResultzzz');
  const frame = page.locator('main');
  await frame.getByRole('status').getByText('No results were found').waitFor();
  await expect.poll(() => frame.getByText(/^No results/).count()).toBe(1);
  await frame.getByRole('link', {name: /^Contact us/}).waitFor();
  await frame.getByRole('button', {name: 'waitResult'}).click();
  await page.waitForURL('**/en/search?q=waitResult');
  await waitForBest(page, RESULTS_PAGE, 'waitResult');
  expect(await field(page).inputValue()).toBe('waitResult');
  await page.goBack();
  await frame.getByText('No results were found').waitFor();
  expect(await field(page).inputValue()).toBe('zzzwaitResultzzz');
});
