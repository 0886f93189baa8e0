import {SpreadsheetError} from '../../errors';

/**
 * Holds that files with passwords can be opened and saved here.
 *
 * @throws SpreadsheetError `FORMAT_UNSUPPORTED`
 */
export function assertEncryption(password: string | undefined): void {
  if (password !== undefined && !globalThis.crypto?.subtle) {
    throw new SpreadsheetError(
      'FORMAT_UNSUPPORTED',
      'Files with passwords need crypto.subtle, which browsers offer in secure contexts alone: serve the page by https.',
      {format: 'xlsx with a password'},
    );
  }
}
