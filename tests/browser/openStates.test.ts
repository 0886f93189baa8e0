// Dialogs, menus and samples in each state: axe, the validator and the width of the window.
import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {walkStates, type State} from '../support/axeStates';
import {callApplication, siteTest, type OpenOptions} from '../support/browser';
import {openWithoutScrolling, waitForText} from '../support/legalDialog';
import {press, runEdited, waitForEnd} from '../support/liveSample';
import {findInvalidStates} from '../support/nuValidator';
import {ask, MODAL, openModal, SURFACES} from '../support/searchSurfaces';

/** 320 px is 1280 px at 400 % zoom. */
const [ZOOMED, DESKTOP] = [320, 1280];

const BOTH_WIDTHS = [ZOOMED, DESKTOP];

/** Draws every kind of content in the sheet, logs messages and fails. */
const FULL_SAMPLE = `import {createSpreadsheet} from 'spreadsheet-sdk';
const {activeSheet: sheet, workbook} = await createSpreadsheet('#sheet', {licenseKey: 'K'});
sheet.range('A1:C3').setValues([['a', 1, 2], ['b', 3, 4], ['c', 5, 6]]);
sheet.range('A5:B5').merge();
sheet.sparklines.add({type: 'line', source: sheet.range('B1:C3'), target: 'D1:D3'});
sheet.charts.add({type: 'column', source: sheet.range('A1:C3'), anchor: 'A7:D14', title: 'a', altText: 'b'});
sheet.shapes.add({type: 'callout', text: 'a', fill: '#FDF0BF', anchor: 'E1:E3', altText: 'c'});
workbook.sheets.add({name: 'Two'});
document.querySelector('#go')!.addEventListener('click', () => undefined);
document.querySelector<HTMLInputElement>('#name')!.value = 'x';
console.log('a');
console.warn('b');
throw new Error('c');`;

const DIALOG = 'dialog[open]';

const FAILED = [/console: .*(?:ERR_|Failed to load|404)/];

const escape = (page: Page) => page.keyboard.press('Escape');

const waitFor = (selector: string) => (page: Page) =>
  page.locator(selector).first().waitFor();

/** Runs actions in sequence. */
const inOrder =
  (...acts: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const act of acts) {
      await act(page);
    }
  };

/** A page and the states to visit. */
interface Walk {
  readonly name: string;
  readonly address: string;
  readonly states: readonly State[];
  readonly widths: readonly number[];
  readonly options?: OpenOptions;
}

const WALKS: readonly Walk[] = [
  {
    name: 'dialogs and tabs',
    address: '/ocr/intro',
    widths: BOTH_WIDTHS,
    states: [
      {
        name: 'legal text',
        within: DIALOG,
        // Axe treats the content of a scrolled and locked page as hidden.
        reach: inOrder(
          (page) => openWithoutScrolling(page, '/legal/privacy'),
          (page) => waitForText(page),
        ),
        leave: escape,
      },
      {name: 'search', within: DIALOG, reach: openModal, leave: escape},
      {
        name: 'another tab',
        within: '.tabs-container',
        reach: (page) => page.locator('[data-native=tab]').last().click(),
      },
    ],
  },
  ...SURFACES.flatMap((surface) => {
    const within = surface === MODAL ? DIALOG : undefined;
    const finds = (query: string, shown: string) =>
      inOrder(
        (page) => ask(page, surface, query),
        (page) => surface.frame(page).locator(shown).first().waitFor(),
      );
    return [
      {
        name: `results of ${surface.name}`,
        address: `/en${surface.path}`,
        widths: BOTH_WIDTHS,
        states: [
          {name: 'results', within, reach: finds('waitResult', 'mark')},
          {
            name: 'no results',
            within,
            reach: finds('zzzwaitResultzzz', 'button:text-is("waitResult")'),
          },
        ],
      },
      {
        name: `a failure of ${surface.name}`,
        address: surface.path,
        widths: [ZOOMED],
        options: {
          expected: FAILED,
          prepare: (page: Page) =>
            page.route('**/search-index/**', (route) =>
              route.fulfill({status: 404, body: 'gone'}),
            ),
        },
        states: [
          {name: 'failure', within, reach: finds('run', '[role=alert] *')},
        ],
      },
    ];
  }),
  {
    name: 'the notice of a script that fails to load',
    address: '/ocr/intro',
    widths: BOTH_WIDTHS,
    options: {
      expected: FAILED,
      prepare: (page: Page) =>
        page.route('**/assets/js/main.*.js*', (route) => route.abort()),
    },
    states: [
      {
        name: 'the notice',
        reach: inOrder(callApplication, waitFor('#load-notice')),
      },
    ],
  },
  {
    name: 'the menus of the navbar',
    address: '/',
    widths: [DESKTOP],
    states: ['제품', '문서', '라이브 데모', '한국어'].map((name) => ({
      name,
      within: '.navbar',
      reach: (page) =>
        page.locator('.navbar').getByRole('button', {name}).click(),
      leave: escape,
    })),
  },
  {
    name: 'the menu of a phone',
    address: '/ocr/intro',
    widths: [ZOOMED],
    options: {width: ZOOMED},
    states: [
      {
        name: 'the pages of the set',
        within: '#docs-menu',
        reach: inOrder(
          (page) => page.locator('.navbar__toggle:visible').click(),
          waitFor('#docs-menu:popover-open'),
        ),
      },
      {
        name: 'the main menu',
        within: '#site-menu',
        reach: inOrder(
          (page) => page.locator('.navbar-sidebar__back').click(),
          waitFor('#site-menu:popover-open'),
          (page) =>
            page
              .locator('#site-menu details')
              .evaluateAll((lists: HTMLDetailsElement[]) =>
                lists.forEach((list) => (list.open = true)),
              ),
        ),
      },
    ],
  },
  {
    name: 'a sample',
    address: '/spreadsheet/intro',
    widths: [ZOOMED],
    states: [
      {
        name: 'result',
        reach: inOrder((page) => press(page, 'Run'), waitForEnd),
      },
      {
        name: 'edited',
        reach: inOrder(
          (page) => press(page, 'Edit'),
          waitFor('.live-code textarea'),
          waitForEnd,
        ),
      },
      {
        name: 'running',
        reach: inOrder(
          (page) => runEdited(page, 'await new Promise(() => {});'),
          waitFor('.live-bar[data-state=running]'),
        ),
      },
      {
        name: 'error',
        reach: inOrder(
          (page) =>
            page.locator('.live-buttons button:enabled').first().click(),
          waitForEnd,
          (page) => runEdited(page, FULL_SAMPLE),
          waitFor('.live-failure'),
          waitForEnd,
        ),
      },
    ].map((state) => ({...state, within: '.live'})),
  },
];

const test = siteTest('global-ko-en');

/** HTML by the name of the state. */
const pages: Record<string, string> = {};

test.for(WALKS)(
  'axe finds no violation in any state of $name',
  async ({name, address, states, widths, options}, {open}) => {
    const page = await open(address, {colorScheme: 'light', ...options});
    const walked = await walkStates(page, states, widths);
    for (const [state, html] of Object.entries(walked)) {
      pages[`${name}: ${state}`] = html;
    }
  },
);

test('the validator finds no error in any of these states', async () => {
  expect(Object.keys(pages).length).toBeGreaterThan(WALKS.length);
  expect(await findInvalidStates(pages)).toEqual([]);
});
