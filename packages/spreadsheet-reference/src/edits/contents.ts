import {formatAddress} from '../area/address';
import {
  countColumns,
  containsBounds,
  intersectBounds,
  countRows,
  subtractBounds,
} from '../area/bounds';
import type * as Sdk from '../contract';
import {
  SpreadsheetError,
  assertWithinLimit,
  createInvalidArgumentError,
} from '../errors';
import {
  toCellKey,
  listCells,
  type CellContents,
  listExistingCellKeys,
  getFirstCellKey,
  setCellContents,
} from '../state/cells';
import {rebaseRule} from '../state/changeLines';
import type {SheetState, WorkbookState} from '../state/types';
import {current, isDraft} from 'immer';
import {parseFormula} from '../formula/parse';
import {assertOptions} from '../choices';
import {shiftFormula} from '../formula/rewrite';
import {mergeFormats, resolveNumberFormat} from '../state/formats';
import {dateToSerial} from '../values/dates';
import {getShortDateFormat} from '../values/numberFormat';
import {isCellError, type Scalar} from '../values/scalar';
import {clearFormats} from './formats';

/** Converts a value to the form in which cells store it: dates become serial numbers. */
function toScalar(value: Sdk.CellValue): Scalar {
  const stored = value instanceof Date ? dateToSerial(value) : (value ?? null);
  if (typeof stored === 'string') {
    assertWithinLimit('cellCharacters', stored.length);
  }
  const isValid =
    stored === null ||
    isCellError(stored) ||
    (typeof stored === 'number'
      ? Number.isFinite(stored)
      : ['string', 'boolean'].includes(typeof stored));
  if (!isValid) {
    throw createInvalidArgumentError(
      `${String(value)} is not a value of a cell: expected text, a finite number, a boolean, a valid date, an error value or null.`,
    );
  }
  return stored;
}

/** Result of parsing typed text: a formula, or a value and the number format that the text suggests. */
export interface CellInput extends CellContents {
  readonly numberFormat?: string;
}

/** Stores parsed input in a cell. The suggested number format is applied only if the current one is `General`. */
export function writeInput(
  workbook: WorkbookState,
  sheet: SheetState,
  key: number,
  input: CellInput,
): void {
  const {numberFormat} = input;
  setCellContents(sheet, key, input);
  const cell = numberFormat === undefined ? undefined : sheet.cells.get(key);
  if (
    cell &&
    numberFormat !== undefined &&
    resolveNumberFormat(workbook, sheet, key) === 'General'
  ) {
    const format = mergeFormats(cell.format, {numberFormat});
    sheet.cells.set(key, {...cell, format});
  }
}

/** @param valueAt - returns the value for a row and column relative to the area */
export function writeValues(
  workbook: WorkbookState,
  sheet: SheetState,
  area: Sdk.AreaBounds,
  valueAt: (row: number, column: number) => Sdk.CellValue,
  locale: string,
): void {
  const dates = {numberFormat: getShortDateFormat(locale)};
  changeCells(sheet, (plain) => {
    for (const [row, column] of listCells(area)) {
      const value = valueAt(row - area.firstRow, column - area.firstColumn);
      const input = {value: toScalar(value)};
      writeInput(
        workbook,
        plain,
        toCellKey(row, column),
        value instanceof Date ? {...input, ...dates} : input,
      );
    }
  });
}

/**
 * Fills a new map, which is a hundred times faster than changing thousands of cells in an Immer draft. It is frozen, so
 * that Immer does not search it for drafts.
 */
function changeCells(
  sheet: SheetState,
  change: (plain: SheetState) => void,
): void {
  const cells = new Map(
    isDraft(sheet.cells) ? current(sheet.cells) : sheet.cells,
  );
  change({...sheet, cells});
  sheet.cells = Object.freeze(cells);
}

/** @throws SpreadsheetError `SHAPE_MISMATCH` if the array and the area differ in size */
export function assertValuesFitArea(
  area: Sdk.AreaBounds,
  values: readonly (readonly Sdk.CellValue[])[],
): void {
  const range = {rows: countRows(area), columns: countColumns(area)};
  const odd = values.find((row) => row.length !== range.columns);
  const data = {rows: values.length, columns: (odd ?? values[0])?.length ?? 0};
  if (data.rows !== range.rows || data.columns !== range.columns) {
    throw new SpreadsheetError(
      'SHAPE_MISMATCH',
      `The range has ${range.rows} rows and ${range.columns} columns, the data ${data.rows} and ${data.columns}: make them equal.`,
      {range, data},
    );
  }
}

/** Sets the same formula in all cells of an area. Its references are relative to the first cell. */
export function writeFormula(
  sheet: SheetState,
  area: Sdk.AreaBounds,
  formula: string,
): void {
  assertWithinLimit('formulaCharacters', formula.length);
  parseFormula(formula);
  changeCells(sheet, (plain) => {
    for (const [row, column] of listCells(area)) {
      const [rows, columns] = [row - area.firstRow, column - area.firstColumn];
      setCellContents(plain, toCellKey(row, column), {
        value: null,
        formula: shiftFormula(formula, rows, columns),
      });
    }
  });
}

export function clearCells(
  sheet: SheetState,
  area: Sdk.AreaBounds,
  what: Sdk.ClearContent,
): void {
  assertOptions({what});
  if (what === 'contents' || what === 'all') {
    for (const key of listExistingCellKeys(sheet.cells, area)) {
      setCellContents(sheet, key, {value: null});
    }
  }
  if (what === 'formats' || what === 'all') {
    clearFormats(sheet, area);
  }
  if (what === 'validation' || what === 'all') {
    removeValidation(sheet, area);
  }
}

/** Removes the validation rules of an area. Rules of larger areas remain outside of it. */
export function removeValidation(
  sheet: SheetState,
  area: Sdk.AreaBounds,
): void {
  sheet.validations = sheet.validations.flatMap((entry) =>
    intersectBounds(entry.area, area)
      ? subtractBounds(entry.area, area).map((part) => ({
          area: part,
          rule: rebaseRule(entry.rule, entry.area, part),
        }))
      : [entry],
  );
}

/**
 * Merges an area. Only the contents of the first cell are kept.
 *
 * @throws SpreadsheetError `AREA_OVERLAP` if a merged area is only partly covered
 */
export function mergeArea(sheet: SheetState, area: Sdk.AreaBounds): void {
  const other = sheet.merges.find(
    (merge) => intersectBounds(merge, area) && !containsBounds(area, merge),
  );
  if (other) {
    throw new SpreadsheetError(
      'AREA_OVERLAP',
      `The merge ${formatAddress(area)} overlaps the merge ${formatAddress(other)}: split that one first.`,
      {area: formatAddress(area), other: formatAddress(other)},
    );
  }
  if (countRows(area) * countColumns(area) === 1) {
    return;
  }
  sheet.merges = [
    ...sheet.merges.filter((merge) => !containsBounds(area, merge)),
    {...area},
  ];
  const first = getFirstCellKey(area);
  for (const key of listExistingCellKeys(sheet.cells, area)) {
    if (key !== first) {
      setCellContents(sheet, key, {value: null});
    }
  }
}

/** Splits all merged areas that intersect an area. */
export function unmergeArea(sheet: SheetState, area: Sdk.AreaBounds): void {
  sheet.merges = sheet.merges.filter((merge) => !intersectBounds(merge, area));
}
