import {cellError, type Matrix, type Scalar} from '../values/scalar';
import {
  ErrorResult,
  grid,
  isMany,
  isMatrix,
  scalarOf,
  type Scope,
  type Value,
  wholeMatrixOf,
} from './value';

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
    scope.isArray ? isMany(value) : isMatrix(value) && isMany(value),
  );
  if (isSingle) {
    return safely(() => apply(values.map((value) => scalarOf(value, scope))));
  }
  const parts = safely(() =>
    values.map((value) => wholeMatrixOf(value, scope)),
  );
  if (!Array.isArray(parts)) {
    return parts as Scalar;
  }
  const rows = Math.max(...parts.map((part) => part.length));
  const columns = Math.max(...parts.map((part) => part[0]?.length ?? 0));
  return grid(rows, columns, (row, column) =>
    safely(() => apply(parts.map((part) => pick(part, row, column)))),
  );
}

/** Value of a place in rows: a single row or column repeats. */
export function pick(part: Matrix, row: number, column: number): Scalar {
  const line = part[part.length === 1 ? 0 : row];
  const value = line?.[line.length === 1 ? 0 : column];
  return value === undefined ? cellError('#N/A') : value;
}

/** The result of a calculation, or the error value that ended it. */
export function safely<T>(calculate: () => T): T | Scalar {
  try {
    return calculate();
  } catch (error) {
    if (error instanceof ErrorResult) {
      return error.value;
    }
    throw error;
  }
}
