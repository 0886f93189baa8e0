// What opens over a page or changes in it: axe, the validator and the width of the window in each state.
import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {LEGAL_TEXTS} from '../../src/site/legalTexts';
import {walkStates, type State} from '../support/axeStates';
import {callApplication, siteTest, type OpenOptions} from '../support/browser';
import {openWhereItIs, waitForText} from '../support/legalDialog';
import {press, runOwn, untilEnded} from '../support/liveSample';
import {findInvalidStates} from '../support/nuValidator';
import {ask, MODAL, openModal, SURFACES} from '../support/searchSurfaces';

/** The narrowest is 1280 px at 400 % zoom. */
const [ZOOMED, DESKTOP] = [320, 1280];

const EACH = [ZOOMED, DESKTOP];

/** Shows whatever the sheet of a sample can show, says whatever its panel can, and fails. */
const EVERYTHING = `import {createSpreadsheet} from 'spreadsheet-sdk';
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

/** Does one thing, and waits until it shows. */
const then =
  (...acts: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const act of acts) {
      await act(page);
    }
  };

/** A page and the states that it is led through. */
interface Walk {
  readonly name: string;
  readonly address: string;
  readonly states: readonly State[];
  readonly widths: readonly number[];
  readonly options?: OpenOptions;
}

const legalTexts = (language: string) => ({
  name: `legal texts ${language}`,
  address: `${language === 'in English' ? '/en' : ''}/ocr/intro`,
  widths: [DESKTOP],
  states: LEGAL_TEXTS.map(({id, path}) => ({
    name: id,
    within: DIALOG,
    // Axe takes what lies in a page that is scrolled and locked for hidden.
    reach: then((page) => openWhereItIs(page, path), waitForText),
    leave: escape,
  })),
});

const WALKS: readonly Walk[] = [
  {
    name: 'dialogs and tabs',
    address: '/ocr/intro',
    widths: EACH,
    states: [
      {name: 'search', within: DIALOG, reach: openModal, leave: escape},
      {
        name: 'another tab',
        within: '.tabs-container',
        reach: (page) => page.locator('[data-native=tab]').last().click(),
      },
    ],
  },
  legalTexts('in Korean'),
  legalTexts('in English'),
  ...SURFACES.flatMap((surface) => {
    const within = surface === MODAL ? DIALOG : undefined;
    const finds = (query: string, shown: string) =>
      then(
        (page) => ask(page, surface, query),
        (page) => surface.frame(page).locator(shown).first().waitFor(),
      );
    return [
      {
        name: `results of ${surface.name}`,
        address: `/en${surface.path}`,
        widths: EACH,
        states: [
          {name: 'results', within, reach: finds('waitResult', 'mark')},
          {
            name: 'no results',
            within,
            reach: finds('zzwaitResultzz', 'button:text-is("waitResult")'),
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
    name: 'the notice of a script that does not come',
    address: '/ocr/intro',
    widths: EACH,
    options: {
      expected: FAILED,
      prepare: (page: Page) =>
        page.route('**/assets/js/main.*.js*', (route) => route.abort()),
    },
    states: [
      {
        name: 'the notice',
        reach: then(callApplication, waitFor('#load-notice')),
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
        reach: then(
          (page) => page.locator('.navbar__toggle:visible').click(),
          waitFor('#docs-menu:popover-open'),
        ),
      },
      {
        name: 'the main menu',
        within: '#site-menu',
        reach: then(
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
      {name: 'result', reach: then((page) => press(page, 'Run'), untilEnded)},
      {
        name: 'edited',
        reach: then(
          (page) => press(page, 'Edit'),
          waitFor('.live-code textarea'),
          untilEnded,
        ),
      },
      {
        name: 'running',
        reach: then(
          (page) => runOwn(page, 'await new Promise(() => {});'),
          waitFor('.live-bar[data-state=running]'),
        ),
      },
      {
        name: 'error',
        reach: then(
          (page) =>
            page.locator('.live-buttons button:enabled').first().click(),
          untilEnded,
          (page) => runOwn(page, EVERYTHING),
          waitFor('.live-failure'),
          untilEnded,
        ),
      },
    ].map((state) => ({...state, within: '.live'})),
  },
];

const test = siteTest('global-ko-en');

/** What the page holds in each state. */
const pages: Record<string, string> = {};

test.for(WALKS)(
  'axe finds nothing in any state of $name',
  async ({name, address, states, widths, options}, {open}) => {
    const page = await open(address, {colorScheme: 'light', ...options});
    const walked = await walkStates(page, states, widths);
    for (const [state, html] of Object.entries(walked)) {
      pages[`${name}: ${state}`] = html;
    }
  },
);

test('the validator finds nothing in any of these states', async () => {
  expect(Object.keys(pages).length).toBeGreaterThan(WALKS.length);
  expect(await findInvalidStates(pages)).toEqual([]);
});
