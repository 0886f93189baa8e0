import {expect} from 'vitest';
import {readablePagesOf} from '../build/site';
import {siteTest} from '../support/browser';
import {findViolations} from '../support/browserAxe';
import {tour} from '../support/browserTour';

/** A page takes seconds on a busy machine, and there are many. */
const TIMEOUT = 900_000;

const test = siteTest('global-en');

test(
  'axe finds nothing on any page at 360 and 1280 pixels',
  async ({browser, site}) => {
    const addresses = readablePagesOf('global-en');
    const problems = await tour({
      browser,
      origin: site.url,
      addresses,
      async visit(page) {
        await page.setViewportSize({width: 360, height: 740});
        const narrow = await findViolations(page);
        await page.setViewportSize({width: 1280, height: 800});
        const wide = await findViolations(page);
        return [
          ...narrow.map((violation) => `360 px: ${violation}`),
          ...wide.map((violation) => `1280 px: ${violation}`),
        ];
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
