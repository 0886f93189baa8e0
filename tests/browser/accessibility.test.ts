import {expect} from 'vitest';
import {readablePagesOf} from '../build/site';
import {siteTest, waitForHydration} from '../support/browser';
import {findNewViolations} from '../support/browserAxe';
import {excessWidth} from '../support/overflow';
import {plant} from '../support/plant';
import {nothingInspected} from '../support/axeScope';
import {tour} from '../support/browserTour';

/** A page takes seconds on a busy machine, and there are many. */
const TIMEOUT = 900_000;

const test = siteTest('global-en');

test(
  'every page fits 360 and 1280 pixels, and axe finds nothing on it',
  async ({browser, site}) => {
    const addresses = readablePagesOf('global-en').map(({address}) => address);
    const inspected = nothingInspected();
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
          const violations = await findNewViolations(page, inspected);
          found.push(...violations.map((line) => `${width} px: ${line}`));
        }
        // No page may lose anything when the application takes it over: errors are reported.
        await waitForHydration(page);
        return found;
      },
    });
    console.log(
      `axe: ${addresses.length} pages of the default build, 2 widths, ${inspected.parts.size} parts, ${inspected.colours.size} combinations of colours`,
    );
    expect(addresses.length).toBeGreaterThan(80);
    expect(inspected.parts.size).toBeGreaterThan(5_000);
    expect(inspected.colours.size).toBeGreaterThan(60);
    expect(problems).toEqual([]);
  },
  TIMEOUT,
);

test('a tour sees each defect once, also among what it has seen', async ({
  open,
}) => {
  const inspected = nothingInspected();
  const page = await open('/ocr/intro');
  const look = () => findNewViolations(page, inspected);
  const plantHere = (html: string) => plant(page, 'article .markdown', html);

  expect(await look()).toEqual([]);
  const {size} = inspected.parts;
  expect(await look()).toEqual([]);
  expect(inspected.parts.size).toBe(size);

  await plantHere('<img src="/img/logo.svg">');
  expect((await look()).join()).toContain('image-alt');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.planted { color: #999 }');
    document.adoptedStyleSheets = [sheet];
  });
  await plantHere('<p class="planted">Text that is hard to read.</p>');
  expect((await look()).join()).toContain('color-contrast');
});
