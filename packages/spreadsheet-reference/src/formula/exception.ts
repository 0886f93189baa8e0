// The exception with which functions end a calculation.
import type {CellErrorCode} from '../contract';
import {createCellError, isCellError, type Scalar} from '../values/scalar';

/**
 * Thrown to end a calculation with an error value; {@link catchCellError} catches it. It is not an `Error`, because
 * array formulas throw it for many cells, and most of the time would be spent on stack traces.
 */
export class CellErrorException {
  constructor(readonly value: Scalar) {}
}

/** Ends the calculation with an error value, optionally with a reason. */
export function throwCellError(code: CellErrorCode, reason?: string): never {
  throw new CellErrorException(createCellError(code, reason));
}

/** Returns a value unchanged, but ends the calculation if it is an error value. */
export function throwIfError<T extends Scalar>(
  value: T,
): Exclude<T, {error: unknown}> {
  if (isCellError(value)) {
    throw new CellErrorException(value);
  }
  return value as Exclude<T, {error: unknown}>;
}

/** Runs a calculation. Returns its result, or the error value with which it ended. */
export function catchCellError<T>(calculate: () => T): T | Scalar {
  try {
    return calculate();
  } catch (error) {
    if (error instanceof CellErrorException) {
      return error.value;
    }
    throw error;
  }
}
