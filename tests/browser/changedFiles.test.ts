// Files that somebody has changed on their way, or that a browser keeps damaged, are not run.
import type {Page, Route} from 'playwright-core';
import {describe, expect} from 'vitest';
import {callApplication, siteTest, waitForHydration} from '../support/browser';
import {serveDamagedOnce} from '../support/damagedCopies';
import {holdBack} from '../support/holdBack';
import {openModal, rows} from '../support/searchSurfaces';

const test = siteTest('global-en');

const NOTICE = '#load-notice:popover-open';

/** What the browser says of a file that does not hold what it must, and of one that is missing. */
const REFUSED = [/console: .*(?:integrity|Failed to load|ERR_)/];

const titleOf = (page: Page) => page.locator('h1').first().innerText();

/** Whether anything of a file ran that somebody has changed: see {@link tamper}. */
const hasRun = (page: Page) =>
  page.evaluate(() => Object.hasOwn(window, 'tampered'));

/** Answers with a file of the site, with code in front that was never published. */
async function tamper(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = `self.tampered=1;${await response.text()}`;
  await route.fulfill({response, body});
}

describe('a file that somebody has changed', () => {
  test('is no search: the query goes to the page of results', async ({
    open,
  }) => {
    const {release, prepare} = holdBack('**/assets/js/search.*.js*', tamper);
    const page = await open('/ocr/intro', {expected: REFUSED, prepare});
    await page.keyboard.press('Control+k');
    const field = page.locator('dialog[open] input:focus');
    await field.waitFor();
    await page.keyboard.type('run');
    await expect.poll(() => field.inputValue()).toBe('run');
    release();
    await page.waitForURL('**/search?q=run', {waitUntil: 'commit'});
    expect(await hasRun(page)).toBe(false);
  });

  test('is no runner of samples: the place of the result says so', async ({
    open,
  }) => {
    const page = await open('/spreadsheet/intro', {expected: REFUSED});
    await page.route('**/assets/live/panel.*.js*', tamper);
    const place = page.locator('[data-sample]').first();
    const failed = await place.getAttribute('data-failed');
    await page.locator('[data-live=run]').first().click();
    await place.getByText(failed!).waitFor();
    expect(await hasRun(page)).toBe(false);
  });

  test('is no application: the page stays, says so, and lives when it is tried again', async ({
    open,
  }) => {
    const page = await open('/ocr/intro', {
      expected: REFUSED,
      prepare: (tab) => tab.route('**/assets/js/main.*.js*', tamper),
    });
    const title = await titleOf(page);
    await callApplication(page);
    await page.locator(NOTICE).waitFor();
    expect([await titleOf(page), await hasRun(page)]).toEqual([title, false]);
    await page.unrouteAll({behavior: 'wait'});
    await page.locator(`${NOTICE} [data-native=retry]`).click();
    await page.waitForLoadState();
    await waitForHydration(page);
    await page.locator(NOTICE).waitFor({state: 'hidden'});
  });
});

test('a browser that keeps a damaged copy of each file that a page names shows what the host has, once it is tried again', async ({
  browser,
  site,
}) => {
  const copies = await serveDamagedOnce(site.url);
  const context = await browser.newContext();
  const page = await context.newPage();
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  await page.goto(`${copies.url}/spreadsheet/intro`);

  await page.locator(`${NOTICE} [data-native=retry]`).click();
  await expect.poll(() => loads).toBe(2);
  await page.waitForLoadState();
  const own = [...copies.asked];
  await page.locator('[data-live=run]').first().click();
  await page.frameLocator('iframe').first().getByRole('grid').waitFor();
  await openModal(page);
  await page.keyboard.type('formula');
  await rows(page).first().waitFor();

  expect(loads).toBe(2);
  expect(await page.locator(NOTICE).count()).toBe(0);
  expect(await hasRun(page)).toBe(false);

  // What the browser keeps now is what the host has.
  const asked = copies.asked.length;
  expect(new Set(copies.asked).size).toBeGreaterThan(10);
  const second = await context.newPage();
  await second.goto(`${copies.url}/spreadsheet/intro`);
  await second.keyboard.press('/');
  await second.locator('dialog[open]').waitFor();
  expect(
    copies.asked.slice(asked).filter((file) => own.includes(file)),
  ).toEqual([]);
  await context.close();
  await copies.close();
});
