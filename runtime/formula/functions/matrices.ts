// What a square of numbers comes to.
import type {Scalar} from '../../values/scalar';
import {fail} from './define';

type Rows = readonly (readonly Scalar[])[];

/** Rows of an area; a single value is one row of one. */
function rowsOf(given: Rows | Scalar): Rows {
  return Array.isArray(given) ? (given as Rows) : [[given as Scalar]];
}

/** Determinant of a square of numbers, expanded by its first row after elimination. */
export function determinant(rows: Rows | Scalar): number {
  const left = rowsOf(rows).map((row) => [...row]);
  const isSquare = left.every(
    (row) =>
      row.length === left.length && row.every((one) => typeof one === 'number'),
  );
  if (!isSquare) {
    return fail('#VALUE!');
  }
  const numbers = left as number[][];
  let product = 1;
  for (let at = 0; at < numbers.length; at += 1) {
    const pivot = numbers.findIndex(
      (row, index) => index >= at && row[at] !== 0,
    );
    if (pivot < 0) {
      return 0;
    }
    product *= pivot === at ? 1 : -1;
    [numbers[at], numbers[pivot]] = [numbers[pivot]!, numbers[at]!];
    const first = numbers[at]!;
    product *= first[at]!;
    for (const row of numbers.slice(at + 1)) {
      const factor = row[at]! / first[at]!;
      first.forEach((one, column) => (row[column]! -= factor * one));
    }
  }
  return product;
}

/** Inverse of a square of numbers, by Gauss-Jordan elimination with the largest pivots. */
export function inverse(given: Rows | Scalar): number[][] {
  const rows = rowsOf(given);
  if (determinant(rows) === 0) {
    return fail('#NUM!');
  }
  // Beside the square stands the unit square, which becomes the inverse.
  const work = rows.map((row, at) => [
    ...(row as readonly number[]),
    ...rows.map((_row, column) => Number(column === at)),
  ]);
  for (let at = 0; at < work.length; at += 1) {
    const sizes = work.map((row, index) =>
      index < at ? -1 : Math.abs(row[at]!),
    );
    const pivot = sizes.indexOf(Math.max(...sizes));
    [work[at], work[pivot]] = [work[pivot]!, work[at]!];
    const lead = work[at]![at]!;
    const first = work[at]!.map((one) => one / lead);
    work[at] = first;
    for (const row of work.filter((other) => other !== first)) {
      const factor = row[at]!;
      first.forEach((one, column) => (row[column]! -= factor * one));
    }
  }
  return work.map((row) => row.slice(rows.length));
}

/** Product of two areas of numbers. */
export function productOf(
  first: Rows | Scalar,
  second: Rows | Scalar,
): number[][] {
  const [left, right] = [rowsOf(first), rowsOf(second)];
  const numbers = [...left, ...right].flat();
  return left[0]!.length === right.length &&
    numbers.every((one) => typeof one === 'number')
    ? left.map((row) =>
        right[0]!.map((_column, column) =>
          row.reduce<number>(
            (sum, one, at) =>
              sum + (one as number) * (right[at]![column] as number),
            0,
          ),
        ),
      )
    : fail('#VALUE!');
}
