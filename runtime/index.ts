/**
 * Reference runtime of the Spreadsheet SDK: the module `spreadsheet-sdk` of samples, as
 * `contracts/spreadsheet/spreadsheet-sdk.d.ts` describes it. It is not the vendor's product.
 */
import type {CellValue, FormattedValue} from './contract';
import {formatValue as formatIn} from './values/numberFormat';

export {createArea} from './area/createArea';
export {createSpreadsheet} from './createSpreadsheet';
export {createEngine} from './engine/engine';
export {SpreadsheetError} from './errors';
export {checkEnvironment} from './host/host';
export {license} from './licence/license';
export {limits} from './limits';

/** Version of the contract that is implemented; the suffix tells the reference from the SDK. */
export const version = '1.0.0-reference';

/** Formats a value with a number format, as a cell displays it. */
export function formatValue(
  value: CellValue,
  pattern: string,
  locale?: string,
): FormattedValue {
  const pageLanguage =
    typeof document === 'undefined' ? '' : document.documentElement.lang;
  return formatIn(value, pattern, locale ?? (pageLanguage || 'en'));
}
