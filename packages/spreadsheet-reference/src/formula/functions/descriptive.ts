// Functions of descriptive statistics.
import type {Matrix, Scalar} from '../../values/scalar';
import {toNumber} from '../coerce';
import {throwIfError, transpose, fail} from '../value';
import {type FunctionCall} from './define';
import {
  min,
  mean,
  mode,
  max,
  type Numbers,
  percentile,
  percentRank,
  populationVariance,
  squaredDeviations,
  sum,
  variance,
} from './aggregates';

/** Returns the rows of an area. Ends the calculation with `#VALUE!` if a cell contains no number. */
export function toNumberMatrix(rows: Matrix): number[][] {
  return rows.flat().every((one) => typeof throwIfError(one) === 'number')
    ? rows.map((row) => [...row] as number[])
    : fail('#VALUE!');
}

/**
 * Computes the determinant and, if there is one, the inverse of a square matrix by Gauss-Jordan elimination
 * with partial pivoting.
 */
export function gaussJordan(given: Matrix): {
  determinant: number;
  inverse: number[][];
} {
  const size = given.length;
  if (given.some((row) => row.length !== size)) {
    return fail('#VALUE!');
  }
  // Appends the identity matrix, which the elimination turns into the inverse.
  const work = toNumberMatrix(given).map((row, at) => [
    ...row,
    ...given.map((_row, column) => Number(column === at)),
  ]);
  let determinant = 1;
  for (let at = 0; at < size; at += 1) {
    const sizes = work.map((row, index) =>
      index < at ? -1 : Math.abs(row[at]!),
    );
    const pivot = sizes.indexOf(Math.max(...sizes));
    [work[at], work[pivot]] = [work[pivot]!, work[at]!];
    const lead = work[at]![at]!;
    // Pivots below this limit are rounding errors of a singular matrix.
    const largest = Math.max(...given.map((row) => Math.abs(Number(row[at]))));
    if (Math.abs(lead) <= size * Number.EPSILON * largest) {
      return {determinant: 0, inverse: []};
    }
    determinant *= pivot === at ? lead : -lead;
    const first = work[at]!.map((one) => one / lead);
    work[at] = first;
    for (const row of work.filter((other) => other !== first)) {
      const factor = row[at]!;
      first.forEach((one, column) => (row[column]! -= factor * one));
    }
  }
  return {determinant, inverse: work.map((row) => row.slice(size))};
}

/** Returns the values of all arguments for functions such as `AVERAGEA`: in cells, text is 0 and `TRUE` is 1. */
const toValues = (call: FunctionCall): number[] =>
  [...call.each()].flatMap(({value}) =>
    value === null ? [] : [typeof value === 'string' ? 0 : toNumber(value)],
  );

const assertSome = (numbers: Numbers): Numbers =>
  numbers.length === 0 ? fail('#NUM!') : numbers;

/** Divides the deviations from the mean by the standard deviation, and returns the sum of their powers. */
function moment(numbers: Numbers, power: number, squared: number): number {
  const [middle, deviation] = [mean(numbers), Math.sqrt(squared)];
  return deviation === 0
    ? fail('#DIV/0!')
    : sum(numbers.map((one) => ((one - middle) / deviation) ** power));
}

