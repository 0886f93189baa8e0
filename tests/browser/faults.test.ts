import type {Page, Route} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest, STATES, waitForHydration} from '../support/browser';
import {withoutPrefetch} from '../support/withoutPrefetch';

const test = siteTest('global-ko-en');

const NOTICE = '#load-notice';
const NEXT = '.pagination-nav__link--next';

const pathOf = (page: Page) => new URL(page.url()).pathname;
const titleOf = (page: Page) => page.locator('h1').first().innerText();

/** Errors of requests that are failed on purpose. */
const FAILED = [/console: .*(?:ERR_|Failed to load)/];

describe('an address that cannot be decoded', () => {
  test('shows its page, at once and when its hash is set while reading', async ({
    open,
  }) => {
    const page = await open('/ocr/intro#%', {hydrated: true});
    const title = await titleOf(page);
    for (const hash of ['#100%off', '#%E0%A4', '#%']) {
      await page.evaluate((to) => {
        const link = document.createElement('a');
        link.href = to;
        document.querySelector('main')!.append(link);
        link.click();
      }, hash);
      await page.waitForURL(/%25/);
      expect(await titleOf(page)).toBe(title);
    }
    await page.goBack();
    expect(await titleOf(page)).toBe(title);
  });

  test('is that of the not-found page, which lives', async ({open, site}) => {
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
});

test('an address in other letters leads to its page when the application comes', async ({
  open,
}) => {
  const page = await open('/OCR/Intro?a=b#c', {expected: [/console: .*404/]});
  await page.evaluate(() => {
    const button = document.createElement('button');
    document.body.append(button);
    button.click();
  });
  await page.waitForURL('**/ocr/intro?a=b#c');
});

test('a mode that is none, in the address or the storage, leaves a mode', async ({
  open,
}) => {
  const page = await open('/?docusaurus-theme=evil&docusaurus-data-theme=x', {
    colorScheme: 'light',
    prepare: (tab) =>
      tab.addInitScript(() => localStorage.setItem('theme', 'evil')),
    hydrated: true,
  });
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  const logo = await page.locator('.navbar__logo img:visible').boundingBox();
  expect(logo!.width).toBeGreaterThan(20);
});

for (const {state, hydrated} of STATES) {
  test(`a link of the product table to the page that is shown leads there once, ${state}`, async ({
    open,
  }) => {
    const page = await open('/en/ocr/intro', {hydrated});
    const title = await titleOf(page);
    let loads = 0;
    page.on('framenavigated', () => loads++);
    const own = page.locator('.navbar a[href="/en/ocr/intro"]').first();
    expect(await own.getAttribute('aria-current')).toBe('page');
    await own.evaluate((link: HTMLElement) => link.click());
    await page.waitForTimeout(1000);
    expect(loads).toBeLessThanOrEqual(1);
    expect([pathOf(page), await titleOf(page)]).toEqual([
      '/en/ocr/intro',
      title,
    ]);
    const others = [
      '.navbar a[href="/en/ocr/intro"]:not([aria-current], [lang])',
      '.navbar a[aria-current=page]:not([href="/en/ocr/intro"])',
    ];
    expect(await page.locator(others.join()).count()).toBe(0);
  });
}

test('a connection that does not say how fast it is changes nothing', async ({
  open,
}) => {
  const page = await open('/ocr/intro', {
    hydrated: true,
    prepare: (tab) =>
      tab.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', {
          value: {type: 'wifi'},
        }),
      ),
  });
  await page.locator(NEXT).hover();
  await page.locator(NEXT).click();
  await page.waitForURL((url) => url.pathname !== '/ocr/intro');
});

test('arriving at a page puts the focus on its title, and says its name', async ({
  open,
}) => {
  const page = await open('/ocr/intro', {hydrated: true});
  await page.locator(NEXT).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/ocr/intro');
  await page.locator('h1:focus').waitFor();
  const said = page.locator('body > [role=status]');
  await expect.poll(() => said.innerText()).toBe(await page.title());
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(
      () =>
        document.activeElement!.closest('main, aside') !== null ||
        document.activeElement!.tagName,
    ),
  ).toBe(true);
});

