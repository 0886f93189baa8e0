// Aggregate functions, which formulas and pivot tables use.
import {throwCellError} from '../value';

export type NumberList = readonly number[];

export const addNumbers = (numbers: NumberList): number =>
  numbers.reduce((total, number) => total + number, 0);

export const multiplyNumbers = (numbers: NumberList): number =>
  numbers.reduce((total, number) => total * number, 1);

// Does not spread the numbers into `Math.max`, because the number of arguments of a call is limited.
export const findMaximum = (numbers: NumberList): number =>
  numbers.reduce((a, b) => Math.max(a, b), numbers[0] ?? 0);

export const findMinimum = (numbers: NumberList): number =>
  numbers.reduce((a, b) => Math.min(a, b), numbers[0] ?? 0);

export const computeMean = (numbers: NumberList): number =>
  numbers.length === 0
    ? throwCellError('#DIV/0!')
    : addNumbers(numbers) / numbers.length;

/** Returns the sum of squared deviations from the mean. */
export const sumSquaredDeviations = (numbers: NumberList): number => {
  const middle = computeMean(numbers);
  return addNumbers(numbers.map((one) => (one - middle) ** 2));
};

const computePopulationVariance = (numbers: NumberList): number =>
  sumSquaredDeviations(numbers) / numbers.length;

/** Returns the sample variance. */
export const computeSampleVariance = (numbers: NumberList): number =>
  numbers.length < 2
    ? throwCellError('#DIV/0!')
    : sumSquaredDeviations(numbers) / (numbers.length - 1);

const ascending = (numbers: NumberList): number[] =>
  [...numbers].sort((a, b) => a - b);

/** Returns the 1-based rank of a number, in descending order if `order` is 0 and otherwise in ascending order. */
export function computeRank(
  own: number,
  numbers: NumberList,
  order = 0,
): number {
  const better = numbers.filter((other) =>
    order === 0 ? other > own : other < own,
  );
  return numbers.includes(own) ? better.length + 1 : throwCellError('#N/A');
}

/** Returns a percentile by linear interpolation, inclusive or exclusive. */
function computePercentile(
  numbers: NumberList,
  share: number,
  isExclusive = false,
): number {
  const sorted = ascending(numbers);
  const place = isExclusive
    ? share * (sorted.length + 1) - 1
    : share * (sorted.length - 1);
  const below = Math.floor(place);
  const [low, high] = [sorted[below], sorted[Math.ceil(place)]];
  return low === undefined || high === undefined || share < 0 || share > 1
    ? throwCellError('#NUM!')
    : low + (place - below) * (high - low);
}

/**
 * Returns the percent rank, truncated to a number of digits, inclusive or exclusive; `#N/A` if the value is
 * out of range.
 */
export function computePercentRank(
  numbers: NumberList,
  own: number,
  digits = 3,
  isExclusive = false,
): number {
  const sorted = ascending(numbers);
  const next = sorted.findIndex((one) => one >= own);
  const [low, high] = [sorted[next - 1] ?? own, sorted[next]];
  if (high === undefined || own < sorted[0]! || digits < 1) {
    return throwCellError(digits < 1 ? '#NUM!' : '#N/A');
  }
  const place = high === own ? next : next - (high - own) / (high - low);
  const share = isExclusive
    ? (place + 1) / (sorted.length + 1)
    : place / (sorted.length - 1);
  const scale = 10 ** Math.trunc(digits);
  return Math.floor(Number((share * scale).toPrecision(14))) / scale;
}

export const computeMedian = (numbers: NumberList): number =>
  computePercentile(numbers, 0.5);

/**
 * Returns the most frequent number. If several are, returns the first one.
 */
function findMode(numbers: NumberList): number {
  const counts = new Map<number, number>();
  numbers.forEach((number) =>
    counts.set(number, (counts.get(number) ?? 0) + 1),
  );
  const highest = findMaximum([...counts.values()]);
  return highest < 2
    ? throwCellError('#N/A')
    : [...counts].find(([, count]) => count === highest)![0];
}

/** Functions that summarize a list of numbers, by name. */
export const AGGREGATES = {
  AVERAGE: computeMean,
  COUNT: ({length}: NumberList) => length,
  MAX: findMaximum,
  MEDIAN: computeMedian,
  MIN: findMinimum,
  MODE: findMode,
  PRODUCT: (numbers: NumberList) =>
    numbers.length === 0 ? 0 : multiplyNumbers(numbers),
  STDEV: (numbers: NumberList) => Math.sqrt(computeSampleVariance(numbers)),
  STDEVP: (numbers: NumberList) =>
    Math.sqrt(computePopulationVariance(numbers)),
  SUM: addNumbers,
  VAR: computeSampleVariance,
  VARP: computePopulationVariance,
};

/** Functions that select a number of a list by a rank or share, by name. */
export const RANKED_AGGREGATES = {
  LARGE: (numbers: NumberList, k: number) =>
    ascending(numbers)[numbers.length - Math.ceil(k)] ??
    throwCellError('#NUM!'),
  SMALL: (numbers: NumberList, k: number) =>
    ascending(numbers)[Math.ceil(k) - 1] ?? throwCellError('#NUM!'),
  PERCENTILE: (numbers: NumberList, share: number) =>
    computePercentile(numbers, share),
  'PERCENTILE.EXC': (numbers: NumberList, share: number) =>
    computePercentile(numbers, share, true),
  QUARTILE: (numbers: NumberList, quarter: number) =>
    computePercentile(numbers, Math.trunc(quarter) / 4),
  'QUARTILE.EXC': (numbers: NumberList, quarter: number) =>
    computePercentile(numbers, Math.trunc(quarter) / 4, true),
};
