// Functions of lists whose numbers belong together in pairs, and the lines through such points.
import {cellError, type Matrix, type Scalar} from '../../values/scalar';
import {throwIfError, transpose} from '../value';
import {fail} from './define';
import {toNumberMatrix, gaussJordan} from './descriptive';
import {mean, type Numbers, sum} from './aggregates';

type Pair = readonly [first: number, second: number];

/** Pairs of numbers from two areas; pairs with anything else are left out. */
export function pairNumbers(
  first: Matrix,
  second: Matrix,
  otherwise: '#N/A' | '#NUM!' = '#N/A',
): Pair[] {
  const [left, right] = [first.flat(), second.flat()].map((list) =>
    list.map(throwIfError),
  ) as [Scalar[], Scalar[]];
  return left.length === right.length
    ? left.flatMap((x, index): Pair[] => {
        const y = right[index];
        return typeof x === 'number' && typeof y === 'number' ? [[x, y]] : [];
      })
    : fail(otherwise);
}

/** A sum over pairs of numbers. */
const ofPairs =
  (term: (...pair: Pair) => number) => (first: Matrix, second: Matrix) =>
    sum(pairNumbers(first, second).map((pair) => term(...pair)));

/** How two lists are spread, each and together, with their means and their length. */
function spreadOf(ys: Matrix, xs: Matrix) {
  const pairs = pairNumbers(ys, xs);
  const [y, x] = [0, 1].map((at) => mean(pairs.map((pair) => pair[at]!))) as [
    number,
    number,
  ];
  const over = (term: (dy: number, dx: number) => number) =>
    sum(pairs.map((pair) => term(pair[0] - y, pair[1] - x)));
  return {
    ...{y, x, count: pairs.length},
    yy: over((dy) => dy * dy),
    xx: over((_dy, dx) => dx * dx),
    xy: over((dy, dx) => dy * dx),
  };
}

const ratio = (of: number, to: number): number =>
  to === 0 ? fail('#DIV/0!') : of / to;

function correlation(ys: Matrix, xs: Matrix): number {
  const {yy, xx, xy} = spreadOf(ys, xs);
  return ratio(xy, Math.sqrt(yy * xx));
}

/** Height at a place of the line that is nearest to points. */
function heightAt(place: number, ys: Matrix, xs: Matrix): number {
  const {y, x, xx, xy} = spreadOf(ys, xs);
  return y + ratio(xy, xx) * (place - x);
}

const times = (a: Numbers, b: Numbers): number =>
  sum(a.map((one, index) => one * b[index]!));

/**
 * The line that is nearest to some points, by the method of least squares.
 *
 * @param xs - a value for each of `ys`, or a row or column of several; 1, 2, 3 and so on by default
 * @param isFree - whether the line need not go through the origin
 */
function lineThrough(
  ys: Matrix,
  xs: Matrix | null = null,
  isFree: Scalar = true,
) {
  const known = toNumberMatrix(ys).flat();
  const own = xs
    ? toNumberMatrix(xs)
    : ys.map((row, at) => row.map((_y, i) => at * row.length + i + 1));
  const isAlone = own.flat().length === known.length;
  const isRow = ys.length === 1;
  const pointsOf = (rows: number[][]) =>
    isAlone ? rows.flat().map((x) => [x]) : isRow ? transpose(rows) : rows;
  const hasStart = isFree !== false && isFree !== 0;
  const termsOf = (point: number[]) => (hasStart ? [...point, 1] : point);
  const terms = pointsOf(own).map(termsOf);
  if (terms.length !== known.length) {
    return fail('#REF!');
  }
  const columns = transpose(terms);
  const {determinant, inverse} = gaussJordan(
    columns.map((column) => columns.map((other) => times(column, other))),
  );
  const sums = columns.map((column) => times(column, known));
  const factors =
    determinant === 0 ? fail('#NUM!') : inverse.map((row) => times(row, sums));
  const at = (point: number[]) => times(termsOf(point), factors);
  return {known, own, isAlone, hasStart, pointsOf, inverse, factors, at};
}

