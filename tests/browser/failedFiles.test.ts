// What a reader is told when a file of the site does not come, and what helps.
import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {callApplication, siteTest, waitForHydration} from '../support/browser';
import {withoutPrefetch} from '../support/withoutPrefetch';

const test = siteTest('global-ko-en');

const NOTICE = '#load-notice:popover-open';
const NEXT = '.pagination-nav__link--next';

/** Errors of requests that are failed on purpose. */
const FAILED = [
  /console: .*(?:ERR_|Failed to load)/,
  /uncaught error: Loading chunk/,
];

const pathOf = (page: Page) => new URL(page.url()).pathname;

const titleOf = (page: Page) => page.locator('h1').first().innerText();

const retry = (page: Page) =>
  page.locator(`${NOTICE} [data-native=retry]`).click();

/** Waits until the notice says, in the language of the page, that something did not come. */
const waitForNotice = (page: Page) =>
  page.locator(NOTICE).filter({hasText: '불러오지 못했'}).waitFor();

test('a page that is followed is loaded anew, once and with a warning, when its code cannot be had', async ({
  open,
}) => {
  const warnings: string[] = [];
  const page = await open('/ocr/intro', {
    hydrated: true,
    expected: FAILED,
    prepare: async (tab) => {
      await withoutPrefetch(tab);
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
    // The reload asks for the page itself; from then on the network works again.
    isFailing &&= !request.isNavigationRequest();
  });
  const target = await page.locator(NEXT).getAttribute('href');
  // The address changes at the click, long before the reload.
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.locator(NEXT).click();
  await reloaded;
  await waitForHydration(page);
  expect(pathOf(page)).toBe(target);
  expect(warnings.length).toBeGreaterThan(0);
  expect(loads).toBe(1);
});

test.for([
  ['native', '**/assets/js/native.*.js*'],
  ['application', '**/assets/js/main.*.js*'],
  ['part', /\/assets\/js\/(?!(?:runtime~)?main|native)[^/]*$/],
] as const)(
  'a page whose %s cannot be had says so, and lives when it is tried again',
  async ([, file], {open}) => {
    const page = await open('/ocr/intro', {
      expected: FAILED,
      prepare: (tab) => tab.route(file, (route) => route.abort()),
    });
    const title = await titleOf(page);
    await callApplication(page);
    await waitForNotice(page);
    expect(await titleOf(page)).toBe(title);
    await page.unroute(file);
    await retry(page);
    // The page may be loaded anew first.
    await expect
      .poll(async () => {
        await page.keyboard.press('/');
        return page.locator('dialog[open]').count();
      })
      .toBe(1);
    await page.keyboard.press('Escape');
    await waitForHydration(page);
    expect(await page.locator(NOTICE).count()).toBe(0);
  },
);

test('an address that cannot be decoded is that of the not-found page, which lives', async ({
  open,
  site,
}) => {
  const page = await open('/', {expected: [/console: .*404/]});
  // The site's own server refuses it; others answer with the not-found page.
  await page.route('**/ocr/%E0%A4', async (route) => {
    const response = await route.fetch({url: `${site.url}/nowhere`});
    await route.fulfill({response});
  });
  await page.goto(`${site.url}/ocr/%E0%A4`);
  await waitForHydration(page);
  expect(await titleOf(page)).toBe('페이지를 찾을 수 없습니다');
});
