import type {CellError, CellErrorCode} from '../contract';

/** What a cell stores: dates are numbers of days. */
export type Scalar = string | number | boolean | CellError | null;

/** Rows of values, as formulas pass areas. */
export type Matrix = readonly (readonly Scalar[])[];

const ERRORS = new Map<CellErrorCode, CellError>();

/** The error value of a code; one object for each code without a reason. */
export function cellError(code: CellErrorCode, reason?: string): CellError {
  if (reason !== undefined) {
    // Compared and printed, it is like any error value of its code.
    const error = {error: code};
    return Object.freeze(
      Object.defineProperty(error, 'reason', {value: reason}),
    );
  }
  const known = ERRORS.get(code) ?? Object.freeze({error: code});
  ERRORS.set(code, known);
  return known;
}

const CODES: readonly CellErrorCode[] = [
  '#CIRC!',
  '#DIV/0!',
  '#N/A',
  '#NAME?',
  '#NULL!',
  '#NUM!',
  '#REF!',
  '#VALUE!',
];

/** The error value that a text names, such as `'#N/A'`; `undefined` for any other text. */
export function errorFromText(text: string): CellError | undefined {
  if (!text.startsWith('#')) {
    return undefined;
  }
  const code = CODES.find((known) => known === text.toUpperCase());
  return code && cellError(code);
}

export function isCellError(value: unknown): value is CellError {
  return typeof value === 'object' && value !== null && 'error' in value;
}
