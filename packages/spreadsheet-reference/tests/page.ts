// @ts-expect-error The package has no type declarations.
import {JSDOM} from 'jsdom';
import {afterEach, beforeEach, expect} from 'vitest';
import {createSpreadsheet} from '../src';
import type * as Sdk from '../src/contract';

/** Creates a spreadsheet in a new page. `close` disposes both. */
export async function openSpreadsheet(
  options: Sdk.SpreadsheetOptions = {},
): Promise<{spreadsheet: Sdk.Spreadsheet; close: () => Promise<void>}> {
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

/** Creates a spreadsheet for each test. */
export function eachSpreadsheet(options?: Sdk.SpreadsheetOptions): {
  readonly spreadsheet: Sdk.Spreadsheet;
  readonly sheet: Sdk.Sheet;
} {
  let page: Awaited<ReturnType<typeof openSpreadsheet>>;
  let sheet: Sdk.Sheet;
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

/** Matches errors of the contract. */
export const sdkError = (code: Sdk.SpreadsheetErrorCode): unknown =>
  expect.objectContaining({code});
