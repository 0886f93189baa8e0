import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {siteTest} from '../support/browser';
import {
  MODAL,
  modal,
  openModal,
  rows,
  waitForBest,
} from '../support/searchSurfaces';

const test = siteTest('global-ko-en');

/** Opens search with the keyboard and types. */
async function ask(page: Page, query: string): Promise<void> {
  await openModal(page);
  await page.keyboard.type(query);
}

test('nothing of search is loaded before it is touched', async ({open}) => {
  const loaded: string[] = [];
  await open('/en/ocr/api/run', {
    prepare: async (page) =>
      page.on('request', (request) => loaded.push(request.url())),
  });
  expect(loaded.filter((url) => /search-index|worker/.test(url))).toEqual([]);
});

test('a name is found by a hump and chosen with Enter', async ({open}) => {
  const page = await open('/en/');
  await ask(page, 'queuebase64');
  await waitForBest(page, MODAL, 'runAsyncQueueBase64');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/ocr/api/runAsyncQueueBase64');
  await modal(page).waitFor({state: 'detached'});
});

test('a Korean word with a particle finds its page', async ({open}) => {
  const page = await open('/');
  await ask(page, '환불을');
  await waitForBest(page, MODAL, '환불');
});

test('Escape closes and gives the focus to the button', async ({open}) => {
  const page = await open('/en/');
  await ask(page, 'run');
  await page.keyboard.press('Escape');
  await page.locator('button.DocSearch-Button:focus').waitFor();
  await modal(page).waitFor({state: 'detached'});
});

test('the results page shows count and results, and follows its field', async ({
  open,
}) => {
  const page = await open('/en/search?q=queue');
  await page.locator('main ol > li').first().waitFor();
  await page.getByText(/^\d+ documents found$/).waitFor();
  await page.locator('main input[type=search]').fill('zxqvbnmk');
  await page.getByText('No results were found').waitFor();
});

test('a missing index is told as a failure and can be tried again', async ({
  open,
}) => {
  const page = await open('/en/', {
    expected: [/404|Failed to load resource/],
    prepare: (opened) =>
      opened.route('**/search-index/**', (route) =>
        route.fulfill({status: 404, body: 'gone'}),
      ),
  });
  await ask(page, 'run');
  await page.getByText('Unable to fetch results').first().waitFor();
  await page.unroute('**/search-index/**');
  await page.getByRole('button', {name: 'Try again'}).click();
  await rows(page).first().waitFor();
});

test('what is stored is shown as text', async ({open}) => {
  const page = await open('/en/');
  await page.evaluate(() => {
    const hit = {
      objectID: 'x',
      href: '/en/ocr/api/run',
      title: '<img src=x onerror="window.broken=1">',
      section: 'OCR',
      type: 'lvl1',
    };
    const hostile = {...hit, objectID: 'y', href: 'javascript:window.broken=1'};
    localStorage.setItem(
      '__DOCSEARCH_RECENT_SEARCHES__embedded',
      JSON.stringify([hit, hostile, null, 5]),
    );
  });
  await page.keyboard.press('/');
  await rows(page).first().waitFor();
  expect(await rows(page).count()).toBe(1);
  expect(await rows(page).first().textContent()).toContain('<img src=x');
});
