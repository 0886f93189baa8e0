// DSUM and its kin: a table with headings, the column to summarise, and rows of conditions under headings.
import type {Scalar} from '../../values/scalar';
import {toNumber, toText} from '../coerce';
import {noError} from '../value';
import {readCriterion} from './conditions';
import {type Call, fail} from './define';
import {
  least,
  mean,
  most,
  type Numbers,
  populationVariance,
  product,
  sum,
  variance,
} from './summaries';

/** Place of a column by its heading, or by its number from 1. */
function columnOf(headings: readonly Scalar[], wanted: Scalar): number {
  const name = toText(wanted).toLowerCase();
  return typeof wanted === 'number'
    ? Math.trunc(wanted) - 1
    : headings.findIndex((one) => toText(one).toLowerCase() === name);
}

/** Values of the chosen column in the rows that meet all conditions of some row. */
function chosen(call: Call): Scalar[] {
  const [headings = [], ...rows] = call.rows(0);
  const [names = [], ...conditions] = call.rows(2);
  const column = columnOf(headings, call.scalar(1));
  if (!(column in headings)) {
    return fail('#VALUE!');
  }
  const tests = conditions.map((line) =>
    line.flatMap((condition, index) => {
      const at = columnOf(headings, toText(names[index] ?? ''));
      // A text stands for what begins with it.
      const isText = typeof condition === 'string' && /^[^<>=]/.test(condition);
      const holds = readCriterion(isText ? `${condition}*` : condition);
      return condition === null || condition === '' || at < 0
        ? []
        : [(row: readonly Scalar[]) => holds(row[at] ?? null)];
    }),
  );
  return rows
    .filter((row) => tests.some((line) => line.every((holds) => holds(row))))
    .map((row) => row[column] ?? null);
}

const ofNumbers =
  (apply: (numbers: Numbers) => number) =>
  (call: Call): number =>
    apply(
      chosen(call)
        .filter((one) => typeof noError(one) === 'number')
        .map(toNumber),
    );

/** Functions of tables with conditions, by their names. */
export const OF_TABLES = {
  DAVERAGE: ofNumbers(mean),
  DCOUNT: ofNumbers(({length}) => length),
  DCOUNTA: (call: Call) => chosen(call).filter((one) => one !== null).length,
  DGET(call: Call): Scalar {
    const [first, ...more] = chosen(call);
    return first === undefined
      ? fail('#VALUE!')
      : more.length > 0
        ? fail('#NUM!')
        : first;
  },
  DMAX: ofNumbers(most),
  DMIN: ofNumbers(least),
  DPRODUCT: ofNumbers(product),
  DSTDEV: ofNumbers((numbers) => Math.sqrt(variance(numbers))),
  DSTDEVP: ofNumbers((numbers) => Math.sqrt(populationVariance(numbers))),
  DSUM: ofNumbers(sum),
  DVAR: ofNumbers(variance),
  DVARP: ofNumbers(populationVariance),
};
