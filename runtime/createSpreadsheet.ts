import type {Spreadsheet, SpreadsheetOptions} from './contract';
import {EngineCore} from './engine/engine';
import {invalidArgument, SpreadsheetError, throwIfAborted} from './errors';
import {checkEnvironment, freeHost, takeHost} from './host/host';
import {requireLicense} from './licence/license';
import {SpreadsheetObject} from './objects/spreadsheet';

/** Creates a spreadsheet inside a host element and shows an empty document in it. */
export async function createSpreadsheet(
  host: HTMLElement | string,
  options: SpreadsheetOptions = {},
): Promise<Spreadsheet> {
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
  const free = (): void => freeHost(element);
  signal?.addEventListener('abort', free, {once: true});
  try {
    await requireLicense(licenseKey, signal);
    throwIfAborted(signal);
    return new SpreadsheetObject(
      element,
      engine ?? new EngineCore(),
      engine === undefined,
      options,
    );
  } catch (error) {
    if (!signal?.aborted) {
      free();
    }
    throw error;
  } finally {
    signal?.removeEventListener('abort', free);
  }
}
