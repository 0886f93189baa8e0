// Functions of paired numbers, and linear regression.
import {createCellError, type Matrix, type Scalar} from '../../values/scalar';
import {throwIfError, transposeRows, throwCellError} from '../value';
import {toNumberMatrix, invertByGaussJordan} from './descriptive';
import type {SizedRows} from './define';
import {computeMean, type NumberList, addNumbers} from './aggregates';

type Pair = readonly [first: number, second: number];

/** Pairs the numbers of two areas; ignores pairs with other values. */
export function pairNumbers(
  first: SizedRows,
  second: SizedRows,
  otherwise: '#N/A' | '#NUM!' = '#N/A',
): Pair[] {
  if (first.height * first.width !== second.height * second.width) {
    return throwCellError(otherwise);
  }
  second.rows.flat().forEach(throwIfError);
  const pairs = first.rows.flatMap((row, at) =>
    row.flatMap((x, column): Pair[] => {
      const place = at * first.width + column;
      const across = place % second.width;
      const y = second.rows[(place - across) / second.width]?.[across];
      return typeof throwIfError(x) === 'number' && typeof y === 'number'
        ? [[x as number, y]]
        : [];
    }),
  );
  return pairs.length > 0 ? pairs : throwCellError('#DIV/0!');
}

const sumOverPairs =
  (term: (...pair: Pair) => number) => (first: SizedRows, second: SizedRows) =>
    addNumbers(pairNumbers(first, second).map((pair) => term(...pair)));

/**
 * Returns the means of two lists, the sums of their squared deviations, and the sum of the products of their
 * deviations.
 */
function summarizePairs(ys: SizedRows, xs: SizedRows) {
  const pairs = pairNumbers(ys, xs);
  const [y, x] = [0, 1].map((at) =>
    computeMean(pairs.map((pair) => pair[at]!)),
  ) as [number, number];
  const over = (term: (dy: number, dx: number) => number) =>
    addNumbers(pairs.map((pair) => term(pair[0] - y, pair[1] - x)));
  return {
    ...{y, x, count: pairs.length},
    yy: over((dy) => dy * dy),
    xx: over((_dy, dx) => dx * dx),
    xy: over((dy, dx) => dy * dx),
  };
}

const ratio = (of: number, to: number): number =>
  to === 0 ? throwCellError('#DIV/0!') : of / to;

/** Creates a function of the deviations of paired numbers. */
const ofPairs =
  (compute: (summary: ReturnType<typeof summarizePairs>) => number) =>
  (ys: SizedRows, xs: SizedRows): number =>
    compute(summarizePairs(ys, xs));

const correlation = ofPairs(({yy, xx, xy}) => ratio(xy, Math.sqrt(yy * xx)));

/** Returns the value of the regression line at `x0`. */
function forecast(x0: number, ys: SizedRows, xs: SizedRows): number {
  const {y, x, xx, xy} = summarizePairs(ys, xs);
  return y + ratio(xy, xx) * (x0 - x);
}

const dotProduct = (a: NumberList, b: NumberList): number =>
  addNumbers(a.map((one, index) => one * b[index]!));

/**
 * Fits a linear model by the method of least squares.
 *
 * @param xs - one value for each of `ys`, or one row or column of values for each; 1, 2, 3, … by default
 * @param hasConstant - `false` or 0 forces the line through the origin
 */
function fitLine(
  ys: Matrix,
  xs: Matrix | null = null,
  hasConstant: Scalar = true,
) {
  const known = toNumberMatrix(ys).flat();
  const own = xs
    ? toNumberMatrix(xs)
    : ys.map((row, at) => row.map((_y, i) => at * row.length + i + 1));
  const isAlone = own.flat().length === known.length;
  const isRow = ys.length === 1;
  const pointsOf = (rows: number[][]) =>
    isAlone ? rows.flat().map((x) => [x]) : isRow ? transposeRows(rows) : rows;
  const hasIntercept = hasConstant !== false && hasConstant !== 0;
  const termsOf = (point: number[]) => (hasIntercept ? [...point, 1] : point);
  const terms = pointsOf(own).map(termsOf);
  if (terms.length !== known.length) {
    return throwCellError('#REF!');
  }
  const columns = transposeRows(terms);
  const {determinant, inverse} = invertByGaussJordan(
    columns.map((column) => columns.map((other) => dotProduct(column, other))),
  );
  const sums = columns.map((column) => dotProduct(column, known));
  // Points with the same x have a level line.
  const factors =
    determinant !== 0
      ? inverse.map((row) => dotProduct(row, sums))
      : isAlone && hasIntercept
        ? [0, computeMean(known)]
        : throwCellError('#NUM!');
  const at = (point: number[]) => dotProduct(termsOf(point), factors);
  return {known, own, isAlone, hasIntercept, pointsOf, inverse, factors, at};
}

