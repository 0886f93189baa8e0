import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {readablePagesOf} from '../build/site';
import {siteTest} from '../support/browser';
import {
  COLOUR_RULES,
  findNewViolations,
  findViolations,
} from '../support/browserAxe';
import {nothingInspected} from '../support/axeScope';
import {tour} from '../support/browserTour';

/** A page takes seconds on a busy machine, and there are many. */
const TIMEOUT = 900_000;

const test = siteTest('global-ko-en');

/** What a Korean page shows of a documentation set, and how its file says so. */
const ENGLISH_TEXT = 'main [lang=en]';
const HOLDS_ENGLISH_TEXT = /<div lang="?en"?><div class="theme-doc-markdown/;

function isEnglish(page: Page): boolean {
  return /^\/en(?:\/|$)/.test(new URL(page.url()).pathname);
}

/** Every page but the English ones whose text stands in English on the Korean page too. */
function addressesOfTexts(): string[] {
  const pages = readablePagesOf('global-ko-en');
  const repeated = new Set(
    pages
      .filter(({html}) => HOLDS_ENGLISH_TEXT.test(html))
      .map(({address}) => `/en${address}`),
  );
  return pages
    .map(({address}) => address)
    .filter((address) => !repeated.has(address));
}

test(
  'axe finds nothing on any page in light and dark',
  async ({browser, site}) => {
    const addresses = addressesOfTexts();
    const inspected = nothingInspected();
    const problems = await tour({
      browser,
      origin: site.url,
      addresses,
      context: {viewport: {width: 1280, height: 800}, colorScheme: 'light'},
      async visit(page) {
        await page.locator('html[data-theme=light]').waitFor();
        // Each text once: English in light is the default build's, which has a tour of its own.
        const light = isEnglish(page)
          ? []
          : await findNewViolations(page, inspected, {except: ENGLISH_TEXT});
        await page.emulateMedia({colorScheme: 'dark'});
        await page.locator('html[data-theme=dark]').waitFor();
        // The same elements in other colours: what has nothing to do with colour stays as it was.
        const dark = await findNewViolations(page, inspected, {
          rules: 'colour',
        });
        await page.emulateMedia({colorScheme: 'light'});
        return [
          ...light.map((violation) => `light: ${violation}`),
          ...dark.map((violation) => `dark: ${violation}`),
        ];
      },
    });
    console.log(
      `axe: ${addresses.length} pages in Korean and English, light and dark, ${inspected.parts.size} parts, ${inspected.colours.size} combinations of colours`,
    );
    expect(addresses.length).toBeGreaterThan(120);
    expect(inspected.parts.size).toBeGreaterThan(1_000);
    expect(inspected.colours.size).toBeGreaterThan(60);
    expect(problems).toEqual([]);
  },
  TIMEOUT,
);

test('axe sees a defect of dark colours', async ({open}) => {
  const page = await open('/en/ocr/intro', {colorScheme: 'dark'});
  expect(await findViolations(page, {rules: COLOUR_RULES})).toEqual([]);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main p { color: #333 }');
    document.adoptedStyleSheets = [sheet];
  });
  expect((await findViolations(page, {rules: COLOUR_RULES})).join()).toContain(
    'color-contrast',
  );
});
