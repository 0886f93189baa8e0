// Functions of probability distributions.
import {listIndexes} from '../../area/bounds';
import {throwCellError} from '../value';
import {
  BETA_DISTRIBUTION,
  BINOMIAL_DISTRIBUTION,
  CHI_SQUARE_DISTRIBUTION,
  type ProbabilityDistribution,
  F_DISTRIBUTION,
  GAMMA_DISTRIBUTION,
  LOGNORMAL_DISTRIBUTION,
  NEGATIVE_BINOMIAL_DISTRIBUTION,
  NORMAL_DISTRIBUTION,
  POISSON_DISTRIBUTION,
  STUDENT_DISTRIBUTION,
  WEIBULL_DISTRIBUTION,
} from './distributions';
import {multiplyNumbers, addNumbers} from './aggregates';
import {
  computeRegularizedBeta,
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
      BINOMIAL_DISTRIBUTION.tails(middle, trials, share)[0] < wanted
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

/** Creates a function whose last argument selects the cumulative probability or the density. */
const distribution =
  ({tails, density}: ProbabilityDistribution) =>
  (x: number, ...rest: (number | boolean)[]): number => {
    const parameters = rest.slice(0, -1) as number[];
    return rest.at(-1) ? tails(x, ...parameters)[0] : density(x, ...parameters);
  };

const upperTail =
  ({tails}: ProbabilityDistribution) =>
  (...given: [number, ...number[]]): number =>
    tails(...given)[1];

const inverse =
  ({tails}: ProbabilityDistribution, isAbove = false, low = 0) =>
  (share: number, ...parameters: number[]): number =>
    findQuantile((x) => tails(x, ...parameters), share, isAbove, low);

export const computeNormalQuantile = inverse(NORMAL_DISTRIBUTION, false, -1);
export const computeStudentQuantile = inverse(STUDENT_DISTRIBUTION, false, -1);

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
      ? BETA_DISTRIBUTION.tails(x, a, b, low, high)[0]
      : BETA_DISTRIBUTION.density(x, a, b, low, high);
}

export const DISTRIBUTION_FUNCTIONS = {
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
      : distribution(BINOMIAL_DISTRIBUTION)(count, trials, share, isSum),
  'BINOM.DIST.RANGE'(trials: number, share: number, from: number, to = from) {
    const shareTo = (count: number) =>
      count < 0 ? 0 : BINOMIAL_DISTRIBUTION.tails(count, trials, share)[0];
    return from > to || to > trials
      ? throwCellError('#NUM!')
      : from === to
        ? BINOMIAL_DISTRIBUTION.density(from, trials, share)
        : shareTo(to) - shareTo(from - 1);
  },
  'BINOM.INV': fewestSuccesses,
  'CHISQ.DIST': distribution(CHI_SQUARE_DISTRIBUTION),
  'CHISQ.DIST.RT': upperTail(CHI_SQUARE_DISTRIBUTION),
  'CHISQ.INV': inverse(CHI_SQUARE_DISTRIBUTION),
  'CHISQ.INV.RT': inverse(CHI_SQUARE_DISTRIBUTION, true),
  'EXPON.DIST': (x: number, rate: number, isSum: boolean) =>
    distribution(WEIBULL_DISTRIBUTION)(x, 1, 1 / rate, isSum),
  'F.DIST': distribution(F_DISTRIBUTION),
  'F.DIST.RT': upperTail(F_DISTRIBUTION),
  'F.INV': inverse(F_DISTRIBUTION),
  'F.INV.RT': inverse(F_DISTRIBUTION, true),
  GAMMA: gamma,
  'GAMMA.DIST': distribution(GAMMA_DISTRIBUTION),
  'GAMMA.INV': inverse(GAMMA_DISTRIBUTION),
  GAMMALN: computeLogGamma,
  GAUSS: (x: number) => NORMAL_DISTRIBUTION.tails(x)[0] - 0.5,
  'HYPGEOM.DIST': hypergeometric,
  HYPGEOMDIST: hypergeometric,
  'LOGNORM.DIST': distribution(LOGNORMAL_DISTRIBUTION),
  LOGNORMDIST: (...given: [number, number, number]) =>
    LOGNORMAL_DISTRIBUTION.tails(...given)[0],
  'LOGNORM.INV': (share: number, middle: number, deviation: number) =>
    Math.exp(middle + computeNormalQuantile(share) * deviation),
  'NEGBINOM.DIST': distribution(NEGATIVE_BINOMIAL_DISTRIBUTION),
  NEGBINOMDIST: NEGATIVE_BINOMIAL_DISTRIBUTION.density,
  'NORM.DIST': distribution(NORMAL_DISTRIBUTION),
  'NORM.INV': (share: number, middle: number, deviation: number) =>
    middle + computeNormalQuantile(share) * deviation,
  'NORM.S.DIST': distribution(NORMAL_DISTRIBUTION),
  NORMSDIST: (x: number) => NORMAL_DISTRIBUTION.tails(x)[0],
  NORMSINV: (share: number) => computeNormalQuantile(share),
  PHI: (x: number) => NORMAL_DISTRIBUTION.density(x),
  'POISSON.DIST': distribution(POISSON_DISTRIBUTION),
  'T.DIST': distribution(STUDENT_DISTRIBUTION),
  'T.DIST.2T': (x: number, free: number) =>
    2 * STUDENT_DISTRIBUTION.tails(x, free)[1],
  'T.DIST.RT': upperTail(STUDENT_DISTRIBUTION),
  TDIST: (x: number, free: number, tails: number) =>
    tails === 1 || tails === 2
      ? tails * STUDENT_DISTRIBUTION.tails(x, free)[1]
      : throwCellError('#NUM!'),
  'T.INV': computeStudentQuantile,
  'T.INV.2T': (share: number, free: number) =>
    share === 1 ? 0 : -computeStudentQuantile(share / 2, free),
  'WEIBULL.DIST': distribution(WEIBULL_DISTRIBUTION),
};
