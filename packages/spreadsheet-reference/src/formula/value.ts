import type {AreaBounds} from '../contract';
import type {WorkbookState} from '../state/types';
import {AreaView} from './areaView';
import {catchCellError, throwCellError} from './exception';
import type {FormulaSyntax} from './syntax';
import {createBounds, countColumns, mapCells, countRows} from '../area/bounds';
import {createCellError, type Matrix, type Scalar} from '../values/scalar';

export * from './exception';

/** A reference to one area, or to several areas that the union operator combines. */
export class CellReference {
  constructor(
    readonly sheetId: string,
    readonly areas: readonly AreaBounds[],
  ) {}
}

/** The value of a `LAMBDA` expression. */
export class FormulaFunction {
  constructor(
    readonly apply: (args: readonly FormulaValue[]) => FormulaValue,
  ) {}
}

/** The result of an expression. */
export type FormulaValue = Scalar | Matrix | CellReference | FormulaFunction;

/** Reads cells and calls custom functions for a formula. */
export interface FormulaInputs {
  /** Returns the values of an area, cropped after the last used cell. */
  view(sheetId: string, area: AreaBounds): AreaView;
  readCell(sheetId: string, row: number, column: number): Scalar;
  /** Returns all values of the dynamic array that starts in a cell; `undefined` if no array starts there. */
  readDynamicArray(sheetId: string, key: number): Matrix | undefined;
  /** Evaluates the formula of a defined name. */
  evaluateText(formula: string, scope: FormulaScope): FormulaValue;
  findCustom(name: string): CallCustom | undefined;
}

/** Calls a custom function. */
export type CallCustom = (
  args: readonly (Scalar | Matrix)[],
  scope: FormulaScope,
) => Scalar;

/** The context in which a formula is evaluated. All objects have the same members, so that copies are fast. */
export interface FormulaScope {
  readonly inputs: FormulaInputs;
  readonly workbook: WorkbookState;
  readonly sheetId: string;
  readonly row: number;
  readonly column: number;
  /**
   * `true` if areas are evaluated cell by cell. Otherwise, where a single value is expected, the cell in the
   * row or column of the formula is used.
   */
  readonly isArray: boolean;
  /** Areas of the formula by the numbers of their placeholders. */
  readonly areas: FormulaSyntax['areas'] | undefined;
  /** Variables that `LET` defines, by upper-case name. */
  readonly locals: ReadonlyMap<string, FormulaValue> | undefined;
}

export function isMatrix(value: FormulaValue): value is Matrix {
  return Array.isArray(value);
}

/** Converts a value to rows. Areas are cropped after the last used cell. */
export function toMatrix(value: FormulaValue, scope: FormulaScope): Matrix {
  return value instanceof CellReference
    ? value.areas.flatMap((area) =>
        scope.inputs.view(value.sheetId, area).toRows(),
      )
    : isMatrix(value)
      ? value
      : [[toSingleValue(value, scope)]];
}

/** Like {@link toMatrix}, but does not copy the values of an area. */
export function toView(value: FormulaValue, scope: FormulaScope): AreaView {
  return value instanceof CellReference && value.areas.length === 1
    ? scope.inputs.view(value.sheetId, value.areas[0]!)
    : AreaView.fromRows(toMatrix(value, scope));
}

export function transposeRows<T>(rows: readonly (readonly T[])[]): T[][] {
  return (rows[0] ?? []).map((_one, column) => rows.map((row) => row[column]!));
}

