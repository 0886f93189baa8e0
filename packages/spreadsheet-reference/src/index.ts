/**
 * Reference runtime of the Spreadsheet SDK: the module `spreadsheet-sdk` of samples, as
 * `contracts/spreadsheet/spreadsheet-sdk.d.ts` describes it. It is not the vendor's product.
 */
import type * as Sdk from './contract';
import {formatValue as formatIn} from './values/numberFormat';
import {EngineCore} from './engine/engine';
import {invalidArgument, SpreadsheetError, throwIfAborted} from './errors';
import {checkEnvironment, freeHost, pageLanguage, takeHost} from './host/host';
import {requireLicense} from './licence/license';
import {SpreadsheetObject} from './objects/spreadsheet';

export {createArea} from './area/createArea';
export {createEngine} from './engine/engine';
export {SpreadsheetError} from './errors';
export {checkEnvironment} from './host/host';
export {license} from './licence/license';
export {limits} from './errors';

/** Version of the contract that is implemented; the suffix tells the reference from the SDK. */
export const version = '1.0.0-reference';

/** Formats a value with a number format, as a cell displays it. */
export function formatValue(
  value: Sdk.CellValue,
  pattern: string,
  locale?: string,
): Sdk.FormattedValue {
  return formatIn(value, pattern, locale ?? pageLanguage());
}

/** Creates a spreadsheet inside a host element and shows an empty document in it. */
export async function createSpreadsheet(
  host: HTMLElement | string,
  options: Sdk.SpreadsheetOptions = {},
): Promise<Sdk.Spreadsheet> {
  const {signal, engine, licenseKey} = options;
  throwIfAborted(signal);
  const {supported, missing} = checkEnvironment();
  if (!supported) {
    throw new SpreadsheetError(
      'ENVIRONMENT_UNSUPPORTED',
      `This browser lacks ${missing.join(', ')}.`,
      {missing},
    );
  }
  if (engine !== undefined && !(engine instanceof EngineCore)) {
    throw invalidArgument('The engine is not one that createEngine() started.');
  }
  const element = takeHost(host);
  try {
    await requireLicense(licenseKey, signal);
    throwIfAborted(signal);
    return new SpreadsheetObject(element, options);
  } catch (error) {
    freeHost(element);
    throw error;
  }
}
