import type {AreaBounds} from '../contract';
import {isNamed} from '../state/find';
import type {WorkbookState} from '../state/types';
import {cellBounds, countColumns, mapCells, countRows} from '../area/bounds';
import {
  cellError,
  isCellError,
  type Matrix,
  type Scalar,
} from '../values/scalar';

/** Cells that a formula refers to: one area, or several joined by the union operator. */
export class Reference {
  constructor(
    readonly sheetId: string,
    readonly areas: readonly AreaBounds[],
  ) {}
}

/** What an expression results in. */
export type Value = Scalar | Matrix | Reference;

/** What formulas read while they are calculated. */
export interface Scope {
  readonly workbook: WorkbookState;
  readonly sheetId: string;
  readonly row: number;
  readonly column: number;
  /** Whether areas stand for all their cells; else, where one value is read, for the cell beside the formula. */
  readonly isArray: boolean;
  /** Values of the names that LET gives, in capitals. */
  readonly locals?: ReadonlyMap<string, Value>;
  /** Values of an area, up to the last cell in use. */
  read(sheetId: string, area: AreaBounds): Matrix;
  /** Value of one cell. */
  readCell(sheetId: string, row: number, column: number): Scalar;
  /** Whether there is a custom function of a name. */
  hasCustom(name: string): boolean;
  /** Calculates a custom function; `undefined` when there is none of that name. */
  callCustom(
    name: string,
    args: readonly (Scalar | Matrix)[],
  ): Scalar | undefined;
}

/** Id of the sheet that a reference names, or of the formula's own. */
export function resolveSheetId(
  {workbook, sheetId}: Scope,
  name: string | undefined,
): string | undefined {
  return name === undefined ? sheetId : workbook.sheets.find(isNamed(name))?.id;
}

/** Formula of a name that means no cells, written for `A1`; those of the sheet go first, by default the formula's own. */
export function findNamedFormula(
  name: string,
  {workbook, ...scope}: Scope,
  sheetId = scope.sheetId,
) {
  const all = (workbook.formulaNames ?? []).filter(isNamed(name));
  const own = all.find((one) => one.sheetId === sheetId);
  return (own ?? all.find((one) => one.sheetId === undefined))?.formula;
}

/** The sheets from one to another, as `First:Last`. */
export function findSheetSpan(names: string, {workbook: {sheets}}: Scope) {
  const ends = names.split(':').map((name) => sheets.findIndex(isNamed(name)));
  return ends.includes(-1)
    ? []
    : sheets.slice(Math.min(...ends), Math.max(...ends) + 1);
}

export function isMatrix(value: Value): value is Matrix {
  return Array.isArray(value);
}

/** Rows of any value: areas are read, a single value is one row of one. */
export function toMatrix(value: Value, scope: Scope): Matrix {
  if (value instanceof Reference) {
    return value.areas.flatMap((area) => scope.read(value.sheetId, area));
  }
  return isMatrix(value) ? value : [[value]];
}

/** Rows as columns. */
export function transpose<T>(rows: readonly (readonly T[])[]): T[][] {
  return (rows[0] ?? []).map((_one, column) => rows.map((row) => row[column]!));
}

/** Number of rows and columns of a value, those of an area that are beyond the last cell in use included. */
export function getSize(value: Value): {rows: number; columns: number} {
  if (value instanceof Reference) {
    const [area] = value.areas as [AreaBounds];
    return {rows: countRows(area), columns: countColumns(area)};
  }
  return isMatrix(value)
    ? {rows: value.length, columns: value[0]?.length ?? 0}
    : {rows: 1, columns: 1};
}

/** Rows and columns of a value for each place. */
export function createGrid<T>(
  rows: number,
  columns: number,
  valueAt: (row: number, column: number) => T,
): T[][] {
  return mapCells(cellBounds(0, 0, rows, columns), valueAt);
}

/** Most cells of an area, or steps of a function, that are taken one by one. */
export const MAX_CELLS = 2_200_000;

/**
 * Rows of any value with all the cells of an area, those beyond the last one in use included.
 *
 * @throws ErrorResult `#VALUE!` when there are too many
 */
