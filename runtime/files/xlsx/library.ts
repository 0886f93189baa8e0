// What the library does of a file: everything but cells, lines and pictures, which it reads with losses.
import {DecryptionError} from 'hucre';
import type {CellStyle, Sheet, WorkbookProperties} from 'hucre/xlsx';
import {SpreadsheetError, unreadable} from '../../errors';
import {escapeXml} from '../escape';
import {EAST_ASIAN_FORMATS} from './formats';
import type {Package} from './package';
import {messageOf, reading} from './xml';
// The library's exports encrypt only what they wrote, decrypt only to read it, and read only files of the usual
// form: what they are made of does each alone.
import {
  decryptAgile as decrypt,
  encryptAgile as encrypt,
} from '../../../node_modules/hucre/dist/xlsx/crypto/agile.mjs';
import {
  parseCoreProperties,
  parseCustomProperties,
} from '../../../node_modules/hucre/dist/xlsx/doc-props-reader.mjs';
import {parseSharedStrings} from '../../../node_modules/hucre/dist/xlsx/shared-strings.mjs';
import {
  parseStyles,
  resolveStyle,
} from '../../../node_modules/hucre/dist/xlsx/styles.mjs';
import {parseWorksheet} from '../../../node_modules/hucre/dist/xlsx/worksheet.mjs';

export {encrypt};

/** Property of the document that holds what the file format has no place for, as JSON. */
export const KEPT = 'SpreadsheetSdkReference';

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

/** Styles with the formats that programs know by number alone; those of the file win. */
function withFormats(xml: string): string {
  const list = Object.entries(EAST_ASIAN_FORMATS)
    .map(
      ([id, code]) =>
        `<numFmt numFmtId="${id}" formatCode="${escapeXml(code)}"/>`,
    )
    .join('');
  return /<(?:\w+:)?numFmts\b[^>]*[^/]>/.test(xml)
    ? xml.replace(/<(?:\w+:)?numFmts\b[^>]*>/, (tag) => tag + list)
    : xml.replace(
        /<(?:\w+:)?styleSheet\b[^>]*>/,
        (tag) => `${tag}<numFmts>${list}</numFmts>`,
      );
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

/** Texts of the part that cells share them in. */
export function readTexts(xml = '<sst/>'): string[] {
  return reading(() => parseSharedStrings(xml).map(({text}) => text));
}

/** What the library reads of a file. */
export interface LibraryFile {
  readonly sheets: readonly Sheet[];
  /** Format of a style, by its number. */
  readonly styleOf: (style: number) => CellStyle | undefined;
  readonly properties: WorkbookProperties;
}

/** @throws SpreadsheetError `FILE_UNREADABLE` */
export function readLibrary(
  file: Package,
  sheets: readonly {readonly name: string; readonly xml: string}[],
  stylesPart: string | undefined,
): LibraryFile {
  const text = (part: string) => file.text(part) ?? '';
  return reading(() => {
    const styles = parseStyles(withFormats(text(stylesPart ?? '') || '<a/>'));
    return {
      sheets: sheets.map(({name, xml}) =>
        parseWorksheet(xml, name, {
          sharedStrings: [],
          styles,
          readStyles: false,
          dateSystem: '1900',
        }),
      ),
      styleOf: (style) => resolveStyle(styles, style),
      properties: {
        ...parseCoreProperties(text('docProps/core.xml') || '<a/>'),
        custom: parseCustomProperties(text('docProps/custom.xml') || '<a/>'),
      },
    };
  });
}
