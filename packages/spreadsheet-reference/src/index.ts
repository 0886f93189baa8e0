/**
 * Reference implementation of the module `spreadsheet-sdk`, which
 * `contracts/spreadsheet/spreadsheet-sdk.d.ts` declares. It is not the vendor's product.
 */
import type * as Sdk from './contract';
import {formatValue as formatIn} from './values/numberFormat';
import {EngineCore} from './engine/engine';
import {
  createInvalidArgumentError,
  SpreadsheetError,
  throwIfAborted,
} from './errors';
import {
  checkEnvironment,
  releaseHost,
  getPageLanguage,
  reserveHost,
} from './host';
import {requireLicense} from './license';
import {SpreadsheetObject} from './objects/spreadsheet';

export {createArea} from './area/address';
export {createEngine} from './engine/engine';
export {limits, SpreadsheetError} from './errors';
export {checkEnvironment} from './host';
export {license} from './license';

/** Version of the contract. The suffix distinguishes this implementation from the SDK. */
export const version = '1.0.0-reference';

/** Formats a value like a cell that has this number format. */
export function formatValue(
  value: Sdk.CellValue,
  pattern: string,
  locale?: string,
): Sdk.FormattedValue {
  return formatIn(value, pattern, locale ?? getPageLanguage());
}

/**
 * Creates a spreadsheet with an empty document in a host element.
 *
 * @param host - element, or a CSS selector
 * @throws SpreadsheetError `ABORTED`, `ENVIRONMENT_UNSUPPORTED`, `HOST_…`, `LICENSE_…`, `INVALID_ARGUMENT`
 */
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
  if (
    engine !== undefined &&
    !(engine instanceof EngineCore && engine.isAlive)
  ) {
    throw createInvalidArgumentError(
      'The engine was not created by createEngine(), or was disposed: pass another one.',
    );
  }
  const element = reserveHost(host);
  try {
    await requireLicense(licenseKey, signal);
    throwIfAborted(signal);
    return new SpreadsheetObject(element, options);
  } catch (error) {
    releaseHost(element);
    throw error;
  }
}
