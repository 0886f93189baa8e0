// Functions that summarize the rows of a database that meet criteria.
import {areScalarsEqual, type Matrix, type Scalar} from '../../values/scalar';
import {parseNumber} from '../coerce';
import {throwCellError} from '../value';
import {AGGREGATES} from './aggregates';
import {readCriterion} from './criteria';
import {filterNumbers} from './functionCall';

/** Creates a test for a condition. A text without an operator is the start of the texts that it matches. */
function createConditionTest(condition: Scalar): (value: Scalar) => boolean {
  const isStart =
    typeof condition === 'string' &&
    /^[^<>=]/.test(condition) &&
    parseNumber(condition) === undefined;
  return readCriterion(isStart ? `${condition}*` : condition).test;
}

/**
 * Returns the values of one column, in the rows that meet all conditions of any row of the criteria.
 *
 * @param field - heading or 1-based number of the column; without it, rows are counted
 */
function selectValues(
  [headings = [], ...records]: Matrix,
  field: Scalar | undefined,
  [names = [], ...alternatives]: Matrix,
): Scalar[] {
  const find = (name: Scalar): number => {
    const index =
      typeof name === 'number'
        ? Math.trunc(name) - 1
        : headings.findIndex((heading) => areScalarsEqual(heading, name));
    return index in headings ? index : throwCellError('#VALUE!');
  };
  const column = field === undefined || field === null ? -1 : find(field);
  const tests = alternatives.map((conditions) =>
    conditions.flatMap((condition, at) =>
      condition === null
        ? []
        : {at: find(names[at]!), meets: createConditionTest(condition)},
    ),
  );
  return records
    .filter(
      (record) =>
        tests.length === 0 ||
        tests.some((all) => all.every(({at, meets}) => meets(record[at]!))),
    )
    .map((record) => (column < 0 ? 1 : record[column]!));
}

type Arguments = Parameters<typeof selectValues>;

export const DATABASE_FUNCTIONS = {
  ...Object.fromEntries(
    Object.entries(AGGREGATES).map(([name, summarize]) => [
      `D${name}`,
      (...given: Arguments) => summarize(filterNumbers(selectValues(...given))),
    ]),
  ),
  DCOUNTA: (...given: Arguments) =>
    selectValues(...given).filter((value) => value !== null).length,
  DGET(...given: Arguments): Scalar {
    const [value = null, ...others] = selectValues(...given);
    return others.length > 0
      ? throwCellError('#NUM!')
      : (value ?? throwCellError('#VALUE!'));
  },
};