export const DESCRIPTIVE_FUNCTIONS = {
  AVEDEV(numbers: Numbers): number {
    const middle = mean(assertSome(numbers));
    return mean(numbers.map((one) => Math.abs(one - middle)));
  },
  AVERAGEA: (call: FunctionCall) => mean(toValues(call)),
  DEVSQ: (numbers: Numbers) => squaredDeviations(assertSome(numbers)),
  FREQUENCY(numbers: Numbers, limits: Numbers): Scalar[][] {
    const sorted = [...new Set(limits)].sort((a, b) => a - b);
    const counts = new Map<number | undefined, number>();
    for (const one of numbers) {
      const limit = sorted.find((edge) => one <= edge);
      counts.set(limit, (counts.get(limit) ?? 0) + 1);
    }
    return [...limits, undefined].map((limit) => {
      const count = counts.get(limit) ?? 0;
      // If a limit occurs again, its repetition counts no numbers.
      counts.delete(limit);
      return [count];
    });
  },
  GEOMEAN: (numbers: Numbers) =>
    numbers.some((one) => one <= 0)
      ? fail('#NUM!')
      : Math.exp(mean(assertSome(numbers).map(Math.log))),
  HARMEAN: (numbers: Numbers) =>
    numbers.some((one) => one <= 0)
      ? fail('#NUM!')
      : 1 / mean(assertSome(numbers).map((one) => 1 / one)),
  KURT(numbers: Numbers): number {
    const {length: n} = numbers;
    const outer = moment(numbers, 4, variance(numbers));
    return n < 4
      ? fail('#DIV/0!')
      : ((n * (n + 1) * outer) / (n - 1) - 3 * (n - 1) ** 2) /
          ((n - 2) * (n - 3));
  },
  MAXA: (call: FunctionCall) => max(toValues(call)),
  MINA: (call: FunctionCall) => min(toValues(call)),
  MDETERM: (rows: Matrix) => gaussJordan(rows).determinant,
  MINVERSE(rows: Matrix): Matrix {
    const {determinant, inverse} = gaussJordan(rows);
    return determinant === 0 ? fail('#NUM!') : inverse;
  },
  MMULT(first: Matrix, second: Matrix): Matrix {
    const [left, columns] = [
      toNumberMatrix(first),
      transpose(toNumberMatrix(second)),
    ];
    return first[0]!.length === second.length
      ? left.map((row) =>
          columns.map((column) =>
            sum(row.map((one, index) => one * column[index]!)),
          ),
        )
      : fail('#VALUE!');
  },
  'MODE.MULT'(...lists: Numbers[]): number[][] {
    const numbers = lists.flat();
    const highest = numbers.filter((one) => one === mode(numbers)).length;
    return [...new Set(numbers)]
      .filter((own) => numbers.filter((one) => one === own).length === highest)
      .map((own) => [own]);
  },
  PERCENTILE: (numbers: Numbers, share: number) => percentile(numbers, share),
  'PERCENTILE.EXC': (numbers: Numbers, share: number) =>
    percentile(numbers, share, true),
  'PERCENTRANK.EXC': (numbers: Numbers, own: number, digits?: number) =>
    percentRank(numbers, own, digits, true),
  'PERCENTRANK.INC': (numbers: Numbers, own: number, digits?: number) =>
    percentRank(numbers, own, digits),
  QUARTILE: (numbers: Numbers, quarter: number) =>
    percentile(numbers, Math.trunc(quarter) / 4),
  'QUARTILE.EXC': (numbers: Numbers, quarter: number) =>
    percentile(numbers, Math.trunc(quarter) / 4, true),
  SERIESSUM(x: number, first: number, step: number, factors: Matrix): number {
    return sum(
      factors.flat().map((factor, index) => {
        const power = first + index * step;
        return x === 0 && power === 0
          ? fail('#NUM!')
          : toNumber(factor) * x ** power;
      }),
    );
  },
  SKEW(numbers: Numbers): number {
    const {length: n} = numbers;
    const sides = moment(numbers, 3, variance(numbers));
    return n < 3 ? fail('#DIV/0!') : (n * sides) / ((n - 1) * (n - 2));
  },
  'SKEW.P': (numbers: Numbers) =>
    moment(numbers, 3, populationVariance(numbers)) / numbers.length,
  STDEVA: (call: FunctionCall) => Math.sqrt(variance(toValues(call))),
  STDEVPA: (call: FunctionCall) =>
    Math.sqrt(populationVariance(toValues(call))),
  STDEVP: (numbers: Numbers) => Math.sqrt(populationVariance(numbers)),
  SUMSQ: (numbers: Numbers) => sum(numbers.map((one) => one ** 2)),
  TRIMMEAN(numbers: number[], share: number): number {
    if (share < 0 || share >= 1) {
      return fail('#NUM!');
    }
    const count = Math.floor((numbers.length * share) / 2);
    const sorted = numbers.sort((a, b) => a - b);
    return mean(sorted.slice(count, sorted.length - count));
  },
  VARA: (call: FunctionCall) => variance(toValues(call)),
  VARP: populationVariance,
  VARPA: (call: FunctionCall) => populationVariance(toValues(call)),
};