/** Heights of that line at other places. */
function fitted(
  ys: Matrix,
  xs: Matrix | null = null,
  places: Matrix | null = null,
  isFree: Scalar = true,
): number[][] {
  const {own, isAlone, pointsOf, at} = lineThrough(ys, xs, isFree);
  const asked = places ? toNumberMatrix(places) : own;
  return isAlone
    ? asked.map((row) => row.map((x) => at([x])))
    : transpose([pointsOf(asked).map(at)]);
}

/**
 * The line as LINEST lays it out: its slopes, those of the last values first, and where it starts; by request also how
 * sure they are, and what the line explains.
 */
function lineOf(
  ys: Matrix,
  xs?: Matrix | null,
  isFree?: Scalar,
  isDetailed: Scalar = false,
): Scalar[][] {
  const {known, own, hasStart, pointsOf, inverse, factors, at} = lineThrough(
    ys,
    xs,
    isFree,
  );
  const ordered = (of: Numbers, start: Scalar): Scalar[] => {
    const slopes = hasStart ? of.slice(0, -1) : [...of];
    return [...slopes.reverse(), hasStart ? of.at(-1)! : start];
  };
  const line = ordered(factors, 0);
  if (!isDetailed) {
    return [line];
  }
  const points = pointsOf(own);
  const missed = sum(points.map((one, i) => (known[i]! - at(one)) ** 2));
  const middle = hasStart ? mean(known) : 0;
  const explained = sum(known.map((y) => (y - middle) ** 2)) - missed;
  const free = known.length - factors.length;
  const error = Math.sqrt(missed / free);
  const errors = inverse.map((row, i) => error * Math.sqrt(row[i]!));
  const none = cellError('#N/A');
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
    row.map((y) => (y > 0 ? Math.log(y) : fail('#NUM!'))),
  );

/** Functions of pairs, by their names. */
export const REGRESSION_FUNCTIONS = {
  CORREL: correlation,
  COVAR(ys: Matrix, xs: Matrix): number {
    const {xy, count} = spreadOf(ys, xs);
    return xy / count;
  },
  'COVARIANCE.S'(ys: Matrix, xs: Matrix): number {
    const {xy, count} = spreadOf(ys, xs);
    return ratio(xy, count - 1);
  },
  FORECAST: heightAt,
  GROWTH: (ys: Matrix, ...rest: (Matrix | null)[]) =>
    fitted(logarithms(ys), ...rest).map((row) => row.map(Math.exp)),
  INTERCEPT: (ys: Matrix, xs: Matrix) => heightAt(0, ys, xs),
  LINEST: lineOf,
  LOGEST(ys: Matrix, ...rest: (Matrix | null)[]): Scalar[][] {
    const [curve, ...details] = lineOf(logarithms(ys), ...rest);
    return [curve!.map((one) => Math.exp(one as number)), ...details];
  },
  // How probable values within limits are.
  PROB(values: Matrix, shares: Matrix, low: number, high = low): number {
    const pairs = pairNumbers(values, shares);
    const all = pairs.map(([, share]) => share);
    const areShares =
      all.every((share) => share > 0 && share <= 1) &&
      Math.abs(sum(all) - 1) < 1e-7;
    const within = pairs.filter(([value]) => value >= low && value <= high);
    return areShares ? sum(within.map(([, share]) => share)) : fail('#NUM!');
  },
  RSQ: (ys: Matrix, xs: Matrix) => correlation(ys, xs) ** 2,
  SLOPE(ys: Matrix, xs: Matrix): number {
    const {xx, xy} = spreadOf(ys, xs);
    return ratio(xy, xx);
  },
  // How far points lie from their line.
  STEYX(ys: Matrix, xs: Matrix): number {
    const {yy, xx, xy, count} = spreadOf(ys, xs);
    return count < 3
      ? fail('#DIV/0!')
      : Math.sqrt((yy - ratio(xy * xy, xx)) / (count - 2));
  },
  SUMX2MY2: ofPairs((x, y) => x * x - y * y),
  SUMX2PY2: ofPairs((x, y) => x * x + y * y),
  SUMXMY2: ofPairs((x, y) => (x - y) ** 2),
  TREND: fitted,
};
