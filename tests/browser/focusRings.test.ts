import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {siteTest, type OpenOptions} from '../support/browser';
import {findLostRings} from '../support/focusRing';
import {plant} from '../support/plant';
import {opener} from '../support/legalDialog';
import {press, untilEnded} from '../support/liveSample';
import {ask, openModal, RESULTS_PAGE} from '../support/searchSurfaces';

const test = siteTest('global-ko-en');

/** A place with controls: where it is, how to get there, and what of it is looked at. */
interface Place {
  readonly name: string;
  readonly address: string;
  readonly reach?: (page: Page) => Promise<unknown>;
  readonly within?: string;
}

const PLACES: readonly Place[] = [
  {name: 'a page of the documentation', address: '/en/ocr/api/run'},
  {name: 'tabs', address: '/en/ocr/api/c_api_details', within: 'article'},
  {name: 'an index', address: '/en/ocr/reference/a-z', within: 'article'},
  {name: 'the home page', address: '/en', within: 'main'},
  {name: 'products', address: '/en/products', within: 'main'},
  {
    name: 'the results page',
    address: '/en/search',
    within: 'main',
    reach: async (page) => {
      // Further results come when the end is seen, and would move what is looked at.
      await page.evaluate(() => {
        IntersectionObserver.prototype.observe = () => {};
      });
      await ask(page, RESULTS_PAGE, 'run');
      await page.getByRole('button', {name: 'More results'}).waitFor();
    },
  },
  {name: 'open questions', address: '/en/open-questions', within: 'main'},
  {name: 'a legal text', address: '/en/legal/privacy', within: 'main'},
  {name: 'the not-found page', address: '/en/404', within: 'main'},
  {
    name: 'a sample that has run and is edited',
    address: '/en/spreadsheet/api/basic-feature/range',
    within: 'article',
    reach: async (page) => {
      await press(page, 'Run');
      await untilEnded(page);
      await press(page, 'Edit');
      await page.locator('.cm-content').waitFor();
      await untilEnded(page);
    },
  },
  {
    name: 'the modal of search',
    address: '/en/ocr/intro',
    within: 'dialog[open]',
    reach: async (page) => {
      await openModal(page);
      await page.keyboard.type('timeout');
      await page.locator('dialog[open] [role=row]').first().waitFor();
    },
  },
  {
    name: 'the dialog of a legal text',
    address: '/en/ocr/intro',
    within: 'dialog[open]',
    reach: async (page) => {
      await opener(page, '/legal/terms').click();
      await page.locator('dialog[open] h2').first().waitFor();
    },
  },
];

const DESKTOP: Place = {
  name: 'a menu of the navbar',
  address: '/en/ocr/intro',
  within: '.dropdown:has(> [aria-expanded=true]) > ul',
  reach: async (page) => {
    await page.locator('[data-native=dropdown]:visible').first().click();
  },
};

const PHONE: Place = {
  name: 'the menu of a phone',
  address: '/en/ocr/intro',
  within: ':popover-open',
  reach: async (page) => {
    await page.locator('.navbar__toggle:visible').click();
    await page.locator('#docs-menu:popover-open').waitFor();
  },
};

const READERS: readonly (readonly [string, OpenOptions, readonly Place[]])[] = [
  ['in light', {colorScheme: 'light'}, [...PLACES, DESKTOP]],
  [
    'in dark, on a phone',
    {colorScheme: 'dark', width: 360},
    [...PLACES, PHONE],
  ],
  [
    'in the colours of the reader',
    {colorScheme: 'dark', forcedColors: 'active'},
    [...PLACES, DESKTOP],
  ],
];

/** A test for each place: on a busy machine all of them together take minutes. */
const CASES = READERS.flatMap(([reader, options, places]) =>
  places.map((place) => ({...place, reader, options})),
);

test.for(CASES)(
  'the focus is seen on all four sides of every kind of control, $reader: $name',
  async ({address, reach, within, options}, {open}) => {
    const page = await open(address, {
      reducedMotion: 'reduce',
      // It would come while controls are looked at.
      hydrated: true,
      ...options,
    });
    await reach?.(page);
    const {lost, seen} = await findLostRings(page, within);
    expect(seen).toBeGreaterThan(0);
    console.log(`${seen} controls, ${lost.length} without a whole ring`);
    expect(lost).toEqual([]);
  },
);

test('the check sees a ring that is cut, and one that is too pale', async ({
  open,
}) => {
  const page = await open('/en/ocr/intro', {hydrated: true});
  await plant(
    page,
    'article',
    '<div id="planted"><p><button class="cut">one</button></p><p><a class="pale" href="/">two</a></p><button class="whole">three</button><p>four</p></div>',
  );
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '#planted p:has(.cut) { overflow: hidden } #planted .pale { outline-color: #ccc }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const {lost, seen} = await findLostRings(page, '#planted');
  expect(seen).toBe(3);
  expect(lost.map((line) => /\.(\w+) /.exec(line)?.[1])).toEqual([
    'cut',
    'pale',
  ]);
});
