// @ts-expect-error The package has no declarations; what is used of it is little.
import {JSDOM} from 'jsdom';
import {createSpreadsheet} from '../../runtime';
import type {Spreadsheet, SpreadsheetOptions} from '../../runtime/contract';

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
