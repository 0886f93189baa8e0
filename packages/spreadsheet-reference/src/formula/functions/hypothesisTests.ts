// Functions for hypothesis tests and confidence intervals.
import type {Matrix} from '../../values/scalar';
import {fail} from '../value';
import {mean, type Numbers, sum, variance} from './aggregates';
import {toNumberMatrix} from './descriptive';
import {
  CHI_SQUARE_DISTRIBUTION,
  F_DISTRIBUTION,
  NORMAL_DISTRIBUTION,
  STUDENT_DISTRIBUTION,
} from './distributions';
import {normalQuantile, studentQuantile} from './probability';

/** Returns the statistic and degrees of freedom of Student's t-test. */
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

export const TEST_FUNCTIONS = {
  'CHISQ.TEST'(actual: Matrix, expected: Matrix): number {
    const [rows, columns] = [actual.length, actual[0]?.length ?? 0];
    const other = toNumberMatrix(expected).flat();
    const squares = toNumberMatrix(actual)
      .flat()
      .map((one, index) => (one - other[index]!) ** 2 / other[index]!);
    const free = (rows - 1) * (columns - 1) || rows * columns - 1;
    return squares.length === other.length && free > 0
      ? CHI_SQUARE_DISTRIBUTION.tails(sum(squares), free)[1]
      : fail('#N/A');
  },
  'CONFIDENCE.NORM': (alpha: number, deviation: number, size: number) =>
    (-normalQuantile(alpha / 2) * deviation) / Math.sqrt(size),
  'CONFIDENCE.T': (alpha: number, deviation: number, size: number) =>
    size === 1
      ? fail('#DIV/0!')
      : (-studentQuantile(alpha / 2, size - 1) * deviation) / Math.sqrt(size),
  'F.TEST'(first: Numbers, second: Numbers): number {
    const ratio = variance(first) / variance(second);
    return (
      2 *
      Math.min(
        ...F_DISTRIBUTION.tails(ratio, first.length - 1, second.length - 1),
      )
    );
  },
  'T.TEST'(left: Numbers, right: Numbers, tails: number, type: number) {
    const [statistic, free] = tStatistic(left, right, type);
    return tails === 1 || tails === 2
      ? tails * STUDENT_DISTRIBUTION.tails(Math.abs(statistic), free)[1]
      : fail('#NUM!');
  },
  'Z.TEST'(
    numbers: Numbers,
    middle: number,
    deviation = Math.sqrt(variance(numbers)),
  ): number {
    const error = deviation / Math.sqrt(numbers.length);
    return NORMAL_DISTRIBUTION.tails((mean(numbers) - middle) / error)[1];
  },
};
