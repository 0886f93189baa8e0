import {expect} from 'vitest';
import {readablePagesOf} from '../build/site';
import {siteTest} from '../support/browser';
import {findViolations} from '../support/browserAxe';
import {tour} from '../support/browserTour';

/** A page takes seconds on a busy machine, and there are many. */
const TIMEOUT = 900_000;

const test = siteTest('global-ko-en');

test(
  'axe finds nothing on any page in light and dark',
  async ({browser, site}) => {
    const addresses = readablePagesOf('global-ko-en');
    const problems = await tour({
      browser,
      origin: site.url,
      addresses,
      context: {viewport: {width: 1280, height: 800}, colorScheme: 'light'},
      async visit(page) {
        const found: string[] = [];
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({colorScheme});
          await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
          const violations = await findViolations(page);
          found.push(...violations.map((text) => `${colorScheme}: ${text}`));
        }
        return found;
      },
    });
    console.log(
      `axe: ${addresses.length} pages in Korean and English, light and dark`,
    );
    expect(addresses.length).toBeGreaterThan(160);
    expect(problems).toEqual([]);
  },
  TIMEOUT,
);