/** Returns the size of a value. Cells of an area after the last used cell are included. */
export function getValueSize(value: FormulaValue): {
  rows: number;
  columns: number;
} {
  if (value instanceof CellReference) {
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
  assertMatrixSize(rows, columns);
  return mapCells(createBounds(0, 0, rows, columns), valueAt);
}

/** Maximum number of cells or loop iterations that one function call may use. */
export const MAX_MATRIX_CELLS = 2_200_000;

/** Ends the calculation with `#VALUE!` if an array has too many cells. */
export function assertMatrixSize(rows: number, columns: number): void {
  if (rows * columns > MAX_MATRIX_CELLS) {
    throwCellError(
      '#VALUE!',
      `${rows} by ${columns} cells are too many to calculate one by one.`,
    );
  }
}

/**
 * Converts a value to rows. Cells of an area after the last used cell are included.
 *
 * @throws CellErrorException `#VALUE!` if there are too many cells
 */
export function toFullMatrix(value: FormulaValue, scope: FormulaScope): Matrix {
  const rows = toMatrix(value, scope);
  if (!(value instanceof CellReference) || value.areas.length > 1) {
    return rows;
  }
  const {rows: height, columns: width} = getValueSize(value);
  if (rows.length === height && rows[0]?.length === width) {
    return rows;
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
export function toSingleValue(
  value: FormulaValue,
  scope: FormulaScope,
): Scalar {
  if (value instanceof CellReference) {
    if (value.areas.length > 1) {
      return createCellError('#VALUE!', 'Several areas have no single value.');
    }
    const {firstRow, lastRow, firstColumn, lastColumn} = value.areas[0]!;
    const {row, column, isArray} = scope;
    const isOne = firstRow === lastRow && firstColumn === lastColumn;
    if (isArray || isOne) {
      return scope.inputs.readCell(value.sheetId, firstRow, firstColumn);
    }
    const isBeside =
      firstColumn === lastColumn && row >= firstRow && row <= lastRow;
    const isBelow =
      firstRow === lastRow && column >= firstColumn && column <= lastColumn;
    return isBeside || isBelow
      ? scope.inputs.readCell(
          value.sheetId,
          isBeside ? row : firstRow,
          isBelow ? column : firstColumn,
        )
      : createCellError(
          '#VALUE!',
          'The area has no cell in this row or column.',
        );
  }
  if (value instanceof FormulaFunction) {
    return createCellError('#VALUE!', 'A LAMBDA must be called.');
  }
  return isMatrix(value) ? (value[0]?.[0] ?? null) : value;
}

export function hasMultipleValues(value: FormulaValue): boolean {
  if (value instanceof CellReference) {
    const [{firstRow, lastRow, firstColumn, lastColumn}] = value.areas as [
      AreaBounds,
    ];
    const isOne = firstRow === lastRow && firstColumn === lastColumn;
    return value.areas.length > 1 || !isOne;
  }
  return isMatrix(value) && (value.length > 1 || (value[0]?.length ?? 0) > 1);
}

/** Tests whether functions of single values are applied to each element of a value. */
export function hasElements(
  value: FormulaValue,
  {isArray}: FormulaScope,
): boolean {
  return (isArray || isMatrix(value)) && hasMultipleValues(value);
}

/**
 * Applies a function of single values to areas and arrays cell by cell. Single rows and columns are repeated.
 * An error affects only its own cell.
 */
export function broadcastValues(
  values: readonly FormulaValue[],
  scope: FormulaScope,
  apply: (args: readonly Scalar[]) => Scalar,
): FormulaValue {
  if (!values.some((value) => hasElements(value, scope))) {
    return catchCellError(() =>
      apply(values.map((value) => toSingleValue(value, scope))),
    );
  }
  const parts = catchCellError(() =>
    values.map((value) => toFullMatrix(value, scope)),
  );
  if (!Array.isArray(parts)) {
    return parts as Scalar;
  }
  const rows = Math.max(...parts.map((part) => part.length));
  const columns = Math.max(...parts.map((part) => part[0]?.length ?? 0));
  return catchCellError(() =>
    createGrid(rows, columns, (row, column) =>
      catchCellError(() =>
        apply(parts.map((part) => getMatrixElement(part, row, column))),
      ),
    ),
  );
}

/** Returns an element of a matrix. A single row or column is repeated; positions outside the matrix give `#N/A`. */
export function getMatrixElement(
  part: Matrix,
  row: number,
  column: number,
): Scalar {
  const line = part[part.length === 1 ? 0 : row];
  const value = line?.[line.length === 1 ? 0 : column];
  return value === undefined ? createCellError('#N/A') : value;
}
