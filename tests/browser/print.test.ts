import {PDFDocument} from 'pdf-lib';
import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {siteTest} from '../support/browser';
import {excessWidth} from '../support/viewport';

const test = siteTest('global-ko-en');

/** A4 without margins, in CSS pixels. */
const PAPER = {width: 718, height: 1000} as const;

async function print(page: Page): Promise<void> {
  await page.emulateMedia({media: 'print'});
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

/** Returns the content of `::after` for each element. */
const writtenBehind = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.map((each) => getComputedStyle(each, '::after').content),
    );

test('pages have addresses of links, but no navigation', async ({open}) => {
  const page = await open('/en/ocr/api/run', PAPER);
  await print(page);
  for (const part of ['nav', '.footer', 'summary', 'button']) {
    expect(await page.locator(`${part}:visible`).count(), part).toBe(0);
  }
  const breaks = await page
    .locator('article :is(h1, h2, h3)')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).breakAfter));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
  const [address] = await writtenBehind(
    page,
    '.markdown p a[href*="ocr_sdk_details#"]',
  );
  expect(address).toContain('(http://localhost:3000/en/ocr/');
  const samples = await writtenBehind(page, 'article pre a');
  expect(samples.length).toBeGreaterThan(0);
  expect(new Set(samples)).toEqual(new Set(['none']));
});

test('every panel of tabs is shown with its label', async ({open}) => {
  const page = await open('/en/ocr/api/c_api_details', PAPER);
  await print(page);
  const panels = await page
    .getByRole('tabpanel', {includeHidden: true})
    .evaluateAll((all) =>
      all.map((panel) => ({
        isShown: panel.getBoundingClientRect().height > 0,
        name: getComputedStyle(panel, '::before').content,
      })),
    );
  expect(panels.length).toBeGreaterThan(1);
  for (const {isShown, name} of panels) {
    expect(isShown).toBe(true);
    expect(name).toMatch(/^".+"$/);
  }
});

test.for([
  '/en/ocr/api/c_api_details',
  '/en/ocr/architecture/ocr_sdk_details',
  '/en/spreadsheet/reference/sheet',
  '/en/spreadsheet/api/use/errors',
  '/en/products',
])('%s has no cut lines or broken words', async (address, {open}) => {
  const page = await open(address, PAPER);
  await print(page);
  const faults = await page.evaluate(() => {
    const boxes = document.querySelectorAll(
      'article :is(pre, div:has(> table), div:has(> svg))',
    );
    const found = [...boxes]
      .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
      .map(({textContent}) => `cut: ${textContent.slice(0, 40)}`);
    for (const cell of document.querySelectorAll('main :is(th, td)')) {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        // Only words in Latin letters: Korean may break anywhere in a full line.
        for (const {index, 0: word} of node.nodeValue!.matchAll(/\w+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const boxes = [...range.getClientRects()];
          const lines = new Set(boxes.map(({top}) => Math.round(top)));
          found.push(...(lines.size > 1 ? [`on two lines: ${word}`] : []));
        }
      }
    }
    return found;
  });
  expect(faults).toEqual([]);
  expect(await excessWidth(page)).toBe(0);
});

test('pictures keep their colours', async ({open}) => {
  const page = await open('/en', {...PAPER, colorScheme: 'dark'});
  await print(page);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  const adjusted = await page
    .locator('figure:has(td) td, figure:has(img) svg')
    .evaluateAll((parts) =>
      parts.map((part) =>
        getComputedStyle(part).getPropertyValue('print-color-adjust'),
      ),
    );
  expect(new Set(adjusted)).toEqual(new Set(['exact']));
});

test('the cheat sheet fits on two sheets', async ({open}) => {
  const page = await open('/en/spreadsheet/reference/cheat-sheet');
  const pdf = await page.pdf({
    format: 'A4',
    margin: {top: '1cm', right: '1cm', bottom: '1cm', left: '1cm'},
  });
  expect((await PDFDocument.load(pdf)).getPageCount()).toBeLessThanOrEqual(2);
});
