// Cumulative distribution functions and probability densities.
import {
  computeRegularizedBeta,
  computeRegularizedGamma,
  computeLogBeta,
  computeLogBinomial,
  computeLogGamma,
  computeLogPower,
  type TailProbabilities,
} from './specialFunctions';

export interface ProbabilityDistribution {
  readonly tails: (x: number, ...parameters: number[]) => TailProbabilities;
  readonly density: (x: number, ...parameters: number[]) => number;
}

/** Distributions by the names of their functions. */
export const DISTRIBUTIONS: Readonly<
  Record<
    | 'GAMMA'
    | 'CHISQ'
    | 'NORM'
    | 'LOGNORM'
    | 'T'
    | 'F'
    | 'BETA'
    | 'WEIBULL'
    | 'BINOM'
    | 'NEGBINOM'
    | 'POISSON',
    ProbabilityDistribution
  >
> = {
  GAMMA: {
    tails: (x, shape, scale) => computeRegularizedGamma(shape!, x / scale!),
    density: (x, shape, scale) =>
      Math.exp(
        computeLogPower(x / scale!, shape! - 1) -
          x / scale! -
          computeLogGamma(shape!),
      ) / scale!,
  },
  CHISQ: {
    tails: (x, free) => DISTRIBUTIONS.GAMMA.tails(x, free! / 2, 2),
    density: (x, free) => DISTRIBUTIONS.GAMMA.density(x, free! / 2, 2),
  },
  NORM: {
    tails(x, middle = 0, deviation = 1) {
      const z = (x - middle) / deviation;
      const beyond = computeRegularizedGamma(0.5, (z * z) / 2)[1] / 2;
      return z < 0 ? [beyond, 1 - beyond] : [1 - beyond, beyond];
    },
    density: (x, middle = 0, deviation = 1) =>
      Math.exp(-(((x - middle) / deviation) ** 2) / 2) /
      (deviation * Math.sqrt(2 * Math.PI)),
  },
  LOGNORM: {
    tails: (x, ...rest) => DISTRIBUTIONS.NORM.tails(Math.log(x), ...rest),
    density: (x, ...rest) =>
      DISTRIBUTIONS.NORM.density(Math.log(x), ...rest) / x,
  },
  T: {
    tails(x, free) {
      const [x2, all] = [x * x, free! + x * x];
      const beyond =
        computeRegularizedBeta(free! / all, x2 / all, free! / 2, 0.5)[0] / 2;
      return x < 0 ? [beyond, 1 - beyond] : [1 - beyond, beyond];
    },
    density(x, free) {
      const power = (free! + 1) / 2;
      return (
        Math.exp(
          computeLogGamma(power) -
            computeLogGamma(free! / 2) -
            power * Math.log1p((x * x) / free!),
        ) / Math.sqrt(free! * Math.PI)
      );
    },
  },
  F: {
    tails(x, first, second) {
      const [a, b] = [first! * x, second!];
      return computeRegularizedBeta(
        a / (a + b),
        b / (a + b),
        first! / 2,
        second! / 2,
      );
    },
    density(x, first, second) {
      const [a, b] = [first! / 2, second! / 2];
      return Math.exp(
        computeLogPower(a / b, a) +
          computeLogPower(x, a - 1) -
          (a + b) * Math.log1p((a * x) / b) -
          computeLogBeta(a, b),
      );
    },
  },
  BETA: {
    tails(x, a, b, low = 0, high = 1) {
      const width = high - low;
      return computeRegularizedBeta(
        (x - low) / width,
        (high - x) / width,
        a!,
        b!,
      );
    },
    density(x, a, b, low = 0, high = 1) {
      const width = high - low;
      return (
        Math.exp(
          computeLogPower((x - low) / width, a! - 1) +
            computeLogPower((high - x) / width, b! - 1) -
            computeLogBeta(a!, b!),
        ) / width
      );
    },
  },
  WEIBULL: {
    tails(x, shape, scale) {
      const power = (x / scale!) ** shape!;
      return [-Math.expm1(-power), Math.exp(-power)];
    },
    density: (x, shape, scale) =>
      (shape! / scale!) *
      (x / scale!) ** (shape! - 1) *
      Math.exp(-((x / scale!) ** shape!)),
  },
  BINOM: {
    tails: (count, trials, share) =>
      count >= trials!
        ? [1, 0]
        : computeRegularizedBeta(
            1 - share!,
            share!,
            trials! - count,
            count + 1,
          ),
    density: (count, trials, share) =>
      Math.exp(
        computeLogBinomial(trials!, count) +
          computeLogPower(share!, count) +
          computeLogPower(1 - share!, trials! - count),
      ),
  },
  NEGBINOM: {
    tails: (failures, successes, share) =>
      computeRegularizedBeta(share!, 1 - share!, successes!, failures + 1),
    density: (failures, successes, share) =>
      Math.exp(
        computeLogBinomial(failures + successes! - 1, failures) +
          computeLogPower(share!, successes!) +
          computeLogPower(1 - share!, failures),
      ),
  },
  POISSON: {
    tails(count, rate) {
      const [below, above] = computeRegularizedGamma(count + 1, rate!);
      return [above, below];
    },
    density: (count, rate) =>
      Math.exp(
        computeLogPower(rate!, count) - rate! - computeLogGamma(count + 1),
      ),
  },
};
