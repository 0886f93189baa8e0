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

const RANK = {number: 0, string: 1, boolean: 2, object: 3} as const;

function rankOf(value: Scalar): number {
  return RANK[typeof value as keyof typeof RANK];
}

const WITHOUT_CASE = new Intl.Collator('en', {sensitivity: 'accent'});
const WITH_CASE = new Intl.Collator('en', {sensitivity: 'variant'});

/**
 * Order of two values: numbers before text, text before boolean values, errors last. An empty cell is
 * compared as the nothing of the other's kind.
 *
 * @returns below 0, 0 or above 0
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

/** Whether two values are equal, text without case. An empty cell equals nothing but another. */
export function equalScalars(a: Scalar, b: Scalar): boolean {
  if (isCellError(a) || isCellError(b)) {
    return isCellError(a) && isCellError(b) && a.error === b.error;
  }
  return a === null || b === null ? a === b : compareScalars(a, b) === 0;
}
