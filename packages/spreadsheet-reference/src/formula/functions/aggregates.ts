// What SUM and its kin, SUBTOTAL and pivot tables do with the numbers that they find.
import {fail} from './define';

export type Numbers = readonly number[];

/** Sum of numbers; 0 without one. */
export const sum = (numbers: Numbers): number =>
  numbers.reduce((total, number) => total + number, 0);

/** Product of numbers; 1 without one. */
export const product = (numbers: Numbers): number =>
  numbers.reduce((total, number) => total * number, 1);

/** Largest number; 0 without one. Areas may hold more than a call takes as arguments. */
export const max = (numbers: Numbers): number =>
  numbers.reduce((a, b) => Math.max(a, b), numbers[0] ?? 0);

/** Smallest number; 0 without one. */
export const min = (numbers: Numbers): number =>
  numbers.reduce((a, b) => Math.min(a, b), numbers[0] ?? 0);

/** Mean of numbers; `#DIV/0!` without one. */
export const mean = (numbers: Numbers): number =>
  numbers.length === 0 ? fail('#DIV/0!') : sum(numbers) / numbers.length;

/** Sum of the squares of differences from the mean. */
export const squaredDeviations = (numbers: Numbers): number => {
  const middle = mean(numbers);
  return sum(numbers.map((one) => (one - middle) ** 2));
};

/** Mean of the squares of differences from the mean, of all numbers. */
export const populationVariance = (numbers: Numbers): number =>
  squaredDeviations(numbers) / numbers.length;

/** The same as estimated from a sample. */
export const variance = (numbers: Numbers): number =>
  numbers.length < 2
    ? fail('#DIV/0!')
    : squaredDeviations(numbers) / (numbers.length - 1);

const ascending = (numbers: Numbers): number[] =>
  [...numbers].sort((a, b) => a - b);

/** The k-th smallest number. */
export const smallest = (numbers: Numbers, k: number): number =>
  ascending(numbers)[Math.ceil(k) - 1] ?? fail('#NUM!');

/** The k-th largest number. */
export const largest = (numbers: Numbers, k: number): number =>
  ascending(numbers)[numbers.length - Math.ceil(k)] ?? fail('#NUM!');

/** Place of a number among others, 1 for the largest, or by an order other than 0 for the smallest. */
export function rank(own: number, numbers: Numbers, order = 0): number {
  const better = numbers.filter((other) =>
    order === 0 ? other > own : other < own,
  );
  return numbers.includes(own) ? better.length + 1 : fail('#N/A');
}

/** The number below which a share of them lies; without the ends, where there are shares outside of them. */
export function percentile(
  numbers: Numbers,
  share: number,
  isInside = false,
): number {
  const sorted = ascending(numbers);
  const place = isInside
    ? share * (sorted.length + 1) - 1
    : share * (sorted.length - 1);
  const below = Math.floor(place);
  const [low, high] = [sorted[below], sorted[Math.ceil(place)]];
  return low === undefined || high === undefined || share < 0 || share > 1
    ? fail('#NUM!')
    : low + (place - below) * (high - low);
}

/** The reverse of {@link percentile}, cut off after some digits; `#N/A` outside of the numbers. */
export function percentRank(
  numbers: Numbers,
  own: number,
  digits = 3,
  isInside = false,
): number {
  const sorted = ascending(numbers);
  const next = sorted.findIndex((one) => one >= own);
  const [low, high] = [sorted[next - 1] ?? own, sorted[next]];
  if (high === undefined || own < sorted[0]! || digits < 1) {
    return fail(digits < 1 ? '#NUM!' : '#N/A');
  }
  const place = high === own ? next : next - (high - own) / (high - low);
  const share = isInside
    ? (place + 1) / (sorted.length + 1)
    : place / (sorted.length - 1);
  const scale = 10 ** Math.trunc(digits);
  return Math.floor(Number((share * scale).toPrecision(14))) / scale;
}

export const median = (numbers: Numbers): number => percentile(numbers, 0.5);

/** The most frequent number. Of several, the one that occurs first: the function library takes the smallest. */
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
