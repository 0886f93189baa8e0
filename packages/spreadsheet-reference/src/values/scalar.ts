import type {CellError, CellErrorCode} from '../contract';

/** A value as cells store it. Dates are serial numbers. */
export type Scalar = string | number | boolean | CellError | null;

/** Values of an area or array as rows. */
export type Matrix = readonly (readonly Scalar[])[];

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

const ERRORS: ReadonlyMap<string, CellError> = new Map(
  CODES.map((code) => [code, Object.freeze({error: code})]),
);

/** Creates an error value. Error values without a reason are shared. */
export function createCellError(
  code: CellErrorCode,
  reason?: string,
): CellError {
  // The reason is not enumerable, so that comparisons and JSON ignore it.
  return reason === undefined
    ? ERRORS.get(code)!
    : Object.freeze(
        Object.defineProperty({error: code}, 'reason', {value: reason}),
      );
}

/** Parses an error code such as `'#N/A'`; returns `undefined` for other text. */
export function parseCellError(text: string): CellError | undefined {
  return ERRORS.get(text.toUpperCase());
}

export function isCellError(value: unknown): value is CellError {
  return typeof value === 'object' && value !== null && 'error' in value;
}

const RANK = {number: 0, string: 1, boolean: 2, object: 3} as const;

function rankOf(value: Scalar): number {
  return RANK[typeof value as keyof typeof RANK];
}

const WITHOUT_CASE = new Intl.Collator('en', {sensitivity: 'accent'});
const WITH_CASE = new Intl.Collator('en', {sensitivity: 'variant'});

/**
 * Compares values in the sort order of spreadsheets: numbers, text, booleans, errors. An empty cell equals 0,
 * `''` and `FALSE`.
 *
 * @returns a negative number, 0 or a positive number
 */
export function compareScalars(
  a: Scalar,
  b: Scalar,
  matchCase = false,
): number {
  const left = a ?? blankLike(b);
  const right = b ?? blankLike(a);
  if (typeof left === 'number' && typeof right === 'number') {
    return left - right;
  }
  if (typeof left === 'string' && typeof right === 'string') {
    return (matchCase ? WITH_CASE : WITHOUT_CASE).compare(left, right);
  }
  if (typeof left === 'boolean' && typeof right === 'boolean') {
    return Number(left) - Number(right);
  }
  return rankOf(left) - rankOf(right);
}

function blankLike(other: Scalar): string | number | boolean {
  if (typeof other === 'string') {
    return '';
  }
  return typeof other === 'boolean' ? false : 0;
}

/** Tests whether values are equal; ignores case. An empty cell equals only another empty cell. */
export function areScalarsEqual(a: Scalar, b: Scalar): boolean {
  if (isCellError(a) || isCellError(b)) {
    return isCellError(a) && isCellError(b) && a.error === b.error;
  }
  return a === null || b === null ? a === b : compareScalars(a, b) === 0;
}
