import {DecryptionError} from 'hucre';
import {readXlsx, type Sheet, type Workbook} from 'hucre/xlsx';
import {parseAddress} from '../../area/address';
import type {LeftOut} from '../../contract';
import {SpreadsheetError, unreadable} from '../../errors';
import {putCell} from '../../state/cells';
import {emptySheet} from '../../state/create';
import {NORMAL} from '../../state/formats';
import type {SheetState, WorkbookState} from '../../state/types';
import {fromJson, type ReadDocument, type StoredDocument} from '../json';
import {
  type FileCell,
  type FileCells,
  from1904,
  readCells,
  readSharedTexts,
} from './cells';
import {
  assertEncryption,
  decrypt,
  KEPT,
  libraryFile,
  splitSheet,
  styleCell,
  styleData,
} from './library';
import {lostParts} from './lost';
import {Package} from './package';
import {fromCellStyle} from './styles';
import {isOn, scanXml} from './xml';
import {type FileSheet, type FileWorkbook, readWorkbookPart} from './workbook';
import {readRules} from './readRules';
import {readTables, withoutTables} from './tables';

/** Where a sheet of the file stands among those that are read. */
interface ReadSheet extends FileSheet {
  readonly contents: FileCells;
  /** What is left of its part. */
  readonly xml: string;
}

/** @throws SpreadsheetError `FILE_UNREADABLE`, `WRONG_PASSWORD`, `LIMIT_EXCEEDED`, `FORMAT_UNSUPPORTED` */
export async function fromXlsx(
  bytes: Uint8Array,
  password: string | undefined,
): Promise<ReadDocument> {
  assertEncryption(password);
  const file = new Package(await decrypted(bytes, password));
  const workbook = readWorkbookPart(file);
  const relations = file.relations(workbook.part);
  const partOf = (type: string) =>
    relations.find((relation) => relation.type === type)?.target;
  const texts = readSharedTexts(file.text(partOf('sharedStrings') ?? '') ?? '');
  const sheets = workbook.sheets.map((sheet) => readSheet(file, sheet, texts));
  const tables = readTables(file, sheets);
  for (const {name, contents} of sheets) {
    for (const cell of contents.cells) {
      cell.formula &&= withoutTables(cell.formula, name, cell.key, tables);
    }
  }
  const {library, missing} = await readLibrary(file, sheets, partOf('styles'));
  const {state, external} = toState(workbook, sheets, library);
  const rules = sheets.flatMap(({part}, index) =>
    readRules(state, state.sheets[index]!, library.sheets[index]!).map(
      (reason) => ({part, reason}),
    ),
  );
  const views = sheets.map(({xml}, index) =>
    readView(xml, state.sheets[index]!),
  );
  const kept = keptDocument(library);
  const properties = {
    title: library.properties?.title ?? '',
    author: library.properties?.creator ?? '',
    subject: library.properties?.subject ?? '',
    keywords: (library.properties?.keywords ?? '')
      .split(/\s*[,;]\s*/)
      .filter(Boolean),
    createdAt: library.properties?.created ?? new Date(),
    savedAt: library.properties?.modified ?? null,
  };
  if (kept && sameCells(kept.state, state)) {
    return {...kept, properties};
  }
  const active = sheets.findIndex(({index}) => index === workbook.activeIndex);
  const leftOut = [
    ...workbook.leftOut,
    ...missing,
    ...external,
    ...(kept
      ? []
      : [
          ...rules,
          ...lostParts(file, sheets, [
            workbook.part,
            ...workbook.leftOut.map(({part}) => part),
          ]),
        ]),
  ];
  return {
    state,
    properties,
    ...(kept && {parts: kept.parts}),
    gridlinesHidden: new Set(views.flatMap(({hidden}) => hidden)),
    zoom: new Map(views.flatMap(({zoom}) => zoom)),
    activeSheetId: state.sheets[Math.max(0, active)]!.id,
    leftOut,
  };
}

