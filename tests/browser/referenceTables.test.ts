import {expect} from 'vitest';
import {siteTest} from '../support/browser';

const test = siteTest('global-ko-en');

/** The pages with the longest names and types. */
const PAGES = [
  '/en/spreadsheet/api/use/use_spreadsheet_sdk_Instance',
  '/en/spreadsheet/api/format/conditional_formatting',
  '/en/spreadsheet/license/license-activation',
];

test.for(PAGES)(
  '%s: every table of the reference fits a phone, and stays a table to those who hear it',
  async (address, {open}) => {
    const page = await open(address, {width: 360});
    const tables = page.getByRole('region').filter({
      has: page.getByRole('rowheader'),
      hasNot: page.locator('figure'),
    });
    await tables.first().waitFor();
    const measured = await tables.evaluateAll((regions) =>
      regions
        .filter((region) => region.closest('figure') === null)
        .map((region) => ({
          label: region.getAttribute('aria-label'),
          excess: region.scrollWidth - region.clientWidth,
        })),
    );
    expect(measured.length).toBeGreaterThan(3);
    expect(measured.filter(({excess}) => excess > 0)).toEqual([]);
    const table = tables.last().getByRole('table');
    const rows = await table.getByRole('row').count();
    expect(rows).toBeGreaterThan(1);
    expect(await table.getByRole('rowheader').count()).toBe(rows - 1);
    expect(await table.getByRole('cell').count()).toBe(rows - 1);
  },
);
