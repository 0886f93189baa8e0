import {SpreadsheetError, unreadable} from '../../errors';

/** Property of the document that holds what the file format has no place for, as JSON. */
export const KEPT = 'SpreadsheetSdkReference';

/** Styles in a row of the sheet that the library writes. */
const STYLES_IN_ROW = 16_000;

/** Where the library gets a style, as it names places. */
export function styleCell(style: number): string {
  return `${Math.floor(style / STYLES_IN_ROW)},${style % STYLES_IN_ROW}`;
}

const SHEET_DATA =
  /<((?:\w+:)?)sheetData\b[^>]*?(?:\/>|>[\s\S]*?(?:<\/\1sheetData\s*>|$))/;

/** The cells of a sheet's part, and what puts others in their place. */
export function splitSheet(xml: string): {
  found: string;
  replace: (data: string) => string;
} {
  const found = SHEET_DATA.exec(xml)?.[0] ?? '';
  return {found, replace: (data) => xml.replace(SHEET_DATA, () => data)};
}

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

/** The bytes of the archive. */
export async function decrypted(
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
    throw unreadable(
      'The file is a workbook of Excel 97 to 2003 (xls): save it as xlsx.',
    );
  }
  const {decrypt, DecryptionError} = await import('../../late/xlsx');
  try {
    return await decrypt(bytes, password ?? '');
  } catch (error) {
    if (password === undefined || error instanceof DecryptionError) {
      throw new SpreadsheetError(
        'WRONG_PASSWORD',
        'The file is encrypted: pass its password.',
      );
    }
    throw unreadable(`The encrypted file cannot be read: ${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
