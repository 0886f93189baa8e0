import {boundsAddress} from '../area/address';
import {
  countColumns,
  containsBounds,
  intersectBounds,
  countRows,
  subtractBounds,
} from '../area/bounds';
import type * as Sdk from '../contract';
import {SpreadsheetError, assertWithin} from '../errors';
import {
  cellKey,
  cellsOf,
  type Contents,
  existingKeys,
  firstKey,
  putContents,
} from '../state/cells';
import {rebased} from '../state/changeLines';
import type {SheetState, WorkbookState} from '../state/types';
import {isDraft, original as originalOf} from 'immer';
import {parseFormula} from '../formula/parse';
import {shiftFormula} from '../formula/rewrite';
import {mergeParts, numberFormatOf} from '../state/formats';
import {dateToSerial} from '../values/dates';
import {shortDateFormat} from '../values/numberFormat';
import type {Scalar} from '../values/scalar';
import {clearFormats} from './formats';

/** A value as a cell stores it: a date is a number of days. */
function toStored(value: Sdk.CellValue): Scalar {
  if (value instanceof Date) {
    return dateToSerial(value);
  }
  if (typeof value === 'string') {
    assertWithin('cellCharacters', value.length);
  }
  return value ?? null;
}

/** What somebody enters: a formula, or a value with the number format that it suggests. */
export interface Entry extends Contents {
  readonly numberFormat?: string;
}

/** Stores an entry in a cell that keeps its format; a suggested number format only replaces General. */
export function writeEntry(
  workbook: WorkbookState,
  sheet: SheetState,
  key: number,
  {numberFormat, ...contents}: Entry,
): void {
  putContents(sheet, key, contents);
  const cell = sheet.cells.get(key);
  if (
    cell &&
    numberFormat !== undefined &&
    numberFormatOf(workbook, sheet, key) === 'General'
  ) {
    const format = mergeParts(cell.format, {numberFormat});
    sheet.cells.set(key, {...cell, format});
  }
}

/** Writes a value for each cell of an area. */
export function writeValues(
  workbook: WorkbookState,
  sheet: SheetState,
  area: Sdk.AreaBounds,
  valueAt: (row: number, column: number) => Sdk.CellValue,
  locale: string,
): void {
  // One new map costs a hundredth of what the draft of one does with thousands of cells.
  const cells = new Map(
    isDraft(sheet.cells) ? originalOf(sheet.cells) : sheet.cells,
  );
  const plain = {...sheet, cells};
  const dates = {numberFormat: shortDateFormat(locale)};
  for (const [row, column] of cellsOf(area)) {
    const value = valueAt(row - area.firstRow, column - area.firstColumn);
    writeEntry(workbook, plain, cellKey(row, column), {
      value: toStored(value),
      ...(value instanceof Date && dates),
    });
  }
  sheet.cells = cells;
}

/** Throws `SHAPE_MISMATCH` when rows do not fit an area. */
export function assertShape(
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

/** Sets a formula, written for the first cell, in every cell of an area. */
export function writeFormula(
  sheet: SheetState,
  area: Sdk.AreaBounds,
  formula: string,
): void {
  assertWithin('formulaCharacters', formula.length);
  parseFormula(formula);
  for (const [row, column] of cellsOf(area)) {
    const [rows, columns] = [row - area.firstRow, column - area.firstColumn];
    putContents(sheet, cellKey(row, column), {
      value: null,
      formula: shiftFormula(formula, rows, columns),
    });
  }
}

/** Empties cells; `what` says of what. */
export function clearCells(
  sheet: SheetState,
  area: Sdk.AreaBounds,
  what: Sdk.ClearContent,
): void {
  if (what === 'contents' || what === 'all') {
    for (const key of existingKeys(sheet.cells, area)) {
      putContents(sheet, key, {value: null});
    }
  }
  if (what === 'formats' || what === 'all') {
    clearFormats(sheet, area);
  }
  if (what === 'validation' || what === 'all') {
    removeValidation(sheet, area);
  }
}

/** Takes an area out of those of rules. */
export function removeValidation(
  sheet: SheetState,
  area: Sdk.AreaBounds,
): void {
  sheet.validations = sheet.validations.flatMap((entry) =>
    intersectBounds(entry.area, area)
      ? subtractBounds(entry.area, area).map((part) => ({
          area: part,
          rule: rebased(entry.rule, entry.area, part),
        }))
      : [entry],
  );
}

/** Merges an area; only the contents of the first cell are kept. */
export function mergeArea(sheet: SheetState, area: Sdk.AreaBounds): void {
  const other = sheet.merges.find(
    (merge) => intersectBounds(merge, area) && !containsBounds(area, merge),
  );
  if (other) {
    throw new SpreadsheetError(
      'AREA_OVERLAP',
      `The merge ${boundsAddress(area)} overlaps the merge ${boundsAddress(other)}: split that one first.`,
      {area: boundsAddress(area), other: boundsAddress(other)},
    );
  }
  if (countRows(area) * countColumns(area) === 1) {
    return;
  }
  sheet.merges = [
    ...sheet.merges.filter((merge) => !containsBounds(area, merge)),
    {...area},
  ];
  const first = firstKey(area);
  for (const key of existingKeys(sheet.cells, area)) {
    if (key !== first) {
      putContents(sheet, key, {value: null});
    }
  }
}

/** Splits every merge that an area touches. */
export function unmergeArea(sheet: SheetState, area: Sdk.AreaBounds): void {
  sheet.merges = sheet.merges.filter((merge) => !intersectBounds(merge, area));
}
