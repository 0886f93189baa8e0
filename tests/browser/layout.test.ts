import {expect} from 'vitest';
import {siteTest} from '../support/browser';
import {excessWidth} from '../support/overflow';
import {plant} from '../support/plant';

const test = siteTest('global-ko-en');

/** One page of each kind, the widest content of its kind. */
const PAGE_TYPES = [
  '/',
  '/en',
  '/markdown-page',
  '/search',
  '/legal/terms',
  '/spreadsheet/intro',
  '/spreadsheet/api/data/builtin_function_libraries',
  '/ocr/api/c_api_details',
  '/ocr/api/run_runBase64',
  '/ocr/csh-redirect',
  '/404',
];

/** From the narrowest phone to a wide screen, both sides of each breakpoint included. */
const WIDTHS = [
  ...Array.from({length: 21}, (_, index) => 320 + index * 80),
  375,
  390,
  768,
  995,
  996,
  997,
  1279,
  1280,
  1281,
].sort((a, b) => a - b);

test.for(PAGE_TYPES)(
  '%s fits every width from 320 to 1920 pixels',
  async (address, {open}) => {
    const expected = [/404: console: .*404/];
    const page = await open(address, {expected});
    const overflows: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 800});
      const excess = await excessWidth(page);
      if (excess > 0) {
        overflows.push(`${width} px: ${excess} px too wide`);
      }
    }
    expect(overflows).toEqual([]);
  },
);

test('the check sees an element that is too wide', async ({open}) => {
  const page = await open('/', {width: 360});
  await plant(page, 'main', '<svg width="500"></svg>');
  expect(await excessWidth(page)).toBeGreaterThan(0);
});

test('a page may hide the footer', async ({open}) => {
  const page = await open('/ocr/csh-redirect');
  expect(await page.locator('.footer').isVisible()).toBe(false);
  const other = await open('/ocr/intro');
  expect(await other.locator('.footer').isVisible()).toBe(true);
});
