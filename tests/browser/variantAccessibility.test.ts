import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {HOSTED_BUILD} from '../../scripts/test/builds/builds';
import {nothingInspected} from '../support/axeScope';
import {siteTest} from '../support/browser';
import {findNewViolations} from '../support/browserAxe';
import {tour} from '../support/browserTour';
import {excessWidth} from '../support/overflow';
import {PAGE_KINDS} from '../support/pageKinds';

/** What a build with services has of its own: the question of each page, links to its source, search. */
const WITH_SERVICES = [
  '/ocr/intro',
  '/en/ocr/changelog',
  '/en/spreadsheet/reference/sheet',
  '/search',
  '/en/search',
];

/** Where no tour visits every page: the text of these is that of builds which one does. */
const PLACES = [
  {build: 'domestic-ko-en', pages: PAGE_KINDS, widths: [360, 1280]},
  {build: 'global-ko-en', pages: PAGE_KINDS, widths: [360]},
  {build: HOSTED_BUILD.name, pages: WITH_SERVICES, widths: [360, 1280]},
] as const;

async function inMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme: mode});
  await page.locator(`html[data-theme=${mode}]`).waitFor();
}

for (const {build, pages, widths} of PLACES) {
  const test = siteTest(build);

  test(`axe finds nothing on the kinds of pages of ${build}, which fit ${widths.join(' and ')} px, in each mode that it has`, async ({
    browser,
    site,
  }) => {
    const inspected = nothingInspected();
    const hasModes = build !== 'domestic-ko-en';
    let looks = 0;
    const problems = await tour({
      browser,
      origin: site.url,
      addresses: pages,
      context: {colorScheme: 'light'},
      async visit(page) {
        const found: string[] = [];
        for (const width of widths) {
          await page.setViewportSize({width, height: 800});
          const excess = await excessWidth(page);
          const light = await findNewViolations(page, inspected);
          if (hasModes) {
            await inMode(page, 'dark');
            const dark = await findNewViolations(page, inspected, {
              rules: 'colour',
            });
            await inMode(page, 'light');
            found.push(...dark.map((line) => `${width} px, dark: ${line}`));
          }
          found.push(
            ...light.map((line) => `${width} px, light: ${line}`),
            ...(excess > 0 ? [`${width} px: ${excess} px too wide`] : []),
          );
          looks += hasModes ? 2 : 1;
        }
        return found;
      },
    });
    console.log(
      `axe: ${pages.length} pages of ${build}, ${looks} looks, ${inspected.parts.size} parts, ${inspected.colours.size} combinations of colours`,
    );
    expect(inspected.parts.size).toBeGreaterThan(500);
    expect(problems).toEqual([]);
  });
}