/** Returns the values of the fitted line. */
function predict(
  ys: Matrix,
  xs: Matrix | null = null,
  places: Matrix | null = null,
  hasConstant: Scalar = true,
): number[][] {
  const {own, isAlone, pointsOf, at} = fitLine(ys, xs, hasConstant);
  const asked = places ? toNumberMatrix(places) : own;
  return isAlone
    ? asked.map((row) => row.map((x) => at([x])))
    : transposeRows([pointsOf(asked).map(at)]);
}

/**
 * Returns the result of LINEST: the slopes in reverse order and the intercept. If requested, the following
 * rows contain their standard errors; R² and the standard error of y; the F statistic and degrees of freedom;
 * the regression and residual sums of squares.
 */
function linest(
  ys: Matrix,
  xs?: Matrix | null,
  hasConstant?: Scalar,
  isDetailed: Scalar = false,
): Scalar[][] {
  const {known, own, hasIntercept, pointsOf, inverse, factors, at} = fitLine(
    ys,
    xs,
    hasConstant,
  );
  const ordered = (of: NumberList, start: Scalar): Scalar[] => {
    const slopes = hasIntercept ? of.slice(0, -1) : [...of];
    return [...slopes.reverse(), hasIntercept ? of.at(-1)! : start];
  };
  const line = ordered(factors, 0);
  if (!isDetailed) {
    return [line];
  }
  if (inverse.length === 0) {
    return throwCellError('#NUM!');
  }
  const points = pointsOf(own);
  const missed = addNumbers(points.map((one, i) => (known[i]! - at(one)) ** 2));
  const middle = hasIntercept ? computeMean(known) : 0;
  const explained = addNumbers(known.map((y) => (y - middle) ** 2)) - missed;
  const free = known.length - factors.length;
  const error = Math.sqrt(missed / free);
  const errors = inverse.map((row, i) => error * Math.sqrt(row[i]!));
  const none = createCellError('#N/A');
  const rest = new Array<Scalar>(line.length - 2).fill(none);
  return [
    line,
    ordered(errors, none),
    [explained / (explained + missed), error, ...rest],
    [explained / (line.length - 1) / (missed / free), free, ...rest],
    [explained, missed, ...rest],
  ];
}

const logarithms = (ys: Matrix): number[][] =>
  toNumberMatrix(ys).map((row) =>
    row.map((y) => (y > 0 ? Math.log(y) : throwCellError('#NUM!'))),
  );

export const REGRESSION_FUNCTIONS = {
  CORREL: correlation,
  COVAR: ofPairs(({xy, count}) => xy / count),
  'COVARIANCE.S': ofPairs(({xy, count}) => ratio(xy, count - 1)),
  FORECAST: forecast,
  GROWTH: (ys: Matrix, ...rest: (Matrix | null)[]) =>
    predict(logarithms(ys), ...rest).map((row) => row.map(Math.exp)),
  INTERCEPT: (ys: SizedRows, xs: SizedRows) => forecast(0, ys, xs),
  LINEST: linest,
  LOGEST(ys: Matrix, ...rest: (Matrix | null)[]): Scalar[][] {
    const [curve, ...details] = linest(logarithms(ys), ...rest);
    return [curve!.map((one) => Math.exp(one as number)), ...details];
  },
  PROB(values: SizedRows, shares: SizedRows, low: number, high = low): number {
    const pairs = pairNumbers(values, shares);
    const all = pairs.map(([, share]) => share);
    const areShares =
      all.every((share) => share > 0 && share <= 1) &&
      Math.abs(addNumbers(all) - 1) < 1e-7;
    const within = pairs.filter(([value]) => value >= low && value <= high);
    return areShares
      ? addNumbers(within.map(([, share]) => share))
      : throwCellError('#NUM!');
  },
  RSQ: (ys: SizedRows, xs: SizedRows) => correlation(ys, xs) ** 2,
  SLOPE: ofPairs(({xx, xy}) => ratio(xy, xx)),
  STEYX: ofPairs(({yy, xx, xy, count}) =>
    count < 3
      ? throwCellError('#DIV/0!')
      : Math.sqrt((yy - ratio(xy * xy, xx)) / (count - 2)),
  ),
  SUMX2MY2: sumOverPairs((x, y) => x * x - y * y),
  SUMX2PY2: sumOverPairs((x, y) => x * x + y * y),
  SUMXMY2: sumOverPairs((x, y) => (x - y) ** 2),
  TREND: predict,
};
