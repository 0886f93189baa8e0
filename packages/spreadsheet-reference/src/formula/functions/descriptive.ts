// Functions of descriptive statistics.
import type {Matrix, Scalar} from '../../values/scalar';
import {toNumber} from '../coerce';
import {
  createGrid,
  throwIfError,
  transposeRows,
  throwCellError,
} from '../value';
import {type FunctionCall} from './define';
import {
  addNumbers,
  AGGREGATES,
  computeMean,
  computePercentRank,
  type NumberList,
  RANKED_AGGREGATES,
  sumSquaredDeviations,
} from './aggregates';

/** Returns the rows of an area. Ends the calculation with `#VALUE!` if a cell contains no number. */
export function toNumberMatrix(rows: Matrix): number[][] {
  return rows.flat().every((one) => typeof throwIfError(one) === 'number')
    ? rows.map((row) => [...row] as number[])
    : throwCellError('#VALUE!');
}

/**
 * Computes the determinant and, if there is one, the inverse of a square matrix by Gauss-Jordan elimination
 * with partial pivoting.
 */
export function invertByGaussJordan(given: Matrix): {
  determinant: number;
  inverse: number[][];
} {
  const size = given.length;
  if (given.some((row) => row.length !== size)) {
    return throwCellError('#VALUE!');
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

/**
 * Returns the values of all arguments for functions such as `AVERAGEA`. In cells, text is 0 and `TRUE` is 1; text that
 * is passed directly must be a number.
 */
const toValues = (call: FunctionCall): number[] =>
  [...call.each()].flatMap(({value, isDirect}) => {
    if (isDirect) {
      return [toNumber(value)];
    }
    return value === null
      ? []
      : [typeof value === 'string' ? 0 : toNumber(value)];
  });

const assertSome = (numbers: NumberList): NumberList =>
  numbers.length === 0 ? throwCellError('#NUM!') : numbers;

/** Divides the deviations from the mean by the standard deviation, and returns the sum of their powers. */
function moment(numbers: NumberList, power: number, squared: number): number {
  const [middle, deviation] = [computeMean(numbers), Math.sqrt(squared)];
  return deviation === 0
    ? throwCellError('#DIV/0!')
    : addNumbers(numbers.map((one) => ((one - middle) / deviation) ** power));
}

/** Variants of the aggregates that also count text and booleans in cells, such as `AVERAGEA`. */
const VALUE_AGGREGATES = Object.fromEntries(
  Object.entries(AGGREGATES).map(([name, summarize]) => [
    `${name}A`,
    (call: FunctionCall) => summarize(toValues(call)),
  ]),
);

export const DESCRIPTIVE_FUNCTIONS = {
  ...AGGREGATES,
  ...RANKED_AGGREGATES,
  ...VALUE_AGGREGATES,
  AVEDEV(numbers: NumberList): number {
    const middle = computeMean(assertSome(numbers));
    return computeMean(numbers.map((one) => Math.abs(one - middle)));
  },
  DEVSQ: (numbers: NumberList) => sumSquaredDeviations(assertSome(numbers)),
  FREQUENCY(numbers: NumberList, limits: NumberList): Scalar[][] {
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
  GEOMEAN: (numbers: NumberList) =>
    numbers.some((one) => one <= 0)
      ? throwCellError('#NUM!')
      : Math.exp(computeMean(assertSome(numbers).map(Math.log))),
  HARMEAN: (numbers: NumberList) =>
    numbers.some((one) => one <= 0)
      ? throwCellError('#NUM!')
      : 1 / computeMean(assertSome(numbers).map((one) => 1 / one)),
  KURT(numbers: NumberList): number {
    const {length: n} = numbers;
    const outer = moment(numbers, 4, AGGREGATES.VAR(numbers));
    return n < 4
      ? throwCellError('#DIV/0!')
      : ((n * (n + 1) * outer) / (n - 1) - 3 * (n - 1) ** 2) /
          ((n - 2) * (n - 3));
  },
  MDETERM: (rows: Matrix) => invertByGaussJordan(rows).determinant,
  MINVERSE(rows: Matrix): Matrix {
    const {determinant, inverse} = invertByGaussJordan(rows);
    return determinant === 0 ? throwCellError('#NUM!') : inverse;
  },
  MMULT(first: Matrix, second: Matrix): Matrix {
    const [left, columns] = [
      toNumberMatrix(first),
      transposeRows(toNumberMatrix(second)),
    ];
    return first[0]!.length === second.length
      ? createGrid(left.length, columns.length, (row, column) =>
          addNumbers(
            left[row]!.map((one, index) => one * columns[column]![index]!),
          ),
        )
      : throwCellError('#VALUE!');
  },
  'MODE.MULT'(...lists: NumberList[]): number[][] {
    const numbers = lists.flat();
    const highest = numbers.filter(
      (one) => one === AGGREGATES.MODE(numbers),
    ).length;
    return [...new Set(numbers)]
      .filter((own) => numbers.filter((one) => one === own).length === highest)
      .map((own) => [own]);
  },
  'PERCENTRANK.EXC': (numbers: NumberList, own: number, digits?: number) =>
    computePercentRank(numbers, own, digits, true),
  'PERCENTRANK.INC': (numbers: NumberList, own: number, digits?: number) =>
    computePercentRank(numbers, own, digits),
  SERIESSUM(x: number, first: number, step: number, factors: Matrix): number {
    return addNumbers(
      factors.flat().map((factor, index) => {
        const power = first + index * step;
        return x === 0 && power === 0
          ? throwCellError('#NUM!')
          : toNumber(factor) * x ** power;
      }),
    );
  },
  SKEW(numbers: NumberList): number {
    const {length: n} = numbers;
    const sides = moment(numbers, 3, AGGREGATES.VAR(numbers));
    return n < 3
      ? throwCellError('#DIV/0!')
      : (n * sides) / ((n - 1) * (n - 2));
  },
  'SKEW.P': (numbers: NumberList) =>
    moment(numbers, 3, AGGREGATES.VARP(numbers)) / numbers.length,
  SUMSQ: (numbers: NumberList) => addNumbers(numbers.map((one) => one ** 2)),
  TRIMMEAN(numbers: number[], share: number): number {
    if (share < 0 || share >= 1) {
      return throwCellError('#NUM!');
    }
    const count = Math.floor((numbers.length * share) / 2);
    const sorted = numbers.sort((a, b) => a - b);
    return computeMean(sorted.slice(count, sorted.length - count));
  },
};
