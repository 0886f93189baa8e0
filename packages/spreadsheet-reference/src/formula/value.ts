import type {AreaBounds, CellErrorCode} from '../contract';
import {hasName} from '../state/identity';
import type {WorkbookState} from '../state/types';
import {cellBounds, countColumns, mapCells, countRows} from '../area/bounds';
import {
  cellError,
  isCellError,
  type Matrix,
  type Scalar,
} from '../values/scalar';

/** A reference to one area, or to several areas that the union operator combines. */
export class Reference {
  constructor(
    readonly sheetId: string,
    readonly areas: readonly AreaBounds[],
  ) {}
}

/** The result of an expression. */
export type Value = Scalar | Matrix | Reference;

/** The context in which a formula is evaluated. */
export interface Scope {
  readonly workbook: WorkbookState;
  readonly sheetId: string;
  readonly row: number;
  readonly column: number;
  /**
   * `true` if areas are evaluated cell by cell. Otherwise, where a single value is expected, the cell in the
   * row or column of the formula is used.
   */
  readonly isArray: boolean;
  /** Variables that `LET` defines, by upper-case name. */
  readonly locals?: ReadonlyMap<string, Value>;
  /** Returns the values of an area, cropped after the last used cell. */
  read(sheetId: string, area: AreaBounds): Matrix;
  readCell(sheetId: string, row: number, column: number): Scalar;
  hasCustom(name: string): boolean;
  /** Calls a custom function; returns `undefined` if there is no function of that name. */
  callCustom(
    name: string,
    args: readonly (Scalar | Matrix)[],
  ): Scalar | undefined;
}

/** Returns the id of the sheet with a name, or of the sheet that contains the formula if no name is given. */
export function resolveSheetId(
  {workbook, sheetId}: Scope,
  name: string | undefined,
): string | undefined {
  return name === undefined ? sheetId : workbook.sheets.find(hasName(name))?.id;
}

/**
 * Returns the formula of a defined name. Its relative references are relative to `A1`. Names of the given
 * sheet take precedence over those of the workbook.
 */
export function findNamedFormula(
  name: string,
  {workbook, ...scope}: Scope,
  sheetId = scope.sheetId,
) {
  const all = (workbook.formulaNames ?? []).filter(hasName(name));
  const own = all.find((one) => one.sheetId === sheetId);
  return (own ?? all.find((one) => one.sheetId === undefined))?.formula;
}

/** Returns the sheets of a 3D reference such as `First:Last`. */
export function findSheetSpan(names: string, {workbook: {sheets}}: Scope) {
  const ends = names.split(':').map((name) => sheets.findIndex(hasName(name)));
  return ends.includes(-1)
    ? []
    : sheets.slice(Math.min(...ends), Math.max(...ends) + 1);
}

export function isMatrix(value: Value): value is Matrix {
  return Array.isArray(value);
}

/** Converts a value to rows. Areas are cropped after the last used cell. */
export function toMatrix(value: Value, scope: Scope): Matrix {
  if (value instanceof Reference) {
    return value.areas.flatMap((area) => scope.read(value.sheetId, area));
  }
  return isMatrix(value) ? value : [[value]];
}

export function transpose<T>(rows: readonly (readonly T[])[]): T[][] {
  return (rows[0] ?? []).map((_one, column) => rows.map((row) => row[column]!));
}

/** Returns the size of a value. Cells of an area after the last used cell are included. */
export function getSize(value: Value): {rows: number; columns: number} {
  if (value instanceof Reference) {
    const [area] = value.areas as [AreaBounds];
    return {rows: countRows(area), columns: countColumns(area)};
  }
  return isMatrix(value)
    ? {rows: value.length, columns: value[0]?.length ?? 0}
    : {rows: 1, columns: 1};
}

export function createGrid<T>(
  rows: number,
  columns: number,
  valueAt: (row: number, column: number) => T,
): T[][] {
  return mapCells(cellBounds(0, 0, rows, columns), valueAt);
}

/** Maximum number of cells or loop iterations that one function call may use. */
export const MAX_CELLS = 2_200_000;

/**
 * Converts a value to rows. Cells of an area after the last used cell are included.
 *
 * @throws ErrorResult `#VALUE!` if there are too many cells
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
    return fail(
      '#VALUE!',
      `${height} by ${width} cells are too many to calculate one by one.`,
    );
  }
  return createGrid(
    height,
    width,
    (row, column) => rows[row]?.[column] ?? null,
  );
}

/**
 * Reduces a value to a single value. Outside of array formulas, an area is reduced to the cell in the row or
 * column of the formula (implicit intersection). Otherwise, the first value is returned.
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

export function isMultiple(value: Value): boolean {
  const {rows, columns} = getSize(value);
  const isUnion = value instanceof Reference && value.areas.length > 1;
  return isUnion || rows > 1 || columns > 1;
}

/** Thrown to end a calculation with an error value; {@link catchErrorResult} catches it. */
export class ErrorResult extends Error {
  constructor(readonly value: Scalar) {
    super('The calculation ends with an error value.');
  }
}

/** Ends the calculation with an error value, optionally with a reason. */
export function fail(code: CellErrorCode, reason?: string): never {
  throw new ErrorResult(cellError(code, reason));
}

/** Returns a value unchanged, but ends the calculation if it is an error value. */
export function throwIfError<T extends Scalar>(
  value: T,
): Exclude<T, {error: unknown}> {
  if (isCellError(value)) {
    throw new ErrorResult(value);
  }
  return value as Exclude<T, {error: unknown}>;
}

/**
 * Applies a function of single values to areas and arrays cell by cell. Single rows and columns are repeated.
 * An error affects only its own cell.
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

/** Returns an element of a matrix. A single row or column is repeated; positions outside the matrix give `#N/A`. */
export function elementAt(part: Matrix, row: number, column: number): Scalar {
  const line = part[part.length === 1 ? 0 : row];
  const value = line?.[line.length === 1 ? 0 : column];
  return value === undefined ? cellError('#N/A') : value;
}

/** Runs a calculation. Returns its result, or the error value with which it ended. */
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
