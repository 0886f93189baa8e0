import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {readablePagesOf} from '../build/site';
import {siteTest} from '../support/browser';
import {tour} from '../support/browserTour';
import {excessWidth} from '../support/overflow';
import {plant} from '../support/plant';
import {printFaults} from '../support/printFaults';

const test = siteTest('global-ko-en');

/** A sheet of A4 without its margins. */
const PAPER = {width: 718, height: 1000, hydrated: false} as const;

async function print(page: Page): Promise<void> {
  await page.emulateMedia({media: 'print'});
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

test('navigation is left out', async ({open}) => {
  const page = await open('/en/ocr/api/run', PAPER);
  await print(page);
  for (const part of [
    'nav',
    '.footer',
    'summary',
    'button',
    '.table-of-contents',
  ]) {
    const seen = await page.locator(`${part}:visible`).count();
    expect(seen, part).toBe(0);
  }
});

test('every panel of tabs is there, below its name', async ({open}) => {
  const page = await open('/en/ocr/api/c_api_details', PAPER);
  await print(page);
  const panels = await page
    .getByRole('tabpanel', {includeHidden: true})
    .evaluateAll((all) =>
      all.map((panel) => [
        panel.getBoundingClientRect().height > 0,
        getComputedStyle(panel, '::before').content,
      ]),
    );
  expect(panels.length).toBeGreaterThan(1);
  for (const [isShown, name] of panels) {
    expect(isShown).toBe(true);
    expect(name).toMatch(/^".+"$/);
  }
});

test.for([
  '/en/ocr/api/c_api_details',
  '/en/ocr/architecture/ocr_sdk_details',
  '/en/spreadsheet/api/use/use_spreadsheet_sdk_Instance',
])('no line of %s is cut', async (address, {open}) => {
  const page = await open(address, PAPER);
  await print(page);
  const cut = await page
    .locator('article :is(pre, div:has(> table), div:has(> svg))')
    .evaluateAll((boxes) =>
      boxes
        .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
        .map(({textContent}) => textContent.slice(0, 40)),
    );
  expect(cut).toEqual([]);
  expect(await excessWidth(page)).toBe(0);
});

test('no column of any page breaks a word, and samples hold no addresses', async ({
  browser,
  site,
}) => {
  let words = 0;
  const addresses = readablePagesOf('global-ko-en')
    .map(({address}) => address)
    .filter((address) => address.startsWith('/en/'));
  const problems = await tour({
    browser,
    origin: site.url,
    addresses,
    context: {viewport: PAPER},
    async visit(page) {
      await print(page);
      const faults = await printFaults(page);
      words += faults.words;
      return [
        ...faults.broken.map((word) => `"${word}" stands on two lines`),
        ...faults.addressed.map((name) => `"${name}" shows its address`),
      ];
    },
  });
  expect(problems).toEqual([]);
  expect(words).toBeGreaterThan(20_000);
  console.log(`${words} words of tables, ${addresses.length} pages`);
});

test('the check sees a column that is too narrow, and an address in a sample', async ({
  open,
}) => {
  const page = await open('/en/ocr/api/run', PAPER);
  await print(page);
  await plant(
    page,
    'article',
    '<pre><a href="/">link</a></pre><table><tr><td>incomprehensible</td></tr></table>',
  );
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "article > table td { display: block; inline-size: 3rem } article > pre a::after { content: '!' }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const {broken, addressed} = await printFaults(page);
  expect(broken).toEqual(['incomprehensible']);
  expect(addressed).toEqual(['link']);
});

test('headings stay with their text, and links show where they lead', async ({
  open,
}) => {
  const page = await open('/en/ocr/api/run', PAPER);
  await print(page);
  const breaks = await page
    .locator('article :is(h1, h2, h3)')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).breakAfter));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
  const link = page.locator('.markdown p a[href*="c_api_details#"]').first();
  expect(
    await link.evaluate((each) => getComputedStyle(each, '::after').content),
  ).toContain('(http://localhost:3000/en/ocr/api/c_api_details#');
  const hash = page.locator('.markdown .hash-link').first();
  expect(
    await hash.evaluate((each) => getComputedStyle(each, '::after').content),
  ).not.toContain('#');
});

test('of the marks for what is not specified, the first of a page alone says where they are listed', async ({
  open,
}) => {
  const page = await open('/en/spreadsheet/spreadsheet_sdk', PAPER);
  await print(page);
  const addresses = await page
    .locator('article [data-unspecified] > a')
    .evaluateAll((all) =>
      all.map((each) => getComputedStyle(each, '::after').content),
    );
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses[0]).toContain('/open-questions#');
  expect(new Set(addresses.slice(1))).toEqual(new Set(['none']));
});

test('paper is light, and the screen is dark again afterwards', async ({
  open,
}) => {
  const page = await open('/en/ocr/api/run', {...PAPER, colorScheme: 'dark'});
  const mode = () => page.locator('html').getAttribute('data-theme');
  expect(await mode()).toBe('dark');
  await print(page);
  expect(await mode()).toBe('light');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await mode()).toBe('dark');
});
