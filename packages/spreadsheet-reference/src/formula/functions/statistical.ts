import {toNumber} from '../coerce';
import {getValueSize, catchCellError, throwCellError} from '../value';
import {type FunctionCall, defineFunctions, sumArguments} from './define';
import {AGGREGATES, computeRank, RANKED_AGGREGATES} from './aggregates';
import {CRITERIA_FUNCTIONS} from './criteria';

export const STATISTICAL_LIBRARY = defineFunctions(
  'statistical',
  `
  AVERAGE      -    1 ∞ Arithmetic mean; \`#DIV/0!\` without a number.
  AVERAGEIF    asa  2 3 Mean of the cells that meet a condition.
  COUNT        -    1 ∞ How many values are numbers.
  COUNTA       -    1 ∞ How many values are not empty.
  COUNTBLANK   -    1 1 How many cells are empty.
  COUNTIF      as   2 2 How many cells meet a condition.
  COUNTIFS     as   2 ∞ How many cells meet all conditions.
  LARGE        Nn   2 2 The k-th largest number.
  MAX          *    1 ∞ The largest number.
  MEDIAN       *    1 ∞ The middle number.
  MIN          *    1 ∞ The smallest number.
  MODE         *    1 ∞ The most frequent number.
  RANK         nNn  2 3 Position in the sorted area, 1 for the largest.
  SMALL        Nn   2 2 The k-th smallest number.
  STDEV        *    1 ∞ Standard deviation of a sample.
  VAR          *    1 ∞ Variance of a sample.
`,
  {
    ...AGGREGATES,
    ...RANKED_AGGREGATES,
    ...CRITERIA_FUNCTIONS,
    AVERAGE(call: FunctionCall): number {
      const {sum, count} = sumArguments(call);
      return count === 0 ? throwCellError('#DIV/0!') : sum / count;
    },
    COUNT: (call: FunctionCall) =>
      [...call.each()].filter(
        ({value, isDirect}) =>
          typeof value === 'number' ||
          (isDirect &&
            typeof catchCellError(() => toNumber(value)) === 'number'),
      ).length,
    COUNTA: (call: FunctionCall) =>
      [...call.each()].filter(({value, isCell}) => !isCell || value !== null)
        .length,
    COUNTBLANK(call: FunctionCall): number {
      const {rows, columns} = getValueSize(call.value(0));
      const cells = call.rows(0).flat();
      const filled = cells.filter((cell) => cell !== null && cell !== '');
      return rows * columns - filled.length;
    },
    RANK: computeRank,
  },
);
