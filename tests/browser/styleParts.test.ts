import {readdirSync} from 'node:fs';
import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {buildDir} from '../../scripts/test/builds/builds';
import {siteTest} from '../support/browser';
import {appendSheets, computedStyles} from '../support/computedStyles';
import {opener, waitForText} from '../support/legalDialog';
import {ask, MODAL, rows} from '../support/searchSurfaces';

const BUILD = 'global-ko-en';
const test = siteTest(BUILD);

/** Addresses of the sheets of all parts of the default locale. */
function partSheets(): string[] {
  return readdirSync(`${buildDir(BUILD)}/assets/css`)
    .filter((name) => !name.startsWith('styles.'))
    .map((name) => `/assets/css/${name}`);
}

async function showSearch(page: Page): Promise<void> {
  await ask(page, MODAL, 'engine');
  await rows(page).first().waitFor();
}

async function showLegalText(page: Page): Promise<void> {
  await opener(page, '/legal/privacy').click();
  await waitForText(page);
}

describe('the parts of the site', () => {
  test.for([
    {name: 'the home page', address: '/'},
    {name: 'products', address: '/products'},
    {name: 'a legal text', address: '/legal/privacy'},
    {name: 'the search page', address: '/search'},
    {name: 'a diagram', address: '/ocr/architecture/ocr_sdk_details'},
    {
      name: 'pictures',
      address: '/spreadsheet/api/format/conditional_formatting',
    },
    {name: 'search', address: '/ocr/intro', show: showSearch},
    {name: 'the legal dialog', address: '/ocr/intro', show: showLegalText},
  ] as {
    name: string;
    address: string;
    show?: (page: Page) => Promise<void>;
  }[])(
    '$name looks the same with the styles of all the others, in any order',
    async ({address, show}, {open}) => {
      const shown = show ? 'dialog[open]' : 'main';
      const page = await open(address);
      await show?.(page);
      // What was opened may still move, and images come.
      let alone: string[] = [];
      await expect
        .poll(async () => {
          const before = alone;
          alone = await computedStyles(page, shown);
          return same(before, alone);
        })
        .toBe(true);
      const parts = partSheets();
      expect(parts.length).toBeGreaterThan(5);
      for (const order of [parts, [...parts].reverse()]) {
        await appendSheets(page, order);
        const together = await computedStyles(page, shown);
        expect(together.length).toBe(alone.length);
        expect(together.filter((line, index) => line !== alone[index])).toEqual(
          [],
        );
      }
    },
  );

  test('a page is not shown before its styles are there', async ({open}) => {
    const page = await open('/ocr/intro');
    const fresh = await open('/products');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/css/products.*', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/assets/css/products.*');
    await page.locator('a[href="/products"]').first().evaluate(click);
    await asked;
    // The code of the page is there by now; only its styles are not.
    await page.waitForLoadState('domcontentloaded');
    await page.waitForTimeout(400);
    const heading = (tab: Page) => tab.locator('h1').first().innerText();
    expect(await heading(page)).not.toBe(await heading(fresh));
    release();
    await expect.poll(() => heading(page)).toBe(await heading(fresh));
    const look = (tab: Page) => computedStyles(tab, 'main');
    await expect
      .poll(async () => same(await look(page), await look(fresh)))
      .toBe(true);
    expect(
      await page.locator('link[rel=stylesheet][href*="/products."]').count(),
    ).toBe(1);
  });

  test('a page links the styles of its parts before any script runs', async ({
    open,
  }) => {
    const page = await open('/products', {javaScriptEnabled: false});
    const display = await page
      .locator('main table')
      .first()
      .evaluate((table) => getComputedStyle(table).display);
    expect(display).toBe('table');
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(2);
  });
});

function same(first: readonly string[], second: readonly string[]): boolean {
  return first.join('\n') === second.join('\n');
}

function click(element: Element): void {
  (element as HTMLElement).click();
}
