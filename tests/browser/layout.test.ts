import type {Locator, Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {siteTest} from '../support/browser';

const test = siteTest('global-ko-en');

const PHONE = {width: 360, height: 740, hasTouch: true, isMobile: true};

/** Touch targets, without links in running text. */
const TARGETS =
  'button, summary, .button, .breadcrumbs__link, .footer__link-item, .navbar__brand, label:has(> input)';

const heightsOf = (targets: Locator) =>
  targets.filter({visible: true}).evaluateAll((all) =>
    all.map((target) => ({
      name: target.textContent.trim() || target.ariaLabel,
      height: target.getBoundingClientRect().height,
    })),
  );

async function expectTouchTargets(targets: Locator, least: number) {
  const heights = await heightsOf(targets);
  expect(heights.length).toBeGreaterThan(least);
  expect(heights.filter(({height}) => height < 44)).toEqual([]);
}

describe('text', () => {
  test('has headings of distinct sizes and short lines', async ({open}) => {
    const page = await open('/en/ocr/api/run', {width: 1920});
    const of = (selector: string) =>
      page
        .locator(`.markdown ${selector}`)
        .first()
        .evaluate((element) => ({
          size: parseFloat(getComputedStyle(element).fontSize),
          width: element.getBoundingClientRect().width,
        }));
    const text = await of('> p');
    for (const width of [360, 1920]) {
      await page.setViewportSize({width, height: 800});
      const sizes = await Promise.all(['h1', 'h2', 'h3', 'p'].map(of));
      for (const [index, {size}] of sizes.slice(1).entries()) {
        expect(sizes[index]!.size / size).toBeGreaterThan(1.15);
      }
    }
    expect(text.width / text.size).toBeLessThan(42);
    expect((await of('> figure')).width).toBeGreaterThan(text.width + 100);
    expect((await of('> div:has(> table)')).width).toBeGreaterThan(
      text.width + 100,
    );
  });

  test('in tables of the reference fits a phone', async ({open}) => {
    const page = await open('/en/spreadsheet/reference/charts', PHONE);
    const tables = page
      .locator('main :not(figure) > [role=region]')
      .filter({has: page.getByRole('rowheader')});
    await tables.first().waitFor();
    const excess = await tables.evaluateAll((regions) =>
      regions.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
    );
    expect(excess.length).toBeGreaterThan(1);
    expect(Math.max(...excess)).toBe(0);
    const table = tables.last().getByRole('table');
    const rows = await table.getByRole('row').count();
    expect(rows).toBeGreaterThan(1);
    expect(await table.getByRole('rowheader').count()).toBe(rows - 1);
  });
});

describe('on a phone', () => {
  test.for([
    '/en',
    '/en/ocr/api/run',
    '/spreadsheet/api/basic-feature/range',
    '/en/products',
    '/legal/privacy',
  ])('touch targets on %s are large enough', async (address, {open}) => {
    const page = await open(address, PHONE);
    await expectTouchTargets(page.locator(TARGETS), 20);
  });

  test('touch targets in the menu are large enough', async ({open}) => {
    const page = await open('/en/ocr/api/run', PHONE);
    const rows = 'a.menu__link, summary';
    await page.locator('.navbar__toggle:visible').click();
    await expectTouchTargets(page.locator('#docs-menu').locator(rows), 20);
    await page.locator('.navbar-sidebar__back').click();
    await expectTouchTargets(page.locator('#site-menu').locator(rows), 5);
  });
});

test('pages without a sidebar have the same left edge', async ({open}) => {
  const page = await open('/en', {width: 1280, expected: [/404/]});
  const edges = [];
  for (const address of [
    '/en',
    '/en/products',
    '/en/legal/terms',
    '/en/search?q=run',
    '/en/no-such-page',
    '/en/spreadsheet/spreadsheet_sdk',
  ]) {
    await page.goto(new URL(address, page.url()).href);
    edges.push((await page.locator('h1').boundingBox())!.x);
  }
  expect(new Set(edges).size).toBe(1);
});

test('a page may hide the footer', async ({open}) => {
  const page = await open('/ocr/csh-redirect');
  expect(await page.locator('.footer').isVisible()).toBe(false);
});

/** Compares screenshots of an element with and without opacity. */
async function isPainted(element: Locator): Promise<boolean> {
  const seen = await element.screenshot();
  await element.evaluate((each: HTMLElement) => {
    each.style.opacity = '0';
  });
  return !seen.equals(await element.screenshot());
}

const backgroundOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

test('forced colours keep icons and selections visible', async ({open}) => {
  const page = await open('/en/ocr/api/run', {forcedColors: 'active'});
  for (const icon of [
    '.navbar__inner .navbar-icon--cart',
    '.navbar__inner .navbar-icon--my-page',
    '.DocSearch-Search-Icon:visible',
  ]) {
    expect(await isPainted(page.locator(icon)), icon).toBe(true);
  }
  for (const [chosen, other] of [
    ['a.menu__link[aria-current=page]', 'a.menu__link:not([aria-current])'],
    [
      '.table-of-contents__link--active',
      '.table-of-contents__link:not(.table-of-contents__link--active)',
    ],
  ] as const) {
    const plain = await backgroundOf(page, other);
    // Backgrounds change with a transition.
    await expect.poll(() => backgroundOf(page, chosen)).not.toBe(plain);
  }
});
