// Functions of probability distributions.
import {span} from '../../area/bounds';
import type {Matrix} from '../../values/scalar';
import {fail} from '../value';
import {
  BETA,
  BINOMIAL,
  CHI_SQUARE,
  type Distribution,
  F,
  GAMMA,
  LOGNORMAL,
  NEGATIVE_BINOMIAL,
  NORMAL,
  POISSON,
  STUDENT,
  WEIBULL,
} from './distributions';
import {toNumberMatrix} from './descriptive';
import {mean, type Numbers, product, sum, variance} from './aggregates';
import {
  regularizedBeta,
  logBinomial,
  logGamma,
  quantile,
} from './specialFunctions';

/** Limit for the hypergeometric distribution, whose probabilities are added one by one. */
const MAX_POPULATION = 1e6;

/** Probability of `count` successes in a sample, or cumulative. */
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
    return fail('#NUM!');
  }
  return sum(
    span(isSum ? fewest : count, count).map((one) =>
      Math.exp(
        logBinomial(successes, one) +
          logBinomial(size - successes, drawn - one) -
          logBinomial(size, drawn),
      ),
    ),
  );
}

/** Smallest number of successes whose cumulative probability is at least `wanted`. */
function fewestSuccesses(trials: number, share: number, wanted: number) {
  if (trials > Number.MAX_SAFE_INTEGER) {
    return fail('#NUM!');
  }
  let [from, to] = [0, trials];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    [from, to] =
      BINOMIAL.tails(middle, trials, share)[0] < wanted
        ? [middle + 1, to]
        : [from, middle];
  }
  return from;
}

function gamma(x: number): number {
  if (Number.isInteger(x)) {
    return x > 0 ? product(span(1, Math.min(x - 1, 200))) : fail('#NUM!');
  }
  return x < 0
    ? Math.PI / (Math.sin(Math.PI * x) * gamma(1 - x))
    : Math.exp(logGamma(x));
}

/** Statistic and degrees of freedom of Student's t-test. */
function tStatistic(
  first: Numbers,
  second: Numbers,
  type: number,
): [statistic: number, free: number] {
  if (type === 1) {
    const differences = first.map((one, index) => one - (second[index] ?? 0));
    const {length} = differences;
    return first.length === second.length
      ? [
          mean(differences) / Math.sqrt(variance(differences) / length),
          length - 1,
        ]
      : fail('#N/A');
  }
  const [a, b] = [first.length, second.length];
  const [left, right] = [variance(first) / a, variance(second) / b];
  const difference = mean(first) - mean(second);
  if (type === 2) {
    const [both, free] = [left * a * (a - 1) + right * b * (b - 1), a + b - 2];
    return [difference / Math.sqrt((both / free) * (1 / a + 1 / b)), free];
  }
  const free =
    (left + right) ** 2 / (left ** 2 / (a - 1) + right ** 2 / (b - 1));
  return type === 3
    ? [difference / Math.sqrt(left + right), free]
    : fail('#NUM!');
}

/** Function whose last argument selects the cumulative distribution or the density. */
const distribution =
  ({tails, density}: Distribution) =>
  (x: number, ...rest: (number | boolean)[]): number => {
    const parameters = rest.slice(0, -1) as number[];
    return rest.at(-1) ? tails(x, ...parameters)[0] : density(x, ...parameters);
  };

const upperTail =
  ({tails}: Distribution) =>
  (...given: [number, ...number[]]): number =>
    tails(...given)[1];

const inverse =
  ({tails}: Distribution, isAbove = false, low = 0) =>
  (share: number, ...parameters: number[]): number =>
    quantile((x) => tails(x, ...parameters), share, isAbove, low);

const normalQuantile = inverse(NORMAL, false, -1);
const studentQuantile = inverse(STUDENT, false, -1);