export function toFullMatrix(value: Value, scope: Scope): Matrix {
  const rows = toMatrix(value, scope);
  if (!(value instanceof Reference) || value.areas.length > 1) {
    return rows;
  }
  const {rows: height, columns: width} = getSize(value);
  if (rows.length === height && rows[0]?.length === width) {
    return rows;
  }
  if (height * width > MAX_CELLS) {
    throw new ErrorResult(
      cellError(
        '#VALUE!',
        `${height} by ${width} cells are too many to calculate one by one.`,
      ),
    );
  }
  return createGrid(
    height,
    width,
    (row, column) => rows[row]?.[column] ?? null,
  );
}

/**
 * A single value: of an area the cell in the formula's row or column, else the first, as of an array; of an
 * area with several rows and columns none.
 */
export function toSingleValue(value: Value, scope: Scope): Scalar {
  if (value instanceof Reference) {
    const {firstRow, lastRow, firstColumn, lastColumn} = value.areas[0]!;
    const {row, column, isArray} = scope;
    if (!isArray && firstRow < lastRow && firstColumn < lastColumn) {
      return cellError('#VALUE!', 'An area has no single value.');
    }
    const isBeside = !isArray && row >= firstRow && row <= lastRow;
    const isBelow = !isArray && column >= firstColumn && column <= lastColumn;
    return scope.readCell(
      value.sheetId,
      firstColumn === lastColumn && isBeside ? row : firstRow,
      firstRow === lastRow && isBelow ? column : firstColumn,
    );
  }
  return isMatrix(value) ? (value[0]?.[0] ?? null) : value;
}

/** Whether a value is more than a single one. */
export function isMultiple(value: Value): boolean {
  const {rows, columns} = getSize(value);
  const isUnion = value instanceof Reference && value.areas.length > 1;
  return isUnion || rows > 1 || columns > 1;
}

/** Thrown inside a calculation by an error value that ends it. */
export class ErrorResult extends Error {
  constructor(readonly value: Scalar) {
    super('The calculation ends with an error value.');
  }
}

/** The value, unless it is an error value, which ends the calculation. */
export function throwIfError<T extends Scalar>(
  value: T,
): Exclude<T, {error: unknown}> {
  if (isCellError(value)) {
    throw new ErrorResult(value);
  }
  return value as Exclude<T, {error: unknown}>;
}

/**
 * Applies a function of single values to values of which some are areas or arrays: cell by cell, a
 * single row or column repeated over the other. What fails in one cell is that cell's error value.
 */
export function broadcast(
  values: readonly Value[],
  scope: Scope,
  apply: (args: readonly Scalar[]) => Scalar,
): Value {
  const isSingle = !values.some((value) =>
    scope.isArray ? isMultiple(value) : isMatrix(value) && isMultiple(value),
  );
  if (isSingle) {
    return catchErrorResult(() =>
      apply(values.map((value) => toSingleValue(value, scope))),
    );
  }
  const parts = catchErrorResult(() =>
    values.map((value) => toFullMatrix(value, scope)),
  );
  if (!Array.isArray(parts)) {
    return parts as Scalar;
  }
  const rows = Math.max(...parts.map((part) => part.length));
  const columns = Math.max(...parts.map((part) => part[0]?.length ?? 0));
  return createGrid(rows, columns, (row, column) =>
    catchErrorResult(() =>
      apply(parts.map((part) => elementAt(part, row, column))),
    ),
  );
}

/** Value of a place in rows: a single row or column repeats. */
export function elementAt(part: Matrix, row: number, column: number): Scalar {
  const line = part[part.length === 1 ? 0 : row];
  const value = line?.[line.length === 1 ? 0 : column];
  return value === undefined ? cellError('#N/A') : value;
}

/** The result of a calculation, or the error value that ended it. */
export function catchErrorResult<T>(calculate: () => T): T | Scalar {
  try {
    return calculate();
  } catch (error) {
    if (error instanceof ErrorResult) {
      return error.value;
    }
    throw error;
  }
}
