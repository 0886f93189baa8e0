import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest} from '../support/browser';
import {inputMethod} from '../support/inputMethod';
import {opener, waitForText} from '../support/legalDialog';
import {rows} from '../support/searchSurfaces';

const test = siteTest('global-en');

const PAGES = [
  '/',
  '/ocr/intro',
  '/ocr/api/run',
  '/spreadsheet/api/format/conditional_formatting',
  '/products',
  '/legal/terms',
  '/markdown-page',
];

/** The application, and the modal of search. */
const APPLICATION = /\/assets\/js\/(?!native\.)/;

const SEARCH_SCRIPT = /\/assets\/js\/search\.\w+\.js$/;

const RUNNING = 'html[data-has-hydrated=true]';

/** The frame of search, or the modal in its place. */
const modal = (page: Page) => page.locator('dialog[open]');

/** Opens a page as it was built, and holds the application back until it is released. */
function holdBack() {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    release,
    prepare: (page: Page) =>
      page.route(APPLICATION, async (route) => {
        await released;
        await route.continue();
      }),
  };
}

/** Lets every part of the application come late, by a time of its own. */
function delayAtRandom(page: Page): Promise<unknown> {
  return page.route(APPLICATION, async (route) => {
    await page.waitForTimeout(Math.random() * 400);
    await route.continue();
  });
}

test.for(PAGES)(
  '%s loads no application while nobody asks for it',
  async (address, {open}) => {
    const scripts: string[] = [];
    const page = await open(address, {
      prepare: async (tab) => {
        tab.on('request', (request) => {
          if (/\.js$/.test(new URL(request.url()).pathname)) {
            scripts.push(request.url());
          }
        });
      },
    });
    await page.mouse.move(640, 600);
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(1000);
    expect(scripts).toEqual([expect.stringMatching(/\/native\.\w+\.js$/)]);
    expect(await page.locator(RUNNING).count()).toBe(0);
  },
);

describe('search, without the application', () => {
  test.for([1, 2, 3, 4])(
    'keeps every key while everything comes late (%i)',
    async (_, {open}) => {
      const page = await open('/ocr/intro', {
        prepare: delayAtRandom,
      });
      await page.keyboard.press('Control+k');
      await page.locator('dialog[open] input:focus').waitFor();
      await page.keyboard.type('runAsyncQueue callback', {delay: 40});
      await rows(page).first().waitFor();
      expect(await modal(page).locator('input').inputValue()).toBe(
        'runAsyncQueue callback',
      );
      expect(await modal(page).count()).toBe(1);
      expect(await page.locator(RUNNING).count()).toBe(0);
    },
  );

  test('opens at once by button and keys, and closes by Escape for good', async ({
    open,
  }) => {
    const {release, prepare} = holdBack();
    const page = await open('/ocr/intro', {prepare});
    const field = page.locator('dialog[open] input:focus');
    await page.locator('.DocSearch-Button').click();
    await field.waitFor();
    await page.keyboard.press('Escape');
    await modal(page).waitFor({state: 'hidden'});
    await page.locator('.DocSearch-Button:focus').waitFor();
    await page.keyboard.type('r');
    await field.waitFor();
    expect(await field.inputValue()).toBe('r');
    await page.keyboard.press('Control+k');
    await modal(page).waitFor({state: 'hidden'});
    await page.keyboard.press('/');
    await field.waitFor();
    await page.getByRole('button', {name: 'Cancel'}).click();
    await modal(page).waitFor({state: 'hidden'});
    const arrived = page.waitForResponse(SEARCH_SCRIPT);
    release();
    await arrived;
    await page.waitForTimeout(300);
    expect(await modal(page).count()).toBe(0);
  });

  test('Enter pressed ahead opens the best result', async ({open}) => {
    const {release, prepare} = holdBack();
    const page = await open('/ocr/intro', {prepare});
    await page.keyboard.press('/');
    await page.locator('dialog[open] input:focus').waitFor();
    await page.keyboard.type('waitResult');
    await page.keyboard.press('Enter');
    release();
    await page.waitForURL('**/ocr/api/waitResult');
    expect(await modal(page).count()).toBe(0);
  });

  test('a syllable that is being composed is not torn apart', async ({
    open,
  }) => {
    const {release, prepare} = holdBack();
    const page = await open('/ocr/intro', {prepare});
    await page.keyboard.press('/');
    await page.locator('dialog[open] input:focus').waitFor();
    const method = await inputMethod(page);
    await method.compose('ㅇ');
    const arrived = page.waitForResponse(SEARCH_SCRIPT);
    release();
    await arrived;
    await page.waitForTimeout(300);
    await method.compose('인');
    await method.commit('인');
    await modal(page).locator('[role=combobox]').waitFor();
    expect(await modal(page).locator('input').inputValue()).toBe('인');
  });

  test('answers its own buttons, and keeps what was chosen', async ({open}) => {
    const page = await open('/ocr/intro');
    const field = modal(page).locator('[role=combobox]');
    await page.locator('.DocSearch-Button').click();
    await field.fill('waitResult');
    await rows(page).first().waitFor();
    await page.getByRole('button', {name: 'Clear the query'}).click();
    await modal(page).getByText('No recent searches').waitFor();
    expect(await field.inputValue()).toBe('');
    await field.fill('waitResult');
    await rows(page).first().getByRole('link').click();
    await page.waitForURL('**/ocr/api/waitResult');
    await page.keyboard.press('/');
    const remove = rows(page).getByRole('button').last();
    await remove.click();
    await modal(page).getByText('No recent searches').waitFor();
    expect(await page.locator(RUNNING).count()).toBe(0);
  });

  test('and with it: results are followed within the application', async ({
    open,
  }) => {
    const page = await open('/ocr/intro', {hydrated: true});
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    await page.keyboard.press('/');
    await page.locator('dialog[open] input:focus').waitFor();
    await page.keyboard.type('waitResult');
    await rows(page).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/ocr/api/waitResult');
    await modal(page).waitFor({state: 'hidden'});
    expect(await page.evaluate('isSamePage')).toBe(true);
  });

  test('leads to the results page where the modal cannot be had', async ({
    open,
  }) => {
    let isDown = true;
    const page = await open('/ocr/intro', {
      prepare: (tab) =>
        tab.route(APPLICATION, (route) =>
          isDown ? route.abort() : route.continue(),
        ),
      expected: [/console: .*ERR_FAILED/],
    });
    page.on('request', (request) => {
      isDown &&= !request.isNavigationRequest();
    });
    await page.keyboard.press('/');
    await page.waitForURL(/\/search(?:\?|$)/);
    await page.locator(RUNNING).waitFor();
  });
});

