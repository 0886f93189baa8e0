// Aggregate functions, which formulas and pivot tables use.
import {fail} from '../value';

export type Numbers = readonly number[];

export const sum = (numbers: Numbers): number =>
  numbers.reduce((total, number) => total + number, 0);

export const product = (numbers: Numbers): number =>
  numbers.reduce((total, number) => total * number, 1);

// Does not spread the numbers into `Math.max`, because the number of arguments of a call is limited.
export const max = (numbers: Numbers): number =>
  numbers.reduce((a, b) => Math.max(a, b), numbers[0] ?? 0);

export const min = (numbers: Numbers): number =>
  numbers.reduce((a, b) => Math.min(a, b), numbers[0] ?? 0);

export const mean = (numbers: Numbers): number =>
  numbers.length === 0 ? fail('#DIV/0!') : sum(numbers) / numbers.length;

/** Returns the sum of squared deviations from the mean. */
export const squaredDeviations = (numbers: Numbers): number => {
  const middle = mean(numbers);
  return sum(numbers.map((one) => (one - middle) ** 2));
};

export const populationVariance = (numbers: Numbers): number =>
  squaredDeviations(numbers) / numbers.length;

/** Returns the sample variance. */
export const variance = (numbers: Numbers): number =>
  numbers.length < 2
    ? fail('#DIV/0!')
    : squaredDeviations(numbers) / (numbers.length - 1);

const ascending = (numbers: Numbers): number[] =>
  [...numbers].sort((a, b) => a - b);

export const smallest = (numbers: Numbers, k: number): number =>
  ascending(numbers)[Math.ceil(k) - 1] ?? fail('#NUM!');

export const largest = (numbers: Numbers, k: number): number =>
  ascending(numbers)[numbers.length - Math.ceil(k)] ?? fail('#NUM!');

/** Returns the 1-based rank of a number, in descending order if `order` is 0 and otherwise in ascending order. */
export function rank(own: number, numbers: Numbers, order = 0): number {
  const better = numbers.filter((other) =>
    order === 0 ? other > own : other < own,
  );
  return numbers.includes(own) ? better.length + 1 : fail('#N/A');
}

/** Returns a percentile by linear interpolation, inclusive or exclusive. */
export function percentile(
  numbers: Numbers,
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
    ? fail('#NUM!')
    : low + (place - below) * (high - low);
}

/**
 * Returns the percent rank, truncated to a number of digits, inclusive or exclusive; `#N/A` if the value is
 * out of range.
 */
export function percentRank(
  numbers: Numbers,
  own: number,
  digits = 3,
  isExclusive = false,
): number {
  const sorted = ascending(numbers);
  const next = sorted.findIndex((one) => one >= own);
  const [low, high] = [sorted[next - 1] ?? own, sorted[next]];
  if (high === undefined || own < sorted[0]! || digits < 1) {
    return fail(digits < 1 ? '#NUM!' : '#N/A');
  }
  const place = high === own ? next : next - (high - own) / (high - low);
  const share = isExclusive
    ? (place + 1) / (sorted.length + 1)
    : place / (sorted.length - 1);
  const scale = 10 ** Math.trunc(digits);
  return Math.floor(Number((share * scale).toPrecision(14))) / scale;
}

export const median = (numbers: Numbers): number => percentile(numbers, 0.5);

/**
 * Returns the most frequent number. If several are, returns the first one; the library formulajs would return
 * the smallest one.
 */
export function mode(numbers: Numbers): number {
  const counts = new Map<number, number>();
  numbers.forEach((number) =>
    counts.set(number, (counts.get(number) ?? 0) + 1),
  );
  const highest = max([...counts.values()]);
  return highest < 2
    ? fail('#N/A')
    : [...counts].find(([, count]) => count === highest)![0];
}
