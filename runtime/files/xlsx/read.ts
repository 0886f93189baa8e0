import {readXlsx, type Sheet, type Workbook} from 'hucre/xlsx';
import {DecryptionError, EncryptedFileError} from 'hucre';
import {parseAddress} from '../../area/address';
import {SpreadsheetError} from '../../errors';
import {assertWithin} from '../../limits';
import {cellKey, putCell} from '../../state/cells';
import {emptySheet} from '../../state/create';
import {NORMAL} from '../../state/normalFormat';
import type {SheetState, WorkbookState} from '../../state/types';
import {serialOf} from '../../values/dates';
import {errorFromText, type Scalar} from '../../values/scalar';
import {fromJson, type StoredDocument} from '../json';
import type {ReadDocument} from '../types';
import {assertEncryption} from './encryption';
import {KEPT} from './kept';
import {fromCellStyle} from './styles';

/** @throws SpreadsheetError `FILE_UNREADABLE`, `WRONG_PASSWORD`, `LIMIT_EXCEEDED`, `FORMAT_UNSUPPORTED` */
export async function fromXlsx(
  bytes: Uint8Array,
  password: string | undefined,
): Promise<ReadDocument> {
  assertEncryption(password);
  const workbook = await readWorkbook(bytes, password);
  const state = toState(workbook);
  const kept = keptDocument(workbook);
  const properties = {
    title: workbook.properties?.title ?? '',
    author: workbook.properties?.creator ?? '',
    subject: workbook.properties?.subject ?? '',
    keywords: (workbook.properties?.keywords ?? '')
      .split(/\s*[,;]\s*/)
      .filter(Boolean),
    createdAt: workbook.properties?.created ?? new Date(),
    savedAt: workbook.properties?.modified ?? null,
  };
  if (kept && sameCells(kept.state, state)) {
    return {...kept, properties};
  }
  const active = state.sheets[workbook.activeSheet ?? 0] ?? state.sheets[0]!;
  return {
    state,
    properties,
    ...(kept && {parts: kept.parts}),
    activeSheetId: active.id,
  };
}

async function readWorkbook(
  bytes: Uint8Array,
  password: string | undefined,
): Promise<Workbook> {
  try {
    return await readXlsx(bytes, {
      readStyles: true,
      ...(password !== undefined && {password}),
    });
  } catch (error) {
    if (
      error instanceof EncryptedFileError ||
      error instanceof DecryptionError
    ) {
      throw new SpreadsheetError(
        'WRONG_PASSWORD',
        'The file is encrypted: pass its password.',
      );
    }
    throw new SpreadsheetError(
      'FILE_UNREADABLE',
      'The file is damaged or is not an xlsx workbook.',
    );
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

function toState({sheets, namedRanges = []}: Workbook): WorkbookState {
  const read = sheets.map(toSheet);
  return {
    sheets: read,
    names: namedRanges.flatMap(({name, range}) => {
      try {
        const {sheetName, bounds} = parseAddress(range.replaceAll('$', ''));
        const sheet = read.find((one) => one.name === sheetName);
        return sheet && bounds
          ? [{name, place: {sheetId: sheet.id, area: bounds}}]
          : [];
      } catch {
        return [];
      }
    }),
    styles: new Map([['Normal', NORMAL]]),
    protection: null,
  };
}

function toSheet(read: Sheet): SheetState {
  const sheet = emptySheet(read.name);
  read.rows.forEach((row, rowIndex) => {
    assertWithin('rows', rowIndex + 1);
    row.forEach((value, column) => {
      assertWithin('columns', column + 1);
      if (value !== null) {
        sheet.cells.set(cellKey(rowIndex, column), {value: toScalar(value)});
      }
    });
  });
  for (const [place, cell] of read.cells ?? []) {
    const [row, column] = place.split(',').map(Number) as [number, number];
    const format = fromCellStyle(cell.style);
    const value = cell.value ?? read.rows[row]?.[column] ?? null;
    putCell(sheet, cellKey(row, column), {
      value: cell.formula === undefined ? toScalar(value) : null,
      ...(cell.formula !== undefined && {formula: `=${cell.formula}`}),
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
  const {rows = 0, columns = 0} = read.freezePane ?? {};
  sheet.frozen = {rows, columns};
  sheet.visibility = read.veryHidden
    ? 'veryHidden'
    : read.hidden
      ? 'hidden'
      : 'visible';
  for (const [index, {height, hidden}] of read.rowDefs ?? []) {
    sheet.rows.set(index, {
      ...(height !== undefined && {size: height / 0.75}),
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

function toScalar(value: string | number | boolean | Date | null): Scalar {
  if (value instanceof Date) {
    // The library reads days as dates in UTC: a cell has no time zone.
    return serialOf(
      new Date(value.getTime() + value.getTimezoneOffset() * 60_000),
    );
  }
  return typeof value === 'string' ? (errorFromText(value) ?? value) : value;
}
