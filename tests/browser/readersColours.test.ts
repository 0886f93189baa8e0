import type {Locator} from 'playwright-core';
import {expect} from 'vitest';
import {siteTest} from '../support/browser';
import {COLOUR_RULES, findViolations} from '../support/browserAxe';

const test = siteTest('global-ko-en');

/** Background of an element or of a pseudo-element of it. */
function ground(of: Locator, pseudo?: string): Promise<string> {
  return of
    .first()
    .evaluate(
      (element, name) => getComputedStyle(element, name).backgroundColor,
      pseudo,
    );
}

const FORCED = {forcedColors: 'active', hydrated: false} as const;

/** Whether anything is painted where an element stands. */
async function isPainted(element: Locator): Promise<boolean> {
  const seen = await element.screenshot();
  await element.evaluate((each: HTMLElement) => {
    each.style.opacity = '0';
  });
  return !seen.equals(await element.screenshot());
}

test('icons are seen in the colours of the reader', async ({open}) => {
  const page = await open('/en/ocr/api/run', FORCED);
  for (const icon of [
    '.navbar__inner .navbar-icon--cart',
    '.navbar__inner .navbar-icon--my-page',
    '.DocSearch-Search-Icon:visible',
  ]) {
    expect(await isPainted(page.locator(icon)), icon).toBe(true);
  }
});

test('the carets of menus stay carets', async ({open}) => {
  const page = await open('/en/ocr/api/run', FORCED);
  const sides = await page
    .locator('.navbar__inner .dropdown > button')
    .first()
    .evaluate((button) => {
      const style = getComputedStyle(button, '::after');
      return [style.borderTopWidth, style.borderLeftWidth];
    });
  expect(sides).toEqual(['0px', '0px']);
});

test('what is chosen looks different from the rest', async ({open}) => {
  const page = await open('/en/ocr/api/run', FORCED);
  const pairs = [
    ['a.menu__link[aria-current=page]', 'a.menu__link:not([aria-current])'],
    [
      '.table-of-contents__link--active',
      '.table-of-contents__link:not(.table-of-contents__link--active)',
    ],
  ] as const;
  for (const [chosen, other] of pairs) {
    const plain = await ground(page.locator(other));
    // Grounds change in a moment, not at once.
    await expect.poll(() => ground(page.locator(chosen))).not.toBe(plain);
  }
  await page.keyboard.press('Control+k');
  await page.keyboard.type('licence');
  const row = page.locator('.DocSearch-Hit[aria-selected=true]');
  await expect
    .poll(() =>
      row.first().evaluate((hit) => getComputedStyle(hit).outlineStyle),
    )
    .toBe('solid');
});

test.for(['light', 'dark'] as const)(
  'what the search marks can be read where all is %s',
  async (colorScheme, {open}) => {
    const page = await open('/en/search?q=timeout', {...FORCED, colorScheme});
    const found = page.locator('main mark').first();
    await found.waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('timeout');
    const offered = page.locator('.DocSearch mark').first();
    await offered.waitFor();
    for (const mark of [found, offered]) {
      // A ground that lets others through would be a colour with four numbers.
      expect(await ground(mark)).toMatch(/^rgb\(/);
      const [text, behind] = await mark.evaluate((each) => {
        const {color, backgroundColor} = getComputedStyle(each);
        return [color, backgroundColor];
      });
      expect(text).not.toBe(behind);
    }
  },
);

test('cells of a picture have them too, and say so', async ({open}) => {
  const page = await open('/en/spreadsheet/api/basic-feature/range', {
    ...FORCED,
    colorScheme: 'dark',
    width: 320,
  });
  await page.locator('html[data-theme=dark]').waitFor();
  expect(await findViolations(page, {rules: COLOUR_RULES})).toEqual([]);
  const [frame, paper] = await page
    .locator('figure:has(td) :has(> table)')
    .first()
    .evaluate((scroller) => {
      const {filter, backgroundColor} = getComputedStyle(scroller);
      return [filter, backgroundColor];
    });
  expect([frame, paper]).toEqual(['none', 'rgb(0, 0, 0)']);
});
