import {expect} from 'vitest';
import {HOSTED_BUILD} from '../../scripts/test/builds/builds';
import {setColourScheme} from '../support/axeStates';
import {siteTest, waitForHydration} from '../support/browser';
import {COLOUR_RULES, findViolations} from '../support/browserAxe';
import {visitPages} from '../support/browserTour';
import {resizeTo} from '../support/viewport';

/** The widest page of each kind, in one of the languages. */
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

/** Pages that differ between variants, or in a build with hosted search. */
const BUILD_PAGES = [
  {build: 'global-ko-en', pages: KINDS},
  {
    build: HOSTED_BUILD.name,
    pages: ['/', '/en', '/ocr/intro', '/en/ocr/changelog', '/products'],
  },
] as const;

/** From 320 px (400 % zoom) to a wide screen, with both sides of each breakpoint. */
const WIDTHS = [320, 375, 576, 768, 996, 997, 1279, 1920];

/** Time zone, locale and direction that differ from those of the build. */
const ELSEWHERE = {timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG'};

for (const {build, pages} of BUILD_PAGES) {
  const test = siteTest(build);
  const name = `every kind of page of ${build} fits any width, passes axe in both colour modes, and keeps its text during hydration`;

  test(name, async ({browser, site}) => {
    const problems = await visitPages({
      browser,
      origin: site.url,
      addresses: pages,
      context: {...ELSEWHERE, colorScheme: 'light'},
      async visit(page) {
        const found: string[] = [];
        for (const width of WIDTHS) {
          found.push(...(await resizeTo(page, width)));
        }
        await resizeTo(page, 1280);
        found.push(...(await findViolations(page)));
        await setColourScheme(page, 'dark');
        found.push(...(await findViolations(page, {rules: COLOUR_RULES})));
        await resizeTo(page, 360);
        found.push(...(await findViolations(page, {without: COLOUR_RULES})));

        // Content below the first screen has no `innerText` until it is rendered.
        await page.locator('html:not([data-first-screen])').waitFor();
        const before = await page.locator('main').innerText();
        await waitForHydration(page);
        const after = await page.locator('main').innerText();
        // Pages that React fills.
        if (!/\/(?:search|404)/.test(page.url()) && before !== after) {
          found.push('hydration changes its text');
        }
        return found;
      },
    });
    expect(problems).toEqual([]);
  });
}
