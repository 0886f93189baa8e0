import {expect} from 'vitest';
import {HOSTED_BUILD} from '../../scripts/test/builds/builds';
import {inMode} from '../support/axeStates';
import {siteTest, waitForHydration} from '../support/browser';
import {COLOUR_RULES, findViolations} from '../support/browserAxe';
import {tour} from '../support/browserTour';
import {fitTo} from '../support/overflow';

/** A page of each kind, the widest of its kind; the kinds stand in both languages, each page in one. */
const KINDS = [
  '/',
  '/en',
  '/ocr/intro',
  '/en/ocr/api/c_api_details',
  '/en/ocr/changelog',
  '/en/spreadsheet/reference/sheet',
  '/spreadsheet/reference/functions',
  '/en/spreadsheet/api/use/use_spreadsheed_sdk',
  '/ocr/csh-redirect',
  '/legal/privacy',
  '/en/legal/terms/2025-07-04',
  '/en/products',
  '/open-questions',
  '/en/glossary',
  '/en/search?q=run',
  '/404',
];

/** What a variant, and a build with services, has of its own. */
const PLACES = [
  {build: 'global-ko-en', pages: KINDS},
  {
    build: HOSTED_BUILD.name,
    pages: ['/', '/en', '/ocr/intro', '/en/ocr/changelog', '/products'],
  },
] as const;

/** From the narrowest phone, or 400 % zoom, to a wide screen; both sides of each breakpoint included. */
const WIDTHS = [320, 375, 576, 768, 996, 997, 1279, 1920];

/** A reader unlike the machine that made the build: another day, another language, read from right to left. */
const ELSEWHERE = {timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG'};

for (const {build, pages} of PLACES) {
  const test = siteTest(build);
  const name = `every kind of page of ${build} fits any width, has nothing that axe finds in any mode, and the application takes it over as it is`;

  test(name, async ({browser, site}) => {
    const problems = await tour({
      browser,
      origin: site.url,
      addresses: pages,
      context: {...ELSEWHERE, colorScheme: 'light'},
      async visit(page) {
        const found: string[] = [];
        for (const width of WIDTHS) {
          found.push(...(await fitTo(page, width)));
        }
        await fitTo(page, 1280);
        found.push(...(await findViolations(page)));
        await inMode(page, 'dark');
        found.push(...(await findViolations(page, {rules: COLOUR_RULES})));
        await fitTo(page, 360);
        found.push(...(await findViolations(page, {without: COLOUR_RULES})));

        // What the first frame leaves out has no text before it is shown.
        await page.locator('html:not([data-first-screen])').waitFor();
        const before = await page.locator('main').innerText();
        await waitForHydration(page);
        const after = await page.locator('main').innerText();
        // These fill themselves then.
        if (!/\/(?:search|404)/.test(page.url()) && before !== after) {
          found.push('its text is another once the application has come');
        }
        return found;
      },
    });
    expect(problems).toEqual([]);
  });
}
