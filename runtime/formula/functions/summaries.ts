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
export const most = (numbers: Numbers): number =>
  numbers.reduce((a, b) => Math.max(a, b), numbers[0] ?? 0);

/** Smallest number; 0 without one. */
export const least = (numbers: Numbers): number =>
  numbers.reduce((a, b) => Math.min(a, b), numbers[0] ?? 0);

/** Mean of numbers; `#DIV/0!` without one. */
export const mean = (numbers: Numbers): number =>
  numbers.length === 0 ? fail('#DIV/0!') : sum(numbers) / numbers.length;

/** Mean of the squares of differences from the mean, of all numbers. */
export const populationVariance = (numbers: Numbers): number => {
  const middle = mean(numbers);
  return mean(numbers.map((one) => (one - middle) ** 2));
};

/** The same as estimated from a sample. */
export const variance = (numbers: Numbers): number =>
  numbers.length < 2
    ? fail('#DIV/0!')
    : (populationVariance(numbers) * numbers.length) / (numbers.length - 1);

// The function library brings a whole package of statistics along for this one.
export function median(numbers: Numbers): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [below, above] = [
    sorted[Math.ceil(middle) - 1],
    sorted[Math.floor(middle)],
  ];
  return below === undefined || above === undefined
    ? fail('#NUM!')
    : (below + above) / 2;
}
