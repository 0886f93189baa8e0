// What the library reads: everything but cells, which it reads with losses. It gets a small file of the usual
// form, whatever the form of the one that was opened, in which sheets have one cell for each style.
import type {Workbook} from 'hucre/xlsx';
import {cellAddress} from '../../area/address';
import type {LeftOut} from '../../contract';
import {SpreadsheetError, unreadable} from '../../errors';
import type {Package, Relation} from './package';
import type {FileSheet} from './workbook';
import {escapeXml} from '../escape';

/** Property of the document that holds what the file format has no place for, as JSON. */
export const KEPT = 'SpreadsheetSdkReference';

/** Styles in a row of the sheet that the library reads. */
const STYLES_IN_ROW = 16_000;

/** Where the library finds a style, as it names places. */
export function styleCell(style: number): string {
  return `${Math.floor(style / STYLES_IN_ROW)},${style % STYLES_IN_ROW}`;
}

/** `sheetData` with a cell for each of some styles, in the order of {@link styleCell}. */
export function styleData(styles: Iterable<number>): string {
  const rows = new Map<number, string>();
  for (const style of [...styles].sort((a, b) => a - b)) {
    const row = Math.floor(style / STYLES_IN_ROW);
    const address = cellAddress(row, style % STYLES_IN_ROW);
    const cell = `<c r="${address}" s="${style}"><v>1</v></c>`;
    rows.set(row, (rows.get(row) ?? '') + cell);
  }
  const lines = [...rows].map(
    ([row, cells]) => `<row r="${row + 1}">${cells}</row>`,
  );
  return `<sheetData>${lines.join('')}</sheetData>`;
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

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

function relationsXml(relations: readonly Relation[]): string {
  const elements = relations.map(
    ({id, type, target}) =>
      `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="/${escapeXml(target)}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${elements.join('')}</Relationships>`;
}

/**
 * The parts of a file for the library.
 *
 * @param sheets - their names, and what is left of their parts
 * @param styles - path of the part with styles
 * @param hasPictures - whether the drawings of sheets come along
 */
function libraryFile(
  file: Package,
  sheets: readonly (FileSheet & {readonly xml: string})[],
  styles: string | undefined,
  hasPictures: boolean,
): Record<string, Uint8Array> {
  const parts: Record<string, Uint8Array> = {};
  const set = (path: string, text: string) => {
    parts[path] = new TextEncoder().encode(text);
  };
  const copy = (from: string, to = from) => {
    const contents = file.parts.get(from.toLowerCase());
    if (contents) {
      parts[to] = contents;
    }
  };
  const relations: Relation[] = sheets.map((_sheet, index) => ({
    id: `rId${index + 1}`,
    type: 'worksheet',
    target: `xl/worksheets/sheet${index + 1}.xml`,
  }));
  sheets.forEach(({part, xml}, index) => {
    set(`xl/worksheets/sheet${index + 1}.xml`, xml);
    const drawings = hasPictures
      ? file.relations(part).filter(({type}) => type === 'drawing')
      : [];
    set(
      `xl/worksheets/_rels/sheet${index + 1}.xml.rels`,
      relationsXml(drawings),
    );
    for (const {target} of drawings) {
      const images = file
        .relations(target)
        .filter(({type}) => type === 'image');
      copy(target);
      images.forEach((image) => copy(image.target));
      set(target.replace(/([^/]+)$/, '_rels/$1.rels'), relationsXml(images));
    }
  });
  const styleXml = styles === undefined ? undefined : file.text(styles);
  if (styleXml !== undefined) {
    set('xl/styles.xml', withFormats(styleXml));
    relations.push({id: 'styles', type: 'styles', target: 'xl/styles.xml'});
  }
  const elements = sheets.map(
    ({name}, index) =>
      `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  set(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${elements.join('')}</sheets></workbook>`,
  );
  set('xl/_rels/workbook.xml.rels', relationsXml(relations));
  set('[Content_Types].xml', `<Types xmlns="${PACKAGE}/content-types"/>`);
  set(
    '_rels/.rels',
    relationsXml([
      {id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml'},
    ]),
  );
  copy('xl/theme/theme1.xml');
  ['core', 'app', 'custom'].forEach((name) => copy(`docProps/${name}.xml`));
  return parts;
}

/** Number formats that files name by number alone, as Korean programs show them: all of them are dates. */
const EAST_ASIAN_FORMATS: Readonly<Record<number, string>> = {
  27: 'yyyy"年" mm"月" dd"日"',
  28: 'mm-dd',
  29: 'mm-dd',
  30: 'mm-dd-yy',
  31: 'yyyy"년" mm"월" dd"일"',
  32: 'h"시" mm"분"',
  33: 'h"시" mm"분" ss"초"',
  34: 'yyyy-mm-dd',
  35: 'yyyy-mm-dd',
  36: 'yyyy"年" mm"月" dd"日"',
  50: 'yyyy"年" mm"月" dd"日"',
  51: 'mm-dd',
  52: 'yyyy-mm-dd',
  53: 'yyyy-mm-dd',
  54: 'mm-dd',
  55: 'yyyy-mm-dd',
  56: 'mm-dd',
  57: 'yyyy"年" mm"月" dd"日"',
  58: 'mm-dd',
};

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

// Pictures that the library cannot read do not keep a file from opening.
export async function readLibrary(
  file: Package,
  sheets: readonly (FileSheet & {readonly xml: string})[],
  styles: string | undefined,
): Promise<{library: Workbook; missing: LeftOut[]}> {
  const {readXlsx, zipSync} = await import('../../late/xlsx');
  const read = (hasPictures: boolean) => {
    const parts = libraryFile(file, sheets, styles, hasPictures);
    return readXlsx(zipSync(parts, {level: 0}), {readStyles: true});
  };
  try {
    return {library: await read(true), missing: []};
  } catch {
    try {
      const missing = {part: 'xl/drawings', reason: 'Drawings cannot be read.'};
      return {library: await read(false), missing: [missing]};
    } catch (error) {
      throw unreadable(`The file is damaged: ${messageOf(error)}`);
    }
  }
}
