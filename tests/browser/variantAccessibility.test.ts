import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {HOSTED_BUILD} from '../../scripts/test/builds/builds';
import {nothingInspected} from '../support/axeScope';
import {siteTest} from '../support/browser';
import {findNewViolations} from '../support/browserAxe';
import {tour} from '../support/browserTour';
import {excessWidth} from '../support/overflow';
import {PAGE_KINDS} from '../support/pageKinds';

/** Builds that no tour visits page by page; the text of their pages is that of builds which one does. */
const VARIANTS = ['domestic-ko-en', HOSTED_BUILD.name, 'global-ko-en'] as const;

async function inMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme: mode});
  await page.locator(`html[data-theme=${mode}]`).waitFor();
}

for (const build of VARIANTS) {
  const test = siteTest(build);
  const widths = build === 'global-ko-en' ? [360] : [360, 1280];

  test(`axe finds nothing on a page of each kind of ${build}, which fits phones and desktops, in each mode that it has`, async ({
    browser,
    site,
  }) => {
    const inspected = nothingInspected();
    const hasModes = build !== 'domestic-ko-en';
    let looks = 0;
    const problems = await tour({
      browser,
      origin: site.url,
      addresses: PAGE_KINDS,
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
      `axe: ${PAGE_KINDS.length} pages of ${build}, ${looks} looks, ${inspected.parts.size} parts, ${inspected.colours.size} combinations of colours`,
    );
    expect(inspected.parts.size).toBeGreaterThan(500);
    expect(problems).toEqual([]);
  });
}
