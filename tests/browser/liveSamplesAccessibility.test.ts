import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {siteTest} from '../support/browser';
import {COLOUR_RULES, findViolations} from '../support/browserAxe';
import {fenceOf, press, runOwn, untilEnded} from '../support/liveSample';
import {findInvalidStates} from '../support/nuValidator';
import {excessWidth} from '../support/overflow';

const test = siteTest('global-ko-en');

/** Shows whatever a frame can show, says whatever a panel can, and fails. */
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
document.querySelector<HTMLOutputElement>('#out')!.textContent = 'x';
console.log('a');
console.warn('b');
throw new Error('c');`;

/** Each state of a sample, in the order in which a reader meets it, and how to get there. */
const STATES: readonly (readonly [
  name: string,
  reach: (page: Page) => Promise<unknown>,
])[] = [
  ['before', async () => undefined],
  [
    'result',
    async (page) => {
      await press(page, 'Run');
      await untilEnded(page);
    },
  ],
  [
    'edited',
    async (page) => {
      await press(page, 'Edit');
      await page.locator('.cm-content').waitFor();
      await untilEnded(page);
    },
  ],
  [
    'running',
    async (page) => {
      await runOwn(page, 'await new Promise(() => {});');
      await page.locator('.live-bar[data-state=running]').waitFor();
    },
  ],
  [
    'stopped',
    async (page) => {
      await page.locator('.live-buttons button:enabled').first().click();
      await untilEnded(page);
    },
  ],
  [
    'error',
    async (page) => {
      await runOwn(page, EVERYTHING);
      await page.locator('.live-errors p').waitFor();
      await untilEnded(page);
    },
  ],
  [
    'large',
    async (page) => {
      await page.locator('.live-buttons button').nth(4).click();
      await page.locator('.live-large').waitFor();
    },
  ],
];

/** How often there was something in the frame. */
let framesSeen = 0;

/** States that are laid out in another way where there is room. */
const WIDE = ['result', 'large'];

/** What axe finds in the panel of the code, in the code before it opens, and in the frame. */
async function violations(
  page: Page,
  rules?: readonly string[],
): Promise<string[]> {
  const only = rules ? {rules} : {};
  const isOpen = (await page.locator('.live').count()) > 0;
  const within = isOpen ? '.live' : 'figure:has([data-sample])';
  const around = await findViolations(page, {within, ...only});
  const [frame] = page.frames().filter((each) => each !== page.mainFrame());
  // Without a sheet there is nothing in it.
  const isFilled = await frame?.getByRole('grid').isVisible();
  const inside =
    frame && isFilled
      ? await findViolations(frame, {
          within: 'body',
          // It stands in a landmark of the page.
          without: ['region'],
          ...only,
        })
      : [];
  framesSeen += isFilled ? 1 : 0;
  return [...around, ...inside.map((line) => `in the frame: ${line}`)];
}

test('axe and the validator find nothing in any state of a sample, in Korean, light and dark, narrow and wide', async ({
  open,
}) => {
  const page = await open('/spreadsheet/intro', {colorScheme: 'light'});
  await fenceOf(page).scrollIntoViewIfNeeded();
  const found: string[] = [];
  const pages: Record<string, string> = {};
  for (const [state, reach] of STATES) {
    await reach(page);
    pages[state] = await page.content();
    for (const frame of page.frames().slice(1)) {
      pages[`${state}, in the frame`] = await frame.content();
    }
    const note = (place: string) => (line: string) =>
      found.push(`${state}, ${place}: ${line}`);
    // 320 px are 1280 px at 400 % zoom.
    for (const width of WIDE.includes(state) ? [1280, 360, 320] : [360, 320]) {
      await page.setViewportSize({width, height: 800});
      (await violations(page)).forEach(note(`${width} px`));
      if ((await excessWidth(page)) > 0) {
        note(`${width} px`)('too wide');
      }
    }
    if (state === 'large') {
      // The colours are those of the state before; a page below makes axe doubt each.
      break;
    }
    await page.emulateMedia({colorScheme: 'dark'});
    await page.locator('html[data-theme=dark]').waitFor();
    (await violations(page, COLOUR_RULES)).forEach(note('dark'));
    await page.emulateMedia({colorScheme: 'light'});
    await page.locator('html[data-theme=light]').waitFor();
  }
  found.push(...(await findInvalidStates(pages)));
  expect(framesSeen).toBeGreaterThan(5);
  expect(found).toEqual([]);
});

test('in the dark, what is around the cells is dark and the cells stay paper', async ({
  open,
}) => {
  const page = await open('/spreadsheet/intro', {colorScheme: 'dark'});
  await press(page, 'Run');
  await untilEnded(page);
  const grid = page.frameLocator('.live iframe').locator('.scroller');
  const backgroundOf = (selector: string) =>
    grid
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await backgroundOf('table')).toBe('rgb(255, 255, 255)');
  expect(await backgroundOf('thead th')).toBe('rgb(42, 48, 58)');
  expect(
    await grid.evaluate((element) => getComputedStyle(element).backgroundColor),
  ).toBe('rgb(24, 33, 32)');
});