function betaInverse(
  share: number,
  a: number,
  b: number,
  low = 0,
  high = 1,
): number {
  const place =
    share === 1 ? 1 : quantile((x) => regularizedBeta(x, 1 - x, a, b), share);
  return share > 0 && low < high ? low + place * (high - low) : fail('#NUM!');
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
    ? fail('#NUM!')
    : isSum
      ? BETA.tails(x, a, b, low, high)[0]
      : BETA.density(x, a, b, low, high);
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
      ? fail('#NUM!')
      : distribution(BINOMIAL)(count, trials, share, isSum),
  'BINOM.DIST.RANGE'(trials: number, share: number, from: number, to = from) {
    const shareTo = (count: number) =>
      count < 0 ? 0 : BINOMIAL.tails(count, trials, share)[0];
    return from > to || to > trials
      ? fail('#NUM!')
      : from === to
        ? BINOMIAL.density(from, trials, share)
        : shareTo(to) - shareTo(from - 1);
  },
  'BINOM.INV': fewestSuccesses,
  'CHISQ.DIST': distribution(CHI_SQUARE),
  'CHISQ.DIST.RT': upperTail(CHI_SQUARE),
  'CHISQ.INV': inverse(CHI_SQUARE),
  'CHISQ.INV.RT': inverse(CHI_SQUARE, true),
  'CHISQ.TEST'(actual: Matrix, expected: Matrix): number {
    const [rows, columns] = [actual.length, actual[0]?.length ?? 0];
    const other = toNumberMatrix(expected).flat();
    const squares = toNumberMatrix(actual)
      .flat()
      .map((one, index) => (one - other[index]!) ** 2 / other[index]!);
    const free = (rows - 1) * (columns - 1) || rows * columns - 1;
    return squares.length === other.length && free > 0
      ? CHI_SQUARE.tails(sum(squares), free)[1]
      : fail('#N/A');
  },
  'CONFIDENCE.NORM': (alpha: number, deviation: number, size: number) =>
    (-normalQuantile(alpha / 2) * deviation) / Math.sqrt(size),
  'CONFIDENCE.T': (alpha: number, deviation: number, size: number) =>
    size === 1
      ? fail('#DIV/0!')
      : (-studentQuantile(alpha / 2, size - 1) * deviation) / Math.sqrt(size),
  'EXPON.DIST': (x: number, rate: number, isSum: boolean) =>
    distribution(WEIBULL)(x, 1, 1 / rate, isSum),
  'F.DIST': distribution(F),
  'F.DIST.RT': upperTail(F),
  'F.INV': inverse(F),
  'F.INV.RT': inverse(F, true),
  'F.TEST'(first: Numbers, second: Numbers): number {
    const ratio = variance(first) / variance(second);
    return 2 * Math.min(...F.tails(ratio, first.length - 1, second.length - 1));
  },
  GAMMA: gamma,
  'GAMMA.DIST': distribution(GAMMA),
  'GAMMA.INV': inverse(GAMMA),
  GAMMALN: logGamma,
  GAUSS: (x: number) => NORMAL.tails(x)[0] - 0.5,
  'HYPGEOM.DIST': hypergeometric,
  HYPGEOMDIST: hypergeometric,
  'LOGNORM.DIST': distribution(LOGNORMAL),
  LOGNORMDIST: (...given: [number, number, number]) =>
    LOGNORMAL.tails(...given)[0],
  'LOGNORM.INV': (share: number, middle: number, deviation: number) =>
    Math.exp(middle + normalQuantile(share) * deviation),
  'NEGBINOM.DIST': distribution(NEGATIVE_BINOMIAL),
  NEGBINOMDIST: NEGATIVE_BINOMIAL.density,
  'NORM.DIST': distribution(NORMAL),
  'NORM.INV': (share: number, middle: number, deviation: number) =>
    middle + normalQuantile(share) * deviation,
  'NORM.S.DIST': distribution(NORMAL),
  NORMSDIST: (x: number) => NORMAL.tails(x)[0],
  NORMSINV: (share: number) => normalQuantile(share),
  PHI: (x: number) => NORMAL.density(x),
  'POISSON.DIST': distribution(POISSON),
  'T.DIST': distribution(STUDENT),
  'T.DIST.2T': (x: number, free: number) => 2 * STUDENT.tails(x, free)[1],
  'T.DIST.RT': upperTail(STUDENT),
  TDIST: (x: number, free: number, tails: number) =>
    tails === 1 || tails === 2
      ? tails * STUDENT.tails(x, free)[1]
      : fail('#NUM!'),
  'T.INV': studentQuantile,
  'T.INV.2T': (share: number, free: number) =>
    share === 1 ? 0 : -studentQuantile(share / 2, free),
  'T.TEST'(left: Numbers, right: Numbers, tails: number, type: number) {
    const [statistic, free] = tStatistic(left, right, type);
    return tails === 1 || tails === 2
      ? tails * STUDENT.tails(Math.abs(statistic), free)[1]
      : fail('#NUM!');
  },
  'WEIBULL.DIST': distribution(WEIBULL),
  'Z.TEST'(
    numbers: Numbers,
    middle: number,
    deviation = Math.sqrt(variance(numbers)),
  ): number {
    const error = deviation / Math.sqrt(numbers.length);
    return NORMAL.tails((mean(numbers) - middle) / error)[1];
  },
};
