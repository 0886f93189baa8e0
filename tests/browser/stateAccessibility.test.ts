import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {siteTest, type OpenOptions} from '../support/browser';
import {walkStates} from '../support/axeStates';
import {nothingInspected} from '../support/axeScope';
import {findNewViolations, findViolations} from '../support/browserAxe';
import {excessWidth} from '../support/overflow';
import {openModal} from '../support/searchSurfaces';
import {withoutPrefetch} from '../support/withoutPrefetch';

const test = siteTest('global-ko-en');

/** Widths of the page; the narrowest is 1280 px at 400 % zoom. */
const [ZOOMED, PHONE, DESKTOP] = [320, 360, 1280];

const press = (key: string) => (page: Page) => page.keyboard.press(key);

const LIGHT: OpenOptions = {colorScheme: 'light'};

const EACH = [ZOOMED, PHONE, DESKTOP];

/** A page of each kind. */
const PRINTED = [
  '/',
  '/products',
  '/legal/terms',
  '/ocr/api/c_api_details',
  '/en/spreadsheet/api/basic-feature/range',
];

test('axe finds nothing in what opens over a page', async ({open}) => {
  const page = await open('/ocr/intro', LIGHT);
  await walkStates(
    page,
    [
      {
        name: 'the list of shortcuts',
        within: 'dialog[open]',
        reach: async () => {
          await page.keyboard.press('?');
          await page.locator('dialog[open]').waitFor();
        },
        leave: press('Escape'),
      },
      {
        name: 'search before a query',
        within: 'dialog[open]',
        reach: openModal,
        leave: press('Escape'),
      },
      {
        name: 'another tab',
        within: '.tabs-container',
        reach: async () => {
          const tabs = page.locator('[data-native=tab]');
          await tabs.last().click();
        },
      },
      {
        name: 'code that was copied, and that was not',
        within: '.theme-doc-markdown',
        // As `src/native/copyButtons.ts` leaves it, but for longer than two seconds.
        reach: () =>
          page
            .locator('[data-native=copy]')
            .evaluateAll((buttons) =>
              buttons
                .slice(0, 3)
                .forEach((button, at) =>
                  button.setAttribute(
                    'data-outcome',
                    at % 2 ? 'failed' : 'copied',
                  ),
                ),
            ),
      },
    ],
    EACH,
  );
});

test('axe finds nothing where something could not be loaded', async ({
  open,
}) => {
  const page = await open('/ocr/intro', {
    ...LIGHT,
    expected: [/console: .*(?:ERR_|Failed to load)/],
    prepare: withoutPrefetch,
  });
  await walkStates(
    page,
    [
      {
        name: 'the notice',
        reach: async () => {
          await page.context().setOffline(true);
          await page.locator('.pagination-nav__link--next').click();
          await page.locator('#load-notice').waitFor();
        },
      },
    ],
    EACH,
  );
});

test('axe finds nothing on paper', async ({open}) => {
  const page = await open('/', LIGHT);
  const inspected = nothingInspected();
  const found: string[] = [];
  for (const address of PRINTED) {
    await page.goto(new URL(address, page.url()).href);
    await page.emulateMedia({media: 'print'});
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const lines = await findNewViolations(page, inspected);
    found.push(...lines.map((line) => `${address}: ${line}`));
    await page.emulateMedia({media: 'screen'});
  }
  console.log(
    `axe: ${PRINTED.length} pages on paper, ${inspected.parts.size} parts`,
  );
  expect(inspected.parts.size).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test('axe finds nothing in the menus of the navbar', async ({open}) => {
  const page = await open('/', LIGHT);
  const buttons = page.locator('[data-native=dropdown]:visible');
  const menus = await buttons.count();
  expect(menus).toBeGreaterThan(3);
  await walkStates(
    page,
    Array.from({length: menus}, (_, at) => ({
      name: `menu ${at + 1}`,
      within: '.navbar',
      reach: () => buttons.nth(at).click(),
      leave: press('Escape'),
    })),
    [DESKTOP],
  );
});

test('axe finds nothing in both panels of the menu of a phone', async ({
  open,
}) => {
  const page = await open('/ocr/intro', {...LIGHT, width: PHONE});
  await walkStates(
    page,
    [
      {
        name: 'the pages of the set',
        within: '#docs-menu',
        reach: async () => {
          await page.locator('.navbar__toggle:visible').click();
          await page.locator('#docs-menu:popover-open').waitFor();
        },
      },
      {
        name: 'the main menu',
        within: '#site-menu',
        reach: async () => {
          await page.locator('.navbar-sidebar__back').click();
          await page.locator('#site-menu:popover-open').waitFor();
          await page
            .locator('#site-menu details')
            .evaluateAll((lists: HTMLDetailsElement[]) =>
              lists.forEach((list) => (list.open = true)),
            );
        },
      },
    ],
    [ZOOMED, PHONE],
  );
});

/** What readers ask of a page by their system, in which it is opened: a change fades, or comes late. */
const ASKED: readonly OpenOptions[] = [
  {forcedColors: 'active'},
  {reducedMotion: 'no-preference'},
];

test('axe finds nothing at 400 % zoom, in forced colours and with motion', async ({
  open,
}) => {
  const found: string[] = [];
  for (const asked of ASKED) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const options = {...asked, colorScheme};
      const page = await open('/ocr/api/c_api_details', {
        ...options,
        width: ZOOMED,
      });
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
      const lines = await findViolations(page);
      const excess = await excessWidth(page);
      found.push(...lines, ...(excess > 0 ? [`${excess} px too wide`] : []));
    }
  }
  expect(found).toEqual([]);
});
