// Functions of probability distributions.
import {listIndexes} from '../../area/bounds';
import {throwCellError} from '../value';
import {DISTRIBUTIONS, type ProbabilityDistribution} from './distributions';
import {multiplyNumbers, addNumbers} from './aggregates';
import {
  computeRegularizedBeta,
  computeRegularizedGamma,
  computeLogBinomial,
  computeLogGamma,
  findQuantile,
} from './specialFunctions';

/**
 * Maximum population of the hypergeometric distribution, whose cumulative probability is calculated by adding
 * single probabilities.
 */
const MAX_POPULATION = 1e6;

/** Returns the probability of `count` successes in a sample, or the cumulative probability. */
function hypergeometric(
  count: number,
  drawn: number,
  successes: number,
  size: number,
  isSum = false,
): number {
  const fewest = Math.max(0, drawn + successes - size);
  const isSample = drawn <= size && successes <= size && size < MAX_POPULATION;
  if (!isSample || count < fewest || count > Math.min(drawn, successes)) {
    return throwCellError('#NUM!');
  }
  return addNumbers(
    listIndexes(isSum ? fewest : count, count).map((one) =>
      Math.exp(
        computeLogBinomial(successes, one) +
          computeLogBinomial(size - successes, drawn - one) -
          computeLogBinomial(size, drawn),
      ),
    ),
  );
}

/** Returns the smallest number of successes whose cumulative probability is at least `wanted`. */
function fewestSuccesses(trials: number, share: number, wanted: number) {
  if (trials > Number.MAX_SAFE_INTEGER) {
    return throwCellError('#NUM!');
  }
  let [from, to] = [0, trials];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    [from, to] =
      DISTRIBUTIONS.BINOM.tails(middle, trials, share)[0] < wanted
        ? [middle + 1, to]
        : [from, middle];
  }
  return from;
}

function gamma(x: number): number {
  if (Number.isInteger(x)) {
    return x > 0
      ? multiplyNumbers(listIndexes(1, Math.min(x - 1, 200)))
      : throwCellError('#NUM!');
  }
  return x < 0
    ? Math.PI / (Math.sin(Math.PI * x) * gamma(1 - x))
    : Math.exp(computeLogGamma(x));
}

const erf = (x: number) =>
  Math.sign(x) * computeRegularizedGamma(0.5, x * x)[0];

/** Creates a function whose last argument selects the cumulative probability or the density. */
const distribution =
  ({tails, density}: ProbabilityDistribution) =>
  (x: number, ...rest: (number | boolean)[]): number => {
    const parameters = rest.slice(0, -1) as number[];
    return rest.at(-1) ? tails(x, ...parameters)[0] : density(x, ...parameters);
  };

const inverse =
  ({tails}: ProbabilityDistribution, isAbove = false, low = 0) =>
  (share: number, ...parameters: number[]): number =>
    findQuantile((x) => tails(x, ...parameters), share, isAbove, low);

export const computeNormalQuantile = inverse(DISTRIBUTIONS.NORM, false, -1);
export const computeStudentQuantile = inverse(DISTRIBUTIONS.T, false, -1);

function betaInverse(
  share: number,
  a: number,
  b: number,
  low = 0,
  high = 1,
): number {
  const place =
    share === 1
      ? 1
      : findQuantile((x) => computeRegularizedBeta(x, 1 - x, a, b), share);
  return share > 0 && low < high
    ? low + place * (high - low)
    : throwCellError('#NUM!');
}

function beta(
  x: number,
  a: number,
  b: number,
  isSum: boolean,
  low = 0,
  high = 1,
): number {
  return x < low || x > high || low >= high
    ? throwCellError('#NUM!')
    : isSum
      ? DISTRIBUTIONS.BETA.tails(x, a, b, low, high)[0]
      : DISTRIBUTIONS.BETA.density(x, a, b, low, high);
}

/** Functions that most distributions have. */
const COMMON_FUNCTIONS = Object.fromEntries(
  Object.entries(DISTRIBUTIONS).flatMap(([name, own]) => [
    [`${name}.DIST`, distribution(own)],
    [`${name}.DIST.RT`, (...given: [number]) => own.tails(...given)[1]],
    [`${name}.INV`, inverse(own)],
    [`${name}.INV.RT`, inverse(own, true)],
  ]),
);

export const DISTRIBUTION_FUNCTIONS = {
  ...COMMON_FUNCTIONS,
  'BETA.DIST': beta,
  BETADIST: (x: number, a: number, b: number, ...ends: number[]) =>
    beta(x, a, b, true, ...ends),
  'BETA.INV': betaInverse,
  'BINOM.DIST': (
    count: number,
    trials: number,
    share: number,
    isSum = false,
  ) =>
    count > trials
      ? throwCellError('#NUM!')
      : distribution(DISTRIBUTIONS.BINOM)(count, trials, share, isSum),
  'BINOM.DIST.RANGE'(trials: number, share: number, from: number, to = from) {
    const shareTo = (count: number) =>
      count < 0 ? 0 : DISTRIBUTIONS.BINOM.tails(count, trials, share)[0];
    return from > to || to > trials
      ? throwCellError('#NUM!')
      : from === to
        ? DISTRIBUTIONS.BINOM.density(from, trials, share)
        : shareTo(to) - shareTo(from - 1);
  },
  'BINOM.INV': fewestSuccesses,
  ERF: (low: number, high?: number) =>
    high === undefined ? erf(low) : erf(high) - erf(low),
  ERFC: (x: number) =>
    x < 0 ? 1 + erf(-x) : computeRegularizedGamma(0.5, x * x)[1],
  'EXPON.DIST': (x: number, rate: number, isSum: boolean) =>
    distribution(DISTRIBUTIONS.WEIBULL)(x, 1, 1 / rate, isSum),
  GAMMA: gamma,
  GAMMALN: computeLogGamma,
  GAUSS: (x: number) => DISTRIBUTIONS.NORM.tails(x)[0] - 0.5,
  'HYPGEOM.DIST': hypergeometric,
  HYPGEOMDIST: hypergeometric,
  LOGNORMDIST: (...given: [number, number, number]) =>
    DISTRIBUTIONS.LOGNORM.tails(...given)[0],
  'LOGNORM.INV': (share: number, middle: number, deviation: number) =>
    Math.exp(middle + computeNormalQuantile(share) * deviation),
  NEGBINOMDIST: DISTRIBUTIONS.NEGBINOM.density,
  'NORM.INV': (share: number, middle: number, deviation: number) =>
    middle + computeNormalQuantile(share) * deviation,
  'NORM.S.DIST': distribution(DISTRIBUTIONS.NORM),
  NORMSDIST: (x: number) => DISTRIBUTIONS.NORM.tails(x)[0],
  NORMSINV: (share: number) => computeNormalQuantile(share),
  PHI: (x: number) => DISTRIBUTIONS.NORM.density(x),
  'T.DIST.2T': (x: number, free: number) =>
    2 * DISTRIBUTIONS.T.tails(x, free)[1],
  TDIST: (x: number, free: number, tails: number) =>
    tails === 1 || tails === 2
      ? tails * DISTRIBUTIONS.T.tails(x, free)[1]
      : throwCellError('#NUM!'),
  'T.INV': computeStudentQuantile,
  'T.INV.2T': (share: number, free: number) =>
    share === 1 ? 0 : -computeStudentQuantile(share / 2, free),
};
