// Files of the site that are missing or were modified.
import type {Page, Route} from 'playwright-core';
import {expect} from 'vitest';
import {callApplication, siteTest, waitForHydration} from '../support/browser';
import {delayRequests, setConnection} from '../support/network';

const test = siteTest('global-ko-en');

const NOTICE = '#load-notice:popover-open';
const NEXT = '.pagination-nav__link--next';
const NATIVE = '**/assets/js/native.*.js*';
const MAIN = '**/assets/js/main.*.js*';
const CHUNKS = /\/assets\/js\/(?!(?:runtime~)?main|native)[^/]*$/;

/** Errors of requests that fail on purpose. */
const FAILED = [
  /console: .*(?:integrity|ERR_|Failed to load)/,
  /uncaught error: Loading chunk/,
];

const pathOf = (page: Page) => new URL(page.url()).pathname;

const titleOf = (page: Page) => page.locator('h1').first().innerText();

const abort = (route: Route) => route.abort();

/** Adds code to a file, so that its integrity check must fail. */
async function tamper(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = `self.tampered=1;${await response.text()}`;
  await route.fulfill({response, body});
}

const hasTamperedCodeRun = (page: Page) =>
  page.evaluate(() => Object.hasOwn(window, 'tampered'));

test('a page is reloaded once if its code fails to load', async ({open}) => {
  const warnings: string[] = [];
  const page = await open('/ocr/intro', {
    hydrated: true,
    expected: FAILED,
    prepare: async (tab) => {
      await setConnection(tab);
      tab.on('console', (message) => {
        if (message.type() === 'warning') {
          warnings.push(message.text());
        }
      });
    },
  });
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  let isFailing = true;
  await page.route('**/assets/js/*.js*', (route) =>
    isFailing ? route.abort() : route.continue(),
  );
  page.on('request', (request) => {
    // The reload requests the page; the network works again from then on.
    isFailing &&= !request.isNavigationRequest();
  });
  const target = await page.locator(NEXT).getAttribute('href');
  // The address changes before the reload.
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.locator(NEXT).click();
  await reloaded;
  await waitForHydration(page);
  expect(pathOf(page)).toBe(target);
  expect(warnings.length).toBeGreaterThan(0);
  expect(loads).toBe(1);
});

test.for([
  ['native script', 'is missing', NATIVE, abort],
  ['main script', 'is missing', MAIN, abort],
  ['main script', 'was modified', MAIN, tamper],
  ['chunk', 'is missing', CHUNKS, abort],
] as const)('offers a retry if %s %s', async ([, , file, answer], {open}) => {
  const page = await open('/ocr/intro', {
    expected: FAILED,
    prepare: (tab) => tab.route(file, answer),
  });
  const title = await titleOf(page);
  await callApplication(page);
  await page.locator(NOTICE).filter({hasText: '불러오지 못했'}).waitFor();
  expect(await titleOf(page)).toBe(title);
  expect(await hasTamperedCodeRun(page)).toBe(false);
  await page.unrouteAll({behavior: 'wait'});
  await page.locator(`${NOTICE} [data-native=retry]`).click();
  // The page may be reloaded first.
  await expect
    .poll(async () => {
      await page.keyboard.press('/');
      return page.locator('dialog[open]').count();
    })
    .toBe(1);
  await page.keyboard.press('Escape');
  await waitForHydration(page);
  expect(await page.locator(NOTICE).count()).toBe(0);
});

test.for([
  ['/ocr/intro', NATIVE],
  ['/ocr/intro', MAIN],
  ['/search', CHUNKS],
] as const)(
  'loads a file again that fails once on %s: %s',
  async ([at, file], {open}) => {
    const failed = new Set<string>();
    const page = await open(at, {
      expected: FAILED,
      prepare: (tab) =>
        tab.route(file, (route) => {
          const {pathname} = new URL(route.request().url());
          const isFirst = !failed.has(pathname);
          failed.add(pathname);
          return isFirst ? route.abort() : route.continue();
        }),
    });
    await expect
      .poll(async () => {
        // Presses are lost until the native script runs.
        await callApplication(page);
        return page.locator('html[data-has-hydrated=true]').count();
      })
      .toBe(1);
    expect(failed.size).toBeGreaterThan(0);
    expect(await page.locator(NOTICE).count()).toBe(0);
  },
);

test('a modified search script leads to the results page', async ({open}) => {
  const {release, prepare} = delayRequests('**/assets/js/search.*.js*', tamper);
  const page = await open('/ocr/intro', {expected: FAILED, prepare});
  await page.keyboard.press('Control+k');
  const field = page.locator('dialog[open] input:focus');
  await field.waitFor();
  await page.keyboard.type('run');
  await expect.poll(() => field.inputValue()).toBe('run');
  release();
  await page.waitForURL('**/search?q=run', {waitUntil: 'commit'});
  expect(await hasTamperedCodeRun(page)).toBe(false);
});

test('a modified script of samples leads to an error', async ({open}) => {
  const page = await open('/spreadsheet/intro', {expected: FAILED});
  await page.route('**/assets/live/panel.*.js*', tamper);
  const sample = page.locator('[data-sample]').first();
  const failed = await sample.getAttribute('data-failed');
  await page.locator('[data-live=run]').first().click();
  await sample.getByText(failed!).waitFor();
  expect(await hasTamperedCodeRun(page)).toBe(false);
});
