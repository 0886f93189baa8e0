import {describe, expect} from 'vitest';
import {siteTest} from '../support/browser';
import {readPdf} from '../support/readPdf';

const test = siteTest('global-ko-en');

const PAPER = {width: 718, height: 1000, hydrated: false} as const;

describe('the sheets that a browser prints', () => {
  test.for([
    '/en',
    '/en/ocr/sample/ocr_sdk_sample_details',
    '/en/spreadsheet/api/format/conditional_formatting',
    '/spreadsheet/api/use/use_spreadsheet_sdk_Instance',
  ])(
    'of %s end with no heading, and with no head of a sample',
    async (address, {open}) => {
      const page = await open(address, PAPER);
      const heads = await page
        .locator('main :is(h2, h3, h4, .theme-code-block > :first-child)')
        .allInnerTexts();
      const names = new Set(heads.map((head) => head.replace(/\W/g, '')));
      expect(names.size).toBeGreaterThan(5);
      const pdf = await page.pdf({
        format: 'A4',
        margin: {top: '15mm', bottom: '15mm', left: '15mm', right: '15mm'},
      });
      const {sheets} = await readPdf(pdf);
      expect(sheets.length).toBeGreaterThan(2);
      const ends = sheets.map(({texts}) => {
        const written = texts.filter(({text}) => text.trim());
        const foot = Math.min(...written.map(({bottom}) => bottom));
        return written
          .filter(({bottom}) => bottom < foot + 2)
          .map(({text}) => text)
          .join('');
      });
      expect(ends.filter((end) => names.has(end.replace(/\W/g, '')))).toEqual(
        [],
      );
    },
  );

  test('show buttons in ink, and pictures in the colours that they name', async ({
    open,
  }) => {
    const page = await open('/en', PAPER);
    await page.emulateMedia({media: 'print'});
    const colour = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    expect(await colour('main .button--primary')).toBe(await colour('h1'));
    const adjusted = await page
      .locator('figure:has(td) td, figure:has(img) svg')
      .evaluateAll((parts) =>
        parts.map((part) =>
          getComputedStyle(part).getPropertyValue('print-color-adjust'),
        ),
      );
    expect(adjusted.length).toBeGreaterThan(5);
    expect(new Set(adjusted)).toEqual(new Set(['exact']));
  });

  test('of the comparison of the SDKs say where its links lead', async ({
    open,
  }) => {
    const page = await open('/en/products', PAPER);
    await page.emulateMedia({media: 'print'});
    const addresses = await page
      .locator('main td a')
      .evaluateAll((links) =>
        links.map((link) => getComputedStyle(link, '::after').content),
      );
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.filter((text) => !text.includes('://'))).toEqual([]);
  });
});