describe('without a connection', () => {
  test('a page that is followed within the application keeps what is read, and comes when there is one', async ({
    open,
  }) => {
    const page = await open('/ocr/intro', {
      hydrated: true,
      expected: FAILED,
      prepare: withoutPrefetch,
    });
    const title = await titleOf(page);
    const target = await page.locator(NEXT).getAttribute('href');
    await page.context().setOffline(true);
    await page.locator(NEXT).click();
    await page.locator(NOTICE).waitFor();
    expect(await page.locator(NOTICE).innerText()).toContain('불러오지 못했');
    expect(await titleOf(page)).toBe(title);
    await page.locator(`${NOTICE} [data-native=retry]`).click();
    await page.locator(NOTICE).waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => titleOf(page)).not.toBe(title);
    expect(pathOf(page)).toBe(target);
    await page.locator(NOTICE).waitFor({state: 'hidden'});
  });

  test('a link keeps the page before the application came', async ({open}) => {
    const page = await open('/en/ocr/intro', {expected: FAILED});
    await page.context().setOffline(true);
    await page.locator(NEXT).click();
    await page.locator(NOTICE).waitFor();
    expect(pathOf(page)).toBe('/en/ocr/intro');
    await page.context().setOffline(false);
    await page.locator(`${NOTICE} [data-native=retry]`).click();
    await page.waitForURL((url) => url.pathname !== '/en/ocr/intro');
  });
});

test('a host that answers no more, or with errors alone, keeps what is read before the application came', async ({
  open,
}) => {
  const page = await open('/ocr/intro', {
    expected: FAILED,
    prepare: withoutPrefetch,
  });
  const title = await titleOf(page);
  const target = await page.locator(NEXT).getAttribute('href');
  const file = `**${target}.next.htm`;
  for (const fail of [
    (route: Route) => route.abort('connectionrefused'),
    (route: Route) => route.fulfill({status: 503, body: 'Busy'}),
  ]) {
    await page.route(file, fail);
    await page.locator(NEXT).click();
    await page.locator(NOTICE).waitFor();
    expect([pathOf(page), await titleOf(page)]).toEqual(['/ocr/intro', title]);
    await page.unroute(file);
    await page.locator(`${NOTICE} [data-native=dismiss]`).click();
  }
  await page.route(file, (route) => route.abort(), {times: 2});
  await page.locator(NEXT).click();
  await page.locator(`${NOTICE} [data-native=retry]`).click();
  await expect.poll(() => titleOf(page)).not.toBe(title);
  expect(pathOf(page)).toBe(target);
});

test('a page whose own script cannot be had says so, and lives when it is tried again', async ({
  open,
}) => {
  const file = '**/assets/js/native.*.js';
  const page = await open('/ocr/intro', {
    expected: FAILED,
    prepare: (tab) => tab.route(file, (route) => route.abort()),
  });
  await page.locator(NOTICE).waitFor();
  expect(await page.locator(NOTICE).innerText()).toContain('불러오지 못했');
  expect(await page.locator(NOTICE).innerText()).not.toContain('프레임');
  await page.unroute(file);
  await page.locator(`${NOTICE} [data-native=retry]`).click();
  await page.waitForLoadState();
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  expect(await page.locator(NOTICE).isVisible()).toBe(false);
});

test('an application that cannot be had says so, and comes when it is tried again', async ({
  open,
}) => {
  const page = await open('/ocr/intro', {expected: FAILED});
  let failing = true;
  await page.route('**/assets/js/*.js*', (route) =>
    failing ? route.abort() : route.continue(),
  );
  await page.evaluate(() => {
    const button = document.createElement('button');
    document.body.append(button);
    button.click();
  });
  await page.locator(NOTICE).waitFor();
  failing = false;
  await page.locator(`${NOTICE} [data-native=retry]`).click();
  await page.locator('html[data-has-hydrated=true]').waitFor();
});
