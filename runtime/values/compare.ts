import {isCellError, type Scalar} from './scalar';

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
