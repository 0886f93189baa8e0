// Cumulative distribution functions and probability densities.
import {
  regularizedBeta,
  regularizedGamma,
  logBeta,
  logBinomial,
  logGamma,
  logPower,
  type TailProbabilities,
} from './specialFunctions';

export interface Distribution {
  readonly tails: (x: number, ...parameters: number[]) => TailProbabilities;
  readonly density: (x: number, ...parameters: number[]) => number;
}

export const GAMMA_DISTRIBUTION: Distribution = {
  tails: (x, shape, scale) => regularizedGamma(shape!, x / scale!),
  density: (x, shape, scale) =>
    Math.exp(logPower(x / scale!, shape! - 1) - x / scale! - logGamma(shape!)) /
    scale!,
};

export const CHI_SQUARE_DISTRIBUTION: Distribution = {
  tails: (x, free) => GAMMA_DISTRIBUTION.tails(x, free! / 2, 2),
  density: (x, free) => GAMMA_DISTRIBUTION.density(x, free! / 2, 2),
};

export const NORMAL_DISTRIBUTION: Distribution = {
  tails(x, middle = 0, deviation = 1) {
    const z = (x - middle) / deviation;
    const beyond = regularizedGamma(0.5, (z * z) / 2)[1] / 2;
    return z < 0 ? [beyond, 1 - beyond] : [1 - beyond, beyond];
  },
  density: (x, middle = 0, deviation = 1) =>
    Math.exp(-(((x - middle) / deviation) ** 2) / 2) /
    (deviation * Math.sqrt(2 * Math.PI)),
};

export const LOGNORMAL_DISTRIBUTION: Distribution = {
  tails: (x, ...rest) => NORMAL_DISTRIBUTION.tails(Math.log(x), ...rest),
  density: (x, ...rest) =>
    NORMAL_DISTRIBUTION.density(Math.log(x), ...rest) / x,
};

export const STUDENT_DISTRIBUTION: Distribution = {
  tails(x, free) {
    const [x2, all] = [x * x, free! + x * x];
    const beyond =
      regularizedBeta(free! / all, x2 / all, free! / 2, 0.5)[0] / 2;
    return x < 0 ? [beyond, 1 - beyond] : [1 - beyond, beyond];
  },
  density(x, free) {
    const power = (free! + 1) / 2;
    return (
      Math.exp(
        logGamma(power) -
          logGamma(free! / 2) -
          power * Math.log1p((x * x) / free!),
      ) / Math.sqrt(free! * Math.PI)
    );
  },
};

export const F_DISTRIBUTION: Distribution = {
  tails(x, first, second) {
    const [a, b] = [first! * x, second!];
    return regularizedBeta(a / (a + b), b / (a + b), first! / 2, second! / 2);
  },
  density(x, first, second) {
    const [a, b] = [first! / 2, second! / 2];
    return Math.exp(
      logPower(a / b, a) +
        logPower(x, a - 1) -
        (a + b) * Math.log1p((a * x) / b) -
        logBeta(a, b),
    );
  },
};

export const BETA_DISTRIBUTION: Distribution = {
  tails(x, a, b, low = 0, high = 1) {
    const width = high - low;
    return regularizedBeta((x - low) / width, (high - x) / width, a!, b!);
  },
  density(x, a, b, low = 0, high = 1) {
    const width = high - low;
    return (
      Math.exp(
        logPower((x - low) / width, a! - 1) +
          logPower((high - x) / width, b! - 1) -
          logBeta(a!, b!),
      ) / width
    );
  },
};

export const WEIBULL_DISTRIBUTION: Distribution = {
  tails(x, shape, scale) {
    const power = (x / scale!) ** shape!;
    return [-Math.expm1(-power), Math.exp(-power)];
  },
  density: (x, shape, scale) =>
    (shape! / scale!) *
    (x / scale!) ** (shape! - 1) *
    Math.exp(-((x / scale!) ** shape!)),
};

export const BINOMIAL_DISTRIBUTION: Distribution = {
  tails: (count, trials, share) =>
    count >= trials!
      ? [1, 0]
      : regularizedBeta(1 - share!, share!, trials! - count, count + 1),
  density: (count, trials, share) =>
    Math.exp(
      logBinomial(trials!, count) +
        logPower(share!, count) +
        logPower(1 - share!, trials! - count),
    ),
};

export const NEGATIVE_BINOMIAL_DISTRIBUTION: Distribution = {
  tails: (failures, successes, share) =>
    regularizedBeta(share!, 1 - share!, successes!, failures + 1),
  density: (failures, successes, share) =>
    Math.exp(
      logBinomial(failures + successes! - 1, failures) +
        logPower(share!, successes!) +
        logPower(1 - share!, failures),
    ),
};

export const POISSON_DISTRIBUTION: Distribution = {
  tails(count, rate) {
    const [below, above] = regularizedGamma(count + 1, rate!);
    return [above, below];
  },
  density: (count, rate) =>
    Math.exp(logPower(rate!, count) - rate! - logGamma(count + 1)),
};
