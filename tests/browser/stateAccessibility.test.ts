import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {siteTest, type OpenOptions} from '../support/browser';
import {COLOUR_RULES, findViolations} from '../support/browserAxe';
import {excessWidth} from '../support/overflow';
import {openModal} from '../support/searchSurfaces';
import {withoutPrefetch} from '../support/withoutPrefetch';

const test = siteTest('global-ko-en');

/** A state of a page: how to get there from the one before, and what of the page it changes. */
interface State {
  readonly name: string;
  readonly reach: (page: Page) => Promise<unknown>;
  /** Selector of what is looked at; the whole page when absent. */
  readonly within?: string;
  /** How to leave it, where the next state does not. */
  readonly leave?: (page: Page) => Promise<unknown>;
}

/** Widths of the page; the narrowest is 1280 px at 400 % zoom. */
const [ZOOMED, PHONE, DESKTOP] = [320, 360, 1280];

const press = (key: string) => (page: Page) => page.keyboard.press(key);

/** The same elements in other colours: what has nothing to do with colour stays as it was. */
async function inDark(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.locator('html[data-theme=dark]').waitFor();
  const found = await findViolations(page, {within, rules: COLOUR_RULES});
  await page.emulateMedia({colorScheme: 'light'});
  await page.locator('html[data-theme=light]').waitFor();
  return found;
}

/** Goes through states of one page, and looks at each in both colour modes at each width. */
async function walk(
  page: Page,
  states: readonly State[],
  widths: readonly number[],
): Promise<void> {
  const found: string[] = [];
  let runs = 0;
  for (const {name, reach, within, leave} of states) {
    await reach(page);
    for (const width of widths) {
      await page.setViewportSize({width, height: 800});
      const light = await findViolations(page, {within});
      const dark = await inDark(page, within);
      const excess = await excessWidth(page);
      runs += 2;
      found.push(
        ...light.map((line) => `${name}, ${width} px, light: ${line}`),
        ...dark.map((line) => `${name}, ${width} px, dark: ${line}`),
        ...(excess > 0 ? [`${name}, ${width} px: ${excess} px too wide`] : []),
      );
    }
    await leave?.(page);
  }
  console.log(
    `axe: ${states.length} states, ${widths.length} widths, 2 colour modes, ${runs} runs, ${found.length} violations`,
  );
  expect(found).toEqual([]);
}

const LIGHT: OpenOptions = {colorScheme: 'light'};

const BOTH = [PHONE, DESKTOP];

test('axe finds nothing in what opens over a page', async ({open}) => {
  const page = await open('/ocr/api/c_api_details', LIGHT);
  await walk(
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
    BOTH,
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
  await walk(
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
    BOTH,
  );
});

test('axe finds nothing in the menus of the navbar', async ({open}) => {
  const page = await open('/', LIGHT);
  const buttons = page.locator('[data-native=dropdown]:visible');
  const menus = await buttons.count();
  expect(menus).toBeGreaterThan(3);
  await walk(
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
  await walk(
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