/** The bytes of the archive. */
async function decrypted(
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function readSheet(
  file: Package,
  sheet: FileSheet,
  texts: readonly string[],
): ReadSheet {
  const {found, replace} = splitSheet(file.text(sheet.part)!);
  const contents = readCells(found, texts);
  return {...sheet, contents, xml: replace(styleData(contents.styles))};
}

// Pictures that the library cannot read do not keep a file from opening.
async function readLibrary(
  file: Package,
  sheets: readonly ReadSheet[],
  styles: string | undefined,
): Promise<{library: Workbook; missing: LeftOut[]}> {
  const read = (hasPictures: boolean) =>
    readXlsx(libraryFile(file, sheets, styles, hasPictures), {
      readStyles: true,
    });
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

// What another application left unchanged is read as it was written.
function keptDocument({properties}: Workbook): StoredDocument | undefined {
  const text = properties?.custom?.[KEPT];
  try {
    return typeof text === 'string' ? fromJson(text) : undefined;
  } catch {
    return undefined;
  }
}

function sameCells(kept: WorkbookState, read: WorkbookState): boolean {
  return (
    kept.sheets.length === read.sheets.length &&
    kept.sheets.every((sheet, index) => {
      const other = read.sheets[index]!;
      const contents = ({cells}: SheetState): string =>
        JSON.stringify(
          [...cells]
            .flatMap(([key, {value, formula}]) =>
              formula === undefined && value === null
                ? []
                : [[key, formula ?? value]],
            )
            .sort(([a], [b]) => Number(a) - Number(b)),
        );
      return sheet.name === other.name && contents(sheet) === contents(other);
    })
  );
}

function toState(
  workbook: FileWorkbook,
  sheets: readonly ReadSheet[],
  library: Workbook,
): {state: WorkbookState; external: LeftOut[]} {
  const external: LeftOut[] = [];
  const read = sheets.map((sheet, index) => {
    const state = toSheet(sheet, library.sheets[index]!, workbook.is1904);
    const count = [...state.cells.values()].filter(
      ({cached}) => cached !== undefined,
    ).length;
    if (count > 0) {
      external.push({
        part: sheet.part,
        reason: `${count} formulas of '${sheet.name}' read other workbooks: they keep the results that the file has.`,
      });
    }
    return state;
  });
  const names: WorkbookState['names'] = [];
  const formulaNames: WorkbookState['formulaNames'] = [];
  for (const {name, text, sheetIndex} of workbook.names) {
    const own = sheets.findIndex(({index}) => index === sheetIndex);
    if (
      /^_xlnm\._FilterDatabase|^_xlfn/i.test(name) ||
      (sheetIndex !== undefined && own < 0)
    ) {
      continue;
    }
    const place = sheetIndex === undefined ? placeOf(text, read) : undefined;
    if (place) {
      names.push({name, place});
    } else {
      formulaNames.push({
        name,
        formula: `=${text}`,
        ...(own >= 0 && {sheetId: read[own]!.id}),
      });
    }
  }
  return {
    external,
    state: {
      sheets: read,
      names,
      ...(formulaNames.length > 0 && {formulaNames}),
      styles: new Map([['Normal', NORMAL]]),
      protection: workbook.isProtected ? {} : null,
    },
  };
}

/** The cells that a name means, whatever the cell that it is used in; `undefined` for any other formula. */
function placeOf(text: string, sheets: readonly SheetState[]) {
  if (
    !/^(?:[^!]+|'[^']+(?:''[^']*)*')!\$[A-Z]+\$\d+(?::\$[A-Z]+\$\d+)?$/.test(
      text,
    )
  ) {
    return undefined;
  }
  const {sheetName, bounds} = parseAddress(text);
  const sheet = sheets.find(({name}) => name === sheetName);
  return sheet && bounds && {sheetId: sheet.id, area: bounds};
}

function toSheet(
  {name, visibility, contents}: ReadSheet,
  read: Sheet,
  is1904: boolean,
): SheetState {
  const sheet = emptySheet(name);
  sheet.visibility = visibility;
  const styles = new Map(
    [...contents.styles].map((style) => {
      const {style: found} = read.cells?.get(styleCell(style)) ?? {};
      return [style, {format: fromCellStyle(found), pattern: found?.numFmt}];
    }),
  );
  for (const cell of contents.cells) {
    const {format, pattern} = styles.get(cell.style) ?? {};
    const {formula, array} = cell;
    const value = is1904 ? from1904(cell.value, pattern) : cell.value;
    putCell(sheet, cell.key, {
      value: formula === undefined ? value : null,
      ...(formula !== undefined && {formula}),
      ...(array && {array}),
      ...(isExternal(cell) && {cached: value}),
      ...(format && {format}),
    });
  }
  sheet.merges = (read.merges ?? []).map(
    ({startRow, startCol, endRow, endCol}) => ({
      firstRow: startRow,
      firstColumn: startCol,
      lastRow: endRow,
      lastColumn: endCol,
    }),
  );
  const {pageSetup, headerFooter, rowBreaks, colBreaks} = read;
  sheet.print = {pageSetup, headerFooter, rowBreaks, colBreaks};
  const {rows = 0, columns = 0} = read.freezePane ?? {};
  sheet.frozen = {rows, columns};
  for (const [index, {size, hidden}] of contents.rows) {
    sheet.rows.set(index, {
      ...(size !== undefined && {size: size / 0.75}),
      ...(hidden && {hidden}),
    });
  }
  read.columns?.forEach(({width, hidden}, index) => {
    if (width !== undefined || hidden) {
      sheet.columns.set(index, {
        ...(width !== undefined && {size: Math.round(width * 7 + 5)}),
        ...(hidden && {hidden}),
      });
    }
  });
  return sheet;
}

/** The colour of a sheet's tab, and how the sheet is shown: see {@link StoredDocument}. */
function readView(xml: string, sheet: SheetState) {
  const hidden: string[] = [];
  const zoom: [string, number][] = [];
  scanXml(xml, {
    open: (element, {rgb, showGridLines, zoomScale}) => {
      if (element === 'tabColor' && rgb) {
        sheet.tabColor = `#${rgb.slice(-6).toUpperCase()}`;
      } else if (element === 'sheetView') {
        hidden.push(
          ...(showGridLines && !isOn(showGridLines) ? [sheet.id] : []),
        );
        const scale = Number(zoomScale) / 100;
        zoom.push(
          ...(scale >= 0.25 && scale <= 4
            ? [[sheet.id, scale] as [string, number]]
            : []),
        );
      }
    },
  });
  return {hidden, zoom};
}

/** Whether a formula reads another workbook, as `[1]Sheet1!A1` does. */
function isExternal({formula}: FileCell): boolean {
  const plain = formula?.replace(/"[^"]*"/g, '""') ?? '';
  return (
    /'(?:[^']|'')*\[[^\]]+\](?:[^']|'')*'!/.test(plain) ||
    /\[[^\][]+\][^\s'"!,()+*/&=<>^-]*!/.test(plain)
  );
}