describe('a legal text, before the application came', () => {
  test('has its frame and title at once, and the text follows', async ({
    open,
  }) => {
    const {release, prepare} = holdBack();
    const page = await open('/ocr/intro', {prepare});
    await opener(page, '/legal/terms').click();
    const frame = page.locator('dialog[open]');
    await frame.waitFor();
    expect(await frame.getAttribute('aria-label')).toBe('Terms of Use');
    await frame.getByText('Loading the text…').waitFor();
    release();
    await waitForText(page);
    expect(await frame.count()).toBe(1);
    await page.keyboard.press('Escape');
    await frame.waitFor({state: 'hidden'});
    await page.waitForURL(/\/ocr\/intro$/);
  });

  test('does not open after it was closed', async ({open}) => {
    const {release, prepare} = holdBack();
    const page = await open('/ocr/intro', {prepare});
    await opener(page, '/legal/privacy').click();
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({state: 'hidden'});
    release();
    await page.locator(RUNNING).waitFor();
    await page.waitForTimeout(300);
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  test('opens from the address', async ({open}) => {
    const page = await open('/ocr/intro#legal-refund');
    await waitForText(page);
    expect(await page.locator('dialog[open]').count()).toBe(1);
  });

  test('is a page where the application cannot be had', async ({open}) => {
    const page = await open('/ocr/intro', {
      prepare: (tab) => tab.route(APPLICATION, (route) => route.abort()),
      expected: [/console: .*ERR_FAILED/],
    });
    await opener(page, '/legal/terms').click();
    await page.waitForURL(/\/legal\/terms$/);
  });
});

test('links are followed by the browser until the application is there', async ({
  open,
}) => {
  const page = await open('/ocr/intro');
  const next = page.locator('.pagination-nav__link--next');
  const target = await next.getAttribute('href');
  await next.click();
  await page.waitForURL(`**${target}`);
  expect(await page.locator(RUNNING).count()).toBe(0);
});
