// @ts-expect-error The package has no declarations; what is used of it is little.
import {JSDOM} from 'jsdom';
import {afterEach, beforeEach} from 'vitest';
import {createSpreadsheet} from '../src';
import type {Sheet, Spreadsheet, SpreadsheetOptions} from '../src/contract';

/** A spreadsheet in a page of its own; `close` takes both away. */
export async function openSpreadsheet(
  options: SpreadsheetOptions = {},
): Promise<{spreadsheet: Spreadsheet; close: () => Promise<void>}> {
  const {window} = new JSDOM('<!doctype html><div id="sheet"></div>');
  Object.assign(globalThis, {document: window.document});
  const spreadsheet = await createSpreadsheet('#sheet', {
    licenseKey: 'TEST',
    ...options,
  });
  return {
    spreadsheet,
    close: async () => {
      await spreadsheet.dispose();
      Reflect.deleteProperty(globalThis, 'document');
    },
  };
}

/** A spreadsheet for each test, and its first sheet. */
export function eachSpreadsheet(options?: SpreadsheetOptions): {
  readonly spreadsheet: Spreadsheet;
  readonly sheet: Sheet;
} {
  let page: Awaited<ReturnType<typeof openSpreadsheet>>;
  let sheet: Sheet;
  beforeEach(async () => {
    page = await openSpreadsheet(options);
    sheet = page.spreadsheet.activeSheet;
  });
  afterEach(() => page.close());
  return {
    get spreadsheet() {
      return page.spreadsheet;
    },
    get sheet() {
      return sheet;
    },
  };
}
