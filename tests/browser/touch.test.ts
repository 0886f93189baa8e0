import {describe, expect} from 'vitest';
import {siteTest} from '../support/browser';
import {excessWidth} from '../support/overflow';

const test = siteTest('global-ko-en');

const PHONE = {width: 360, height: 740, hasTouch: true, isMobile: true};

/** What a finger presses by itself: no links in running text. */
const TARGETS =
  'button, summary, .button, .breadcrumbs__link, .footer__link-item, .navbar__brand, label:has(> input)';

describe('on a phone', () => {
  test.for([
    '/en',
    '/en/ocr/api/run',
    '/spreadsheet/api/basic-feature/range',
    '/en/spreadsheet/reference/a-z',
    '/en/products',
    '/en/search?q=timeout',
    '/legal/privacy',
  ])(
    'what is pressed on %s is large enough for a finger',
    async (address, {open}) => {
      const page = await open(address, PHONE);
      const heights = await page
        .locator(TARGETS)
        .filter({visible: true})
        .evaluateAll((targets) =>
          targets.map((target) => [
            target.textContent.trim() || target.ariaLabel,
            target.getBoundingClientRect().height,
          ]),
        );
      expect(heights.length).toBeGreaterThan(20);
      expect(heights.filter(([, height]) => Number(height) < 44)).toEqual([]);
    },
  );

  test('the letters of an index are too', async ({open}) => {
    const page = await open('/en/spreadsheet/reference/a-z', PHONE);
    const sizes = await page
      .locator('ul[class*=letters] a')
      .evaluateAll((letters) =>
        letters.flatMap((letter) => {
          const {width, height} = letter.getBoundingClientRect();
          return [width, height];
        }),
      );
    expect(sizes.length).toBeGreaterThan(40);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40);
  });

  test.for([320, 360])(
    'the tools of a page stand beside its breadcrumbs at %i px',
    async (width, {open}) => {
      const page = await open('/en/spreadsheet/reference/sheet', {
        ...PHONE,
        width,
      });
      const [crumbs, tools] = await Promise.all(
        ['.breadcrumbs', '[data-native=copy][data-source]'].map((selector) =>
          page.locator(selector).boundingBox(),
        ),
      );
      const middle = tools!.y + tools!.height / 2;
      expect(middle).toBeGreaterThan(crumbs!.y);
      expect(middle).toBeLessThan(crumbs!.y + crumbs!.height);
      expect(await excessWidth(page)).toBe(0);
    },
  );

  test('the head of the menu stands in one line', async ({open}) => {
    const page = await open('/en/ocr/api/run', PHONE);
    await page.locator('.navbar__toggle:visible').click();
    const middles = await page
      .locator('#docs-menu .navbar-sidebar__brand > :visible')
      .evaluateAll((parts) =>
        parts.map((part) => {
          const {top, bottom} = (
            part.querySelector('button') ?? part
          ).getBoundingClientRect();
          return (top + bottom) / 2;
        }),
      );
    expect(middles.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
  });
});

test('with a mouse, controls stay as low as they were', async ({open}) => {
  const page = await open('/en/ocr/api/run');
  const copy = page.locator('[data-native=copy][data-source]');
  expect((await copy.boundingBox())!.height).toBeLessThan(40);
});
