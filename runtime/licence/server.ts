import {SpreadsheetError} from '../errors';

/**
 * Stands in for the vendor's licence server: a key is genuine unless it is empty or begins with a word
 * that names a failure, so that every state can be seen.
 *
 * @throws SpreadsheetError `LICENSE_INVALID`, `LICENSE_EXPIRED`, `LICENSE_REVOKED`, `LICENSE_SERVER_UNREACHABLE`
 */
export function askServer(key: string): void {
  const word = key.trim().split('-')[0]!.toUpperCase();
  switch (word) {
    case '':
    case 'INVALID':
      throw new SpreadsheetError('LICENSE_INVALID', 'The key is not genuine.');
    case 'EXPIRED':
      throw new SpreadsheetError(
        'LICENSE_EXPIRED',
        'The licence term has ended.',
      );
    case 'REVOKED':
      throw new SpreadsheetError(
        'LICENSE_REVOKED',
        'The vendor withdrew the licence.',
      );
    case 'UNREACHABLE':
      throw new SpreadsheetError(
        'LICENSE_SERVER_UNREACHABLE',
        'The licence server did not respond: try again.',
      );
  }
}
