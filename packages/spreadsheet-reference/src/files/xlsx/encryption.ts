import {SpreadsheetError, createFileUnreadableError} from '../../errors';

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
  const names = new TextDecoder('utf-16le').decode(
    bytes.subarray(0, bytes.length & ~1),
  );
  if (!names.includes('EncryptedPackage')) {
    throw createFileUnreadableError(
      'The file is a workbook of Excel 97 to 2003 (xls): save it as xlsx.',
    );
  }
  // Only the newer encryption describes itself in XML.
  if (!/<encryption|<keyData/.test(new TextDecoder('latin1').decode(bytes))) {
    throw new SpreadsheetError(
      'FORMAT_UNSUPPORTED',
      'The file has the encryption of Excel 2007: open it in a newer program and save it with a password again.',
      {format: 'xlsx with the encryption of Excel 2007'},
    );
  }
  const {decrypt, DecryptionError} = await import('../../lazy/encryption');
  try {
    return await decrypt(bytes, password ?? '');
  } catch (error) {
    if (password === undefined || error instanceof DecryptionError) {
      throw new SpreadsheetError(
        'WRONG_PASSWORD',
        'The file is encrypted: pass its password.',
      );
    }
    throw createFileUnreadableError(
      `The encrypted file cannot be read: ${String(error)}`,
    );
  }
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
