// Regularized incomplete gamma and beta functions, on which most distributions are based. They use series and
// continued fractions (Numerical Recipes, 3rd edition, chapter 6).
import {throwCellError} from '../value';

/**
 * Probabilities of the lower and upper tail. Both are needed: subtracting one from 1 would lose digits of a
 * small one.
 */
export type TailProbabilities = readonly [below: number, above: number];

const MAX_TERMS = 100_000;
const SMALLEST = 1e-300;

// Coefficients of the Lanczos approximation with g = 7.
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028,
  771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** Returns the logarithm of the gamma function for numbers above 0. */
export function computeLogGamma(x: number): number {
  if (x < 0.5) {
    return Math.log(Math.PI / Math.sin(Math.PI * x)) - computeLogGamma(1 - x);
  }
  const series = LANCZOS.reduce(
    (sum, factor, index) => sum + factor / (x - 1 + index),
  );
  const base = x + 6.5;
  return (
    Math.log(Math.sqrt(2 * Math.PI) * series) +
    (x - 0.5) * Math.log(base) -
    base
  );
}

/** Returns the logarithm of the beta function. */
export const computeLogBeta = (a: number, b: number): number =>
  computeLogGamma(a) + computeLogGamma(b) - computeLogGamma(a + b);

/** Returns the logarithm of a binomial coefficient. */
export const computeLogBinomial = (from: number, count: number): number =>
  computeLogGamma(from + 1) -
  computeLogGamma(count + 1) -
  computeLogGamma(from - count + 1);

/** Returns the logarithm of a power; 0 for `0 ** 0`. */
export const computeLogPower = (base: number, power: number): number =>
  power === 0 ? 0 : power * Math.log(base);

/** Evaluates the continued fraction `first + a1 / (b1 + a2 / (b2 + …))` with Lentz's method. */
function fraction(
  first: number,
  partAt: (step: number) => readonly [a: number, b: number],
): number {
  const nonZero = (value: number) => (value === 0 ? SMALLEST : value);
  let result = nonZero(first);
  let [c, d] = [result, 0];
  for (let step = 1; step < MAX_TERMS; step += 1) {
    const [a, b] = partAt(step);
    d = 1 / nonZero(b + a * d);
    c = nonZero(b + a / c);
    result *= c * d;
    if (Math.abs(c * d - 1) < Number.EPSILON) {
      return result;
    }
  }
  return throwCellError('#NUM!');
}

/**
 * Returns the regularized incomplete gamma functions. They are the tails of the gamma distribution with scale
 * 1.
 */
export function computeRegularizedGamma(
  shape: number,
  x: number,
): TailProbabilities {
  if (x <= 0) {
    return [0, 1];
  }
  const scale = Math.exp(
    computeLogPower(x, shape) - x - computeLogGamma(shape),
  );
  if (x < shape + 1) {
    let [term, sum] = [1 / shape, 1 / shape];
    for (let step = 1; term > sum * Number.EPSILON; step += 1) {
      if (step === MAX_TERMS) {
        return throwCellError('#NUM!');
      }
      term *= x / (shape + step);
      sum += term;
    }
    return [sum * scale, 1 - sum * scale];
  }
  const above =
    scale /
    fraction(x + 1 - shape, (step) => [
      step * (shape - step),
      x + 1 - shape + 2 * step,
    ]);
  return [1 - above, above];
}

/**
 * Returns the regularized incomplete beta function and its complement. They are the tails of the beta distribution.
 *
 * @param y - `1 - x`, which callers can compute with more digits
 */
export function computeRegularizedBeta(
  x: number,
  y: number,
  a: number,
  b: number,
): TailProbabilities {
  if (x <= 0 || y <= 0) {
    return x <= 0 ? [0, 1] : [1, 0];
  }
  if (x > (a + 1) / (a + b + 2)) {
    const [below, above] = computeRegularizedBeta(y, x, b, a);
    return [above, below];
  }
  const scale = Math.exp(
    computeLogPower(x, a) + computeLogPower(y, b) - computeLogBeta(a, b),
  );
  const whole = fraction(1, (step) => {
    const half = Math.floor(step / 2);
    const top =
      step % 2 === 0 ? half * (b - half) : -(a + half) * (a + b + half);
    return [(top * x) / ((a + step - 1) * (a + step)), 1];
  });
  const below = scale / (a * whole);
  return [below, 1 - below];
}

/**
 * Inverts a cumulative distribution function by bisection on its smaller tail.
 *
 * @param share - probability of the lower tail, or of the upper tail if `isAbove`
 * @param low - lower end of the support; a negative number means -∞
 */
export function findQuantile(
  tails: (x: number) => TailProbabilities,
  share: number,
  isAbove = false,
  low = 0,
): number {
  const isFromAbove = share < 0.5 === isAbove;
  const wanted = share < 0.5 ? share : 1 - share;
  if (wanted === 0) {
    return isFromAbove || low < 0 ? throwCellError('#NUM!') : low;
  }
  const isBeyond = (x: number) =>
    isFromAbove ? tails(x)[1] < wanted : tails(x)[0] > wanted;
  let [from, to] = [low, 1];
  while (to < Infinity && !isBeyond(to)) {
    to *= 2;
  }
  while (from < 0 && isBeyond(from)) {
    from *= 2;
  }
  for (;;) {
    const middle = from + (to - from) / 2;
    if (middle <= from || middle >= to) {
      return middle;
    }
    [from, to] = isBeyond(middle) ? [from, middle] : [middle, to];
  }
}
