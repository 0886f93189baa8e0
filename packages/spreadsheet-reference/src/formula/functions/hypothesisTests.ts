// Functions for hypothesis tests and confidence intervals.
import type {Matrix} from '../../values/scalar';
import {throwCellError} from '../value';
import {
  computeMean,
  type NumberList,
  addNumbers,
  computeSampleVariance,
} from './aggregates';
import {toNumberMatrix} from './descriptive';
import {DISTRIBUTIONS} from './distributions';
import {computeNormalQuantile, computeStudentQuantile} from './probability';

/** Returns the statistic and degrees of freedom of Student's t-test. */
function tStatistic(
  first: NumberList,
  second: NumberList,
  type: number,
): [statistic: number, free: number] {
  if (type === 1) {
    const differences = first.map((one, index) => one - (second[index] ?? 0));
    const {length} = differences;
    return first.length === second.length
      ? [
          computeMean(differences) /
            Math.sqrt(computeSampleVariance(differences) / length),
          length - 1,
        ]
      : throwCellError('#N/A');
  }
  const [a, b] = [first.length, second.length];
  const [left, right] = [
    computeSampleVariance(first) / a,
    computeSampleVariance(second) / b,
  ];
  const difference = computeMean(first) - computeMean(second);
  if (type === 2) {
    const [both, free] = [left * a * (a - 1) + right * b * (b - 1), a + b - 2];
    return [difference / Math.sqrt((both / free) * (1 / a + 1 / b)), free];
  }
  const free =
    (left + right) ** 2 / (left ** 2 / (a - 1) + right ** 2 / (b - 1));
  return type === 3
    ? [difference / Math.sqrt(left + right), free]
    : throwCellError('#NUM!');
}

export const HYPOTHESIS_TEST_FUNCTIONS = {
  'CHISQ.TEST'(actual: Matrix, expected: Matrix): number {
    const [rows, columns] = [actual.length, actual[0]?.length ?? 0];
    const other = toNumberMatrix(expected).flat();
    const squares = toNumberMatrix(actual)
      .flat()
      .map((one, index) => (one - other[index]!) ** 2 / other[index]!);
    const free = (rows - 1) * (columns - 1) || rows * columns - 1;
    return squares.length === other.length && free > 0
      ? DISTRIBUTIONS.CHISQ.tails(addNumbers(squares), free)[1]
      : throwCellError('#N/A');
  },
  'CONFIDENCE.NORM': (alpha: number, deviation: number, size: number) =>
    (-computeNormalQuantile(alpha / 2) * deviation) / Math.sqrt(size),
  'CONFIDENCE.T': (alpha: number, deviation: number, size: number) =>
    size === 1
      ? throwCellError('#DIV/0!')
      : (-computeStudentQuantile(alpha / 2, size - 1) * deviation) /
        Math.sqrt(size),
  'F.TEST'(first: NumberList, second: NumberList): number {
    const ratio = computeSampleVariance(first) / computeSampleVariance(second);
    return (
      2 *
      Math.min(
        ...DISTRIBUTIONS.F.tails(ratio, first.length - 1, second.length - 1),
      )
    );
  },
  'T.TEST'(left: NumberList, right: NumberList, tails: number, type: number) {
    const [statistic, free] = tStatistic(left, right, type);
    return tails === 1 || tails === 2
      ? tails * DISTRIBUTIONS.T.tails(Math.abs(statistic), free)[1]
      : throwCellError('#NUM!');
  },
  'Z.TEST'(
    numbers: NumberList,
    middle: number,
    deviation = Math.sqrt(computeSampleVariance(numbers)),
  ): number {
    const error = deviation / Math.sqrt(numbers.length);
    return DISTRIBUTIONS.NORM.tails((computeMean(numbers) - middle) / error)[1];
  },
};
