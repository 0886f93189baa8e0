import type {Page, Route} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest} from '../support/browser';
import {openModal, rows} from '../support/searchSurfaces';
import {withoutPrefetch} from '../support/withoutPrefetch';

const test = siteTest('global-en');

const NOTICE = '#load-notice';
const NEXT = '.pagination-nav__link--next';
const LIST = '**/assets/integrity.*.json';
const APP = 'html[data-has-hydrated=true]';

/** What the browser says of a file that does not hold what it must, and of one that is missing. */
const REFUSED = [/console: .*(?:integrity|Failed to load|ERR_)/];

const titleOf = (page: Page) => page.locator('h1').first().innerText();

/** Whether anything of a file ran that somebody has changed: see {@link tamper}. */
const hasRun = (page: Page) =>
  page.evaluate(() => Object.hasOwn(window, 'tampered'));

/** A file of the site, with code in front that was never published. */
async function tamper(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({response, body: `self.tampered=1;${body}`});
}

/** Presses something that the application alone answers. */
async function callApp(page: Page): Promise<void> {
  // Nothing listens before the scripts of a page that was loaded anew have run.
  await page.waitForLoadState();
  await page.evaluate(() => {
    const button = document.createElement('button');
    document.body.append(button);
    button.click();
  });
}

describe('a file that somebody has changed', () => {
  test('runs nothing when its page is followed: the page comes whole, and says what is missing', async ({
    open,
  }) => {
    const page = await open('/ocr/intro', {
      hydrated: true,
      expected: REFUSED,
      prepare: withoutPrefetch,
    });
    let loads = 0;
    page.on('framenavigated', () => loads++);
    let tampered = 0;
    await page.route('**/assets/js/*.js*', (route) =>
      /native|main/.test(route.request().url())
        ? route.continue()
        : ((tampered += 1), tamper(route)),
    );
    const title = await titleOf(page);
    const target = await page.locator(NEXT).getAttribute('href');
    await page.locator(NEXT).click();
    await expect.poll(() => titleOf(page)).not.toBe(title);
    expect(new URL(page.url()).pathname).toBe(target);
    expect(tampered).toBeGreaterThan(0);
    await callApp(page);
    await page.locator(NOTICE).waitFor();
    expect(await hasRun(page)).toBe(false);
    expect(loads).toBeLessThanOrEqual(2);
    await page.unrouteAll({behavior: 'wait'});
    await page.locator(`${NOTICE} [data-native=retry]`).click();
    await page.locator(APP).waitFor();
  });

  test('is no application: the page stays, and says so', async ({open}) => {
    const page = await open('/ocr/intro', {expected: REFUSED});
    const title = await titleOf(page);
    await page.route('**/assets/js/main.*.js*', tamper);
    await callApp(page);
    await page.locator(NOTICE).waitFor();
    expect([await titleOf(page), await hasRun(page)]).toEqual([title, false]);
    await page.unrouteAll({behavior: 'wait'});
    await page.locator(`${NOTICE} [data-native=retry]`).click();
    await page.locator(APP).waitFor();
  });

  test('is no search: the query goes to the page of results', async ({
    open,
  }) => {
    const page = await open('/ocr/intro', {expected: REFUSED});
    let typed: () => void = () => undefined;
    const isTyped = new Promise<void>((resolve) => (typed = resolve));
    await page.route('**/assets/js/search.*.js*', async (route) => {
      await isTyped;
      await tamper(route);
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('run');
    typed();
    await page.waitForURL('**/search?q=run');
    expect(await hasRun(page)).toBe(false);
  });

  test('is no search where workers are forbidden: it says so, and finds once the file is right', async ({
    open,
  }) => {
    const page = await open('/ocr/intro', {
      expected: REFUSED,
      prepare: (tab) =>
        tab.addInitScript(() => {
          Reflect.deleteProperty(window, 'Worker');
        }),
    });
    await page.route('**/assets/js/search-late.*.js*', tamper);
    await openModal(page);
    await page.keyboard.type('run');
    await page.getByText('Unable to fetch results').first().waitFor();
    expect(await hasRun(page)).toBe(false);
    await page.unrouteAll({behavior: 'wait'});
    await page.getByRole('button', {name: 'Try again'}).click();
    await rows(page).first().waitFor();
  });

  test('is no runner of samples: the place of the result says so', async ({
    open,
  }) => {
    const page = await open('/spreadsheet/intro', {expected: REFUSED});
    await page.route('**/assets/live/panel.*.js*', tamper);
    await page.locator('[data-live=run]').first().click();
    const place = page.locator('[data-sample]').first();
    const {failed} = await place.evaluate(({dataset}: HTMLElement) => ({
      failed: dataset['failed']!,
    }));
    await place.getByText(failed).waitFor();
    expect(await hasRun(page)).toBe(false);
  });
});

describe('the list of what files must hold', () => {
  const faults: readonly (readonly [
    string,
    (route: Route) => Promise<void>,
  ])[] = [
    ['is missing', (route) => route.fulfill({status: 404, body: '{}'})],
    ['is a page', (route) => route.fulfill({body: '<!doctype html>'})],
    ['is empty', (route) => route.fulfill({body: '{}'})],
    [
      'is cut off',
      async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        await route.fulfill({response, body: body.slice(0, -100)});
      },
    ],
    [
      'lists what somebody has changed',
      async (route) => {
        const response = await route.fetch();
        const hash = 'A'.repeat(43);
        const body = (await response.text()).replaceAll(
          /:"[^"]+"/g,
          `:"${hash}="`,
        );
        await route.fulfill({response, body});
      },
    ],
    [
      'is enormous',
      (route) =>
        route.fulfill({
          contentType: 'application/json',
          body: `{"a":"${'a'.repeat(50_000_000)}"}`,
        }),
    ],
  ];

  for (const [fault, act] of faults) {
    test(`${fault}: the page stays, says so, and lives when it is tried again`, async ({
      open,
    }) => {
      const page = await open('/ocr/intro', {
        expected: REFUSED,
        prepare: (tab) => tab.route(LIST, act),
      });
      const title = await titleOf(page);
      await callApp(page);
      await page.locator(NOTICE).waitFor();
      expect(await titleOf(page)).toBe(title);
      await page.unroute(LIST);
      await page.locator(`${NOTICE} [data-native=retry]`).click();
      await page.locator(APP).waitFor();
      await page.locator(NOTICE).waitFor({state: 'hidden'});
    });
  }

  test('comes late: what needs it waits, and links lead on', async ({open}) => {
    const held: (() => void)[] = [];
    const page = await open('/ocr/intro', {
      prepare: (tab) =>
        tab.route(LIST, async (route) => {
          await new Promise<void>((resolve) => held.push(resolve));
          await route.continue();
        }),
    });
    await callApp(page);
    await expect.poll(() => held.length).toBe(1);
    const title = await titleOf(page);
    expect(await page.locator(NOTICE).isVisible()).toBe(false);
    held.forEach((release) => release());
    await page.locator(APP).waitFor();
    await page.locator(NEXT).click();
    await expect.poll(() => titleOf(page)).not.toBe(title);
  });
});
