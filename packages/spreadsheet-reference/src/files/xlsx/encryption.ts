import {SpreadsheetError, createFileUnreadableError} from '../../errors';
import {decryptStandard} from './standardEncryption';

/**
 * Checks that the environment supports encryption if a password is given.
 *
 * @throws SpreadsheetError `FORMAT_UNSUPPORTED`
 */
export function assertEncryptionAvailable(password: string | undefined): void {
  if (password !== undefined && !globalThis.crypto?.subtle) {
    throw new SpreadsheetError(
      'FORMAT_UNSUPPORTED',
      'Files with passwords need crypto.subtle, which browsers offer in secure contexts alone: serve the page by https.',
      {format: 'xlsx with a password'},
    );
  }
}

/**
 * Decrypts a file; returns unencrypted files unchanged.
 *
 * @throws SpreadsheetError `WRONG_PASSWORD`, `FILE_UNREADABLE`
 */
export async function decryptFile(
  bytes: Uint8Array,
  password: string | undefined,
): Promise<Uint8Array> {
  const isCompound = bytes[0] === 0xd0 && bytes[1] === 0xcf;
  if (!isCompound) {
    return bytes;
  }
  const library = await import('../../lazy/encryption');
  let decrypted: Uint8Array | undefined;
  try {
    const streams = library.readStreams(bytes);
    const info = streams.get('EncryptionInfo');
    const contents = streams.get('EncryptedPackage');
    if (!info || !contents) {
      throw createFileUnreadableError(
        'The file is a workbook of Excel 97 to 2003 (xls): save it as xlsx.',
      );
    }
    // Minor version 2 is standard encryption; the newer agile encryption has the version 4.4.
    const decrypt = () =>
      info[2] === 2
        ? decryptStandard(info, contents, password!)
        : library.decrypt(bytes, password!);
    decrypted = password === undefined ? undefined : await decrypt();
  } catch (error) {
    if (!(error instanceof library.DecryptionError)) {
      throw error instanceof SpreadsheetError
        ? error
        : createFileUnreadableError(
            `The encrypted file cannot be read: ${String(error)}`,
          );
    }
  }
  if (!decrypted) {
    throw new SpreadsheetError(
      'WRONG_PASSWORD',
      'The file is encrypted: pass its password.',
    );
  }
  return decrypted;
}

// Number of hash rounds: a hundredth of the usual number, although all numbers up to ten million are valid.
// Live samples send a message to their parent window for each round, so that ten thousand rounds take more
// than a second.
// https://learn.microsoft.com/openspecs/office_file_formats/ms-offcrypto
const SPIN_COUNT = 1000;

export async function encryptFile(
  bytes: Uint8Array,
  password: string,
): Promise<Uint8Array> {
  const {encrypt} = await import('../../lazy/encryption');
  return encrypt(bytes, password, {spinCount: SPIN_COUNT});
}
