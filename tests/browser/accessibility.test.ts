import {expect} from 'vitest';
import {readablePagesOf} from '../build/site';
import {siteTest, waitForHydration} from '../support/browser';
import {findViolations} from '../support/browserAxe';
import {excessWidth} from '../support/overflow';
import {tour} from '../support/browserTour';

/** A page takes seconds on a busy machine, and there are many. */
const TIMEOUT = 900_000;

const test = siteTest('global-en');

test(
  'every page fits 360 and 1280 pixels, and axe finds nothing on it',
  async ({browser, site}) => {
    const addresses = readablePagesOf('global-en');
    const problems = await tour({
      browser,
      origin: site.url,
      addresses,
      async visit(page) {
        const found: string[] = [];
        for (const [width, height] of [
          [360, 740],
          [1280, 800],
        ] as const) {
          await page.setViewportSize({width, height});
          const excess = await excessWidth(page);
          if (excess > 0) {
            found.push(`${width} px: ${excess} px too wide`);
          }
          const violations = await findViolations(page);
          found.push(...violations.map((line) => `${width} px: ${line}`));
        }
        // No page may lose anything when the application takes it over: errors are reported.
        await waitForHydration(page);
        return found;
      },
    });
    console.log(
      `axe: ${addresses.length} pages of the default build, 2 widths`,
    );
    expect(addresses.length).toBeGreaterThan(80);
    expect(problems).toEqual([]);
  },
  TIMEOUT,
);

test('axe sees a defect', async ({open}) => {
  const page = await open('/ocr/intro');
  expect(await findViolations(page)).toEqual([]);
  await page.evaluate(() => {
    document
      .querySelector('main')!
      .insertAdjacentHTML('beforeend', '<img src="/img/logo.svg">');
  });
  expect((await findViolations(page)).join()).toContain('image-alt');
});
