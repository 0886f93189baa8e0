// Lists and areas of numbers that the function library reads otherwise than spreadsheets do.
import type {Matrix, Scalar} from '../../values/scalar';
import {toNumber} from '../coerce';
import {transposed} from '../value';
import {type Call, fail} from './define';
import type {Borrowed} from './numerals';
import {
  least,
  mean,
  mode,
  most,
  type Numbers,
  percentile,
  populationVariance,
  spread,
  sum,
  variance,
} from './summaries';

/** A sum over pairs of numbers from two areas; pairs with anything else are left out. */
const ofPairs =
  (term: (x: number, y: number) => number) =>
  (first: Matrix, second: Matrix): number => {
    const [left, right] = [first.flat(), second.flat()];
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

/** Rows of an area in which all are numbers. */
function numbersOf(rows: Matrix): number[][] {
  return rows.every((row) => row.every((one) => typeof one === 'number'))
    ? rows.map((row) => [...row] as number[])
    : fail('#VALUE!');
}

/**
 * Solves a square of numbers by Gauss-Jordan elimination with the largest pivots: its determinant, and its
 * inverse where it has one.
 */
function solved(given: Matrix): {determinant: number; inverse: number[][]} {
  const size = given.length;
  if (given.some((row) => row.length !== size)) {
    return fail('#VALUE!');
  }
  // Beside the square stands the unit square, which becomes the inverse.
  const work = numbersOf(given).map((row, at) => [
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
    // What is left of a column that depends on others is only what rounding left.
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

/** Values of all arguments: text in cells counts as 0, and TRUE as 1. */
const valuesOf = (call: Call): number[] =>
  [...call.each()].flatMap(({value}) =>
    value === null ? [] : [typeof value === 'string' ? 0 : toNumber(value)],
  );

/** How far two samples lie apart by Student's test, and its degrees of freedom. */
function student(first: Numbers, second: Numbers, type: number) {
  if (type === 1) {
    const apart = first.map((one, index) => one - (second[index] ?? 0));
    const {length} = apart;
    return first.length === second.length
      ? [mean(apart) / Math.sqrt(variance(apart) / length), length - 1]
      : fail('#N/A');
  }
  const [a, b] = [first.length, second.length];
  const [left, right] = [variance(first) / a, variance(second) / b];
  const apart = mean(first) - mean(second);
  if (type === 2) {
    const [both, free] = [left * a * (a - 1) + right * b * (b - 1), a + b - 2];
    return [apart / Math.sqrt((both / free) * (1 / a + 1 / b)), free];
  }
  const free =
    (left + right) ** 2 / (left ** 2 / (a - 1) + right ** 2 / (b - 1));
  return [apart / Math.sqrt(left + right), free];
}

/** Functions of lists and areas that stand on distributions of the function library, which reads lists otherwise. */
export const testsFrom = (functions: Readonly<Record<string, Borrowed>>) => ({
  'BETA.DIST'(...given: number[]): number {
    const [, , , isSum, low = 0, high = 1] = given;
    const found = Number(functions['BETA.DIST']!(...given));
    return isSum ? found : found / (high - low);
  },
  'CHISQ.TEST'(actual: Matrix, expected: Matrix): number {
    const [rows, columns] = [actual.length, actual[0]?.length ?? 0];
    const other = numbersOf(expected).flat();
    const squares = numbersOf(actual)
      .flat()
      .map((one, index) => (one - other[index]!) ** 2 / other[index]!);
    const free = (rows - 1) * (columns - 1) || rows * columns - 1;
    return squares.length === other.length
      ? Number(functions['CHISQ.DIST.RT']!(sum(squares), free))
      : fail('#N/A');
  },
  'F.TEST'(first: Numbers, second: Numbers): number {
    const ratio = variance(first) / variance(second);
    const above = Number(
      functions['F.DIST.RT']!(ratio, first.length - 1, second.length - 1),
    );
    return 2 * Math.min(above, 1 - above);
  },
  'T.DIST'(x: number, free: number, isSum: number): number {
    const above = Number(functions['T.DIST.RT']!(Math.abs(x), free));
    const power = (free + 1) / 2;
    const top =
      Number(functions.GAMMALN!(power)) - Number(functions.GAMMALN!(free / 2));
    return isSum
      ? x < 0
        ? above
        : 1 - above
      : Math.exp(top - power * Math.log1p(x ** 2 / free)) /
          Math.sqrt(free * Math.PI);
  },
  'T.TEST'(left: Numbers, right: Numbers, tails: number, type: number) {
    const [apart, free] = student(left, right, Math.trunc(type)) as number[];
    const above = Number(functions['T.DIST.RT']!(Math.abs(apart!), free!));
    return above * Math.trunc(tails);
  },
});

/** Functions of lists and areas, by their names. */
export const OF_SAMPLES = {
  AVEDEV(numbers: Numbers): number {
    const middle = mean(numbers);
    return mean(numbers.map((one) => Math.abs(one - middle)));
  },
  AVERAGEA: (call: Call) => mean(valuesOf(call)),
  DEVSQ: spread,
  FREQUENCY(numbers: Numbers, limits: Numbers): Scalar[][] {
    const sorted = [...new Set(limits)].sort((a, b) => a - b);
    const counts = new Map<number | undefined, number>();
    for (const one of numbers) {
      const limit = sorted.find((edge) => one <= edge);
      counts.set(limit, (counts.get(limit) ?? 0) + 1);
    }
    return [...limits, undefined].map((limit) => {
      const count = counts.get(limit) ?? 0;
      // A limit that comes again has none of its own.
      counts.delete(limit);
      return [count];
    });
  },
  GEOMEAN: (numbers: Numbers) =>
    numbers.some((one) => one <= 0)
      ? fail('#NUM!')
      : Math.exp(mean(numbers.map(Math.log))),
  MAXA: (call: Call) => most(valuesOf(call)),
  MINA: (call: Call) => least(valuesOf(call)),
  MDETERM: (rows: Matrix) => solved(rows).determinant,
  MINVERSE(rows: Matrix): Matrix {
    const {determinant, inverse} = solved(rows);
    return determinant === 0 ? fail('#NUM!') : inverse;
  },
  MMULT(first: Matrix, second: Matrix): Matrix {
    const [left, columns] = [numbersOf(first), transposed(numbersOf(second))];
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
  QUARTILE: (numbers: Numbers, quarter: number) =>
    percentile(numbers, Math.trunc(quarter) / 4),
  'QUARTILE.EXC': (numbers: Numbers, quarter: number) =>
    percentile(numbers, Math.trunc(quarter) / 4, true),
  STDEVA: (call: Call) => Math.sqrt(variance(valuesOf(call))),
  STDEVPA: (call: Call) => Math.sqrt(populationVariance(valuesOf(call))),
  STDEVP: (numbers: Numbers) => Math.sqrt(populationVariance(numbers)),
  SUMSQ: (numbers: Numbers) => sum(numbers.map((one) => one ** 2)),
  SUMX2MY2: ofPairs((x, y) => x * x - y * y),
  SUMX2PY2: ofPairs((x, y) => x * x + y * y),
  SUMXMY2: ofPairs((x, y) => (x - y) ** 2),
  TRANSPOSE: (rows: Matrix) => transposed(rows),
  TRIMMEAN(numbers: number[], share: number): number {
    if (share < 0 || share >= 1) {
      return fail('#NUM!');
    }
    const count = Math.floor((numbers.length * share) / 2);
    const sorted = numbers.sort((a, b) => a - b);
    return mean(sorted.slice(count, sorted.length - count));
  },
  // Each kind of row once, without case.
  UNIQUE(rows: Matrix): Matrix {
    const known = new Set<string>();
    return rows.filter((row) => {
      const kind = JSON.stringify(row).toLowerCase();
      const isNew = !known.has(kind);
      known.add(kind);
      return isNew;
    });
  },
  VARA: (call: Call) => variance(valuesOf(call)),
  VARP: populationVariance,
  VARPA: (call: Call) => populationVariance(valuesOf(call)),
};
