import {SpreadsheetError} from '../errors';

/** Tells why a file cannot be opened. */
export function unreadable(message: string, part?: string): SpreadsheetError {
  return new SpreadsheetError(
    'FILE_UNREADABLE',
    message,
    part === undefined ? undefined : {part},
  );
}
