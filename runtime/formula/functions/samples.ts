// Lists of numbers that the function library reads otherwise than spreadsheets do.
import type {Scalar} from '../../values/scalar';
import {matrixOf, type Value, wholeMatrixOf} from '../value';
import {type Call, fail, number, numbersIn} from './define';
import {mean, type Numbers, sum} from './summaries';

/** Mean of the distances from the mean. */
export function meanDistance(numbers: Numbers): number {
  const middle = mean(numbers);
  return mean(numbers.map((one) => Math.abs(one - middle)));
}

/** Root of the product of numbers above 0. */
export function geometricMean(numbers: Numbers): number {
  return numbers.some((one) => one <= 0)
    ? fail('#NUM!')
    : Math.exp(mean(numbers.map(Math.log)));
}

/** Mean without a share of the numbers, half of it from each end. */
export function trimmedMean(call: Call): number {
  const numbers = numbersIn(call.value(0), call.scope);
  const share = number(call, 1, 0);
  if (share < 0 || share >= 1) {
    return fail('#NUM!');
  }
  const count = Math.floor((numbers.length * share) / 2);
  const sorted = numbers.sort((a, b) => a - b);
  return mean(sorted.slice(count, sorted.length - count));
}

/** How many numbers are up to each limit and above the one below it, and how many above all. */
export function frequency({scope, value}: Call): Scalar[][] {
  const limits = numbersIn(value(1), scope);
  const sorted = [...new Set(limits)].sort((a, b) => a - b);
  const counts = new Map<number | undefined, number>();
  for (const one of numbersIn(value(0), scope)) {
    const limit = sorted.find((edge) => one <= edge);
    counts.set(limit, (counts.get(limit) ?? 0) + 1);
  }
  return [...limits, undefined].map((limit) => {
    const count = counts.get(limit) ?? 0;
    // A limit that comes again has none of its own.
    counts.delete(limit);
    return [count];
  });
}

/** The rows of an area, each kind once, without case. */
export function unique({scope, value}: Call): Scalar[][] {
  const rows = wholeMatrixOf(value(0) ?? null, scope);
  const kinds = new Map<string, Scalar[]>();
  for (const row of rows) {
    const kind = JSON.stringify(row).toLowerCase();
    if (!kinds.has(kind)) {
      kinds.set(kind, [...row]);
    }
  }
  return [...kinds.values()];
}

/** A sum over pairs of numbers from two areas; pairs with anything else are left out. */
export const ofPairs =
  (term: (x: number, y: number) => number) =>
  ({scope, value}: Call): number => {
    const flat = (area: Value | undefined) =>
      matrixOf(area ?? null, scope).flat();
    const [left, right] = [flat(value(0)), flat(value(1))];
    if (left.length !== right.length) {
      return fail('#N/A');
    }
    return sum(
      left.map((x, index) => {
        const y = right[index];
        return typeof x === 'number' && typeof y === 'number' ? term(x, y) : 0;
      }),
    );
  };
