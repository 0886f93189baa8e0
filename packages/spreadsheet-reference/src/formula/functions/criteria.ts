// Evaluates the criteria of SUMIF, COUNTIF and related functions.
import {createBounds, listIndexes} from '../../area/bounds';
import {
  type Scalar,
  parseCellError,
  isCellError,
  compareScalars,
  areScalarsEqual,
} from '../../values/scalar';
import {
  toView,
  CellReference,
  getValueSize,
  type FormulaValue,
  throwCellError,
} from '../value';
import {keepValue} from '../areaView';
import {filterNumbers, type FunctionCall} from './define';
import {parseNumber} from '../coerce';
import {cache} from '../syntax';
import {createWildcardTest} from './wildcards';

type Test = (value: Scalar) => boolean;

interface Criterion {
  readonly test: Test;
  /** Value that all matching cells have after `convert`; `undefined` for other criteria. */
  readonly wanted?: Scalar;
  readonly convert?: (value: Scalar) => Scalar;
}

/** Reads a criterion: a value, or a text that {@link parseCriterion} parses. */
export const readCriterion = (condition: Scalar): Criterion =>
  typeof condition === 'string'
    ? parseCriterion(condition)
    : equality(condition ?? 0, '=');

/** Parses a criterion: a value, a comparison such as `">10"`, or a text with wildcards. */
const parseCriterion = cache((condition): Criterion => {
  const [, operator = '', operand = ''] = /^(<>|<=|>=|=|<|>)?([\s\S]*)$/.exec(
    condition,
  )!;
  const wanted = readOperand(operand);
  if (operator === '<>') {
    const equals = equality(wanted, operator).test;
    // With `<>`, text never equals a number, even if the text can be parsed as that number.
    const isNumber = typeof wanted === 'number';
    return {
      test: (value) =>
        (isNumber && typeof value === 'string') || !equals(value),
    };
  }
  if (operator === '' || operator === '=') {
    return equality(wanted, operator);
  }
  const isComparable = (value: Scalar) =>
    wanted !== '' &&
    value !== null &&
    !isCellError(value) &&
    typeof value === typeof wanted;
  return {
    test(value) {
      const order = isComparable(value) ? compareScalars(value, wanted) : NaN;
      return (
        (operator.includes('=') && order === 0) ||
        (operator.startsWith('<') ? order < 0 : order > 0)
      );
    },
  };
});

// Criteria for equality treat text like a number if it can be parsed as one.
function readNumber(value: Scalar): Scalar {
  return typeof value === 'string' ? (parseNumber(value) ?? value) : value;
}

function readOperand(text: string): Scalar {
  const upper = text.toUpperCase();
  if (upper === 'TRUE' || upper === 'FALSE') {
    return upper === 'TRUE';
  }
  return parseNumber(text) ?? parseCellError(text) ?? text;
}

function equality(wanted: Scalar, operator: string): Criterion {
  if (wanted === '') {
    return {
      test: (value) => value === null || (operator === '' && value === ''),
    };
  }
  if (typeof wanted === 'string') {
    return /[*?~]/.test(wanted)
      ? {test: createWildcardTest(wanted)}
      : {
          test: (value) => areScalarsEqual(value, wanted),
          wanted,
          convert: keepValue,
        };
  }
  return {
    test: (value) => areScalarsEqual(readNumber(value), wanted),
    wanted,
    convert: readNumber,
  };
}

interface Matches {
  readonly count: number;
  /** Returns the values of the matching cells. */
  readonly values: () => Scalar[];
  /** Number of matching empty cells beyond the last used cell. */
  readonly blanks: number;
}

/**
 * Finds the cells that meet all criteria.
 *
 * @param totalIndex - index of the argument with the cells to summarize
 * @param pairs - indexes of the arguments with tested areas and their criteria
 */
export function findCriteriaMatches(
  call: FunctionCall,
  totalIndex: number,
  pairs: readonly (readonly [area: number, condition: number])[],
): Matches {
  const {scope} = call;
  const tests = pairs.map(
    ([area, condition]) =>
      [call.value(area), readCriterion(call.scalar(condition))] as const,
  );
  const first = tests[0]![0];
  // The area to summarize is resized to the tested area, unless it is the first argument.
  const total =
    totalIndex === 0
      ? call.value(0)
      : totalArea(call.value(totalIndex) ?? first, first);
  const size = getValueSize(first);
  const hasOtherSize = [total, ...tests.map(([area]) => area)].some((area) => {
    const other = getValueSize(area);
    return other.rows !== size.rows || other.columns !== size.columns;
  });
  if (hasOtherSize) {
    return throwCellError('#VALUE!');
  }
  const totals = toView(total, scope);
  const areas = tests.map(
    ([area, criterion]) => [toView(area, scope), criterion] as const,
  );
  const read = [totals, ...areas.map(([area]) => area)];
  const rows = Math.min(size.rows, Math.max(...read.map(({height}) => height)));
  const columns = Math.min(
    size.columns,
    Math.max(...read.map(({width}) => width)),
  );
  const beyond = size.rows * size.columns - rows * columns;
  const blanks =
    beyond > 0 && areas.every(([, {test}]) => test(null)) ? beyond : 0;
  const isMatch = (row: number, column: number) =>
    areas.every(([area, {test}]) => test(area.at(row, column)));
  const indexed = areas.filter(([, {wanted}]) => wanted !== undefined);
  if (columns === 1 && indexed.length > 0) {
    const [found] = indexed
      .map(([area, {test, wanted, convert = keepValue}]) => {
        const part = area.column(0);
        return {
          first: part.first,
          matches: part.findRows(wanted, convert, test),
        };
      })
      .sort((a, b) => a.matches.length - b.matches.length);
    const {first, matches} = found!;
    const all =
      areas.length === 1
        ? matches
        : matches.filter((row) => isMatch(row - first, 0));
    return {
      count: all.length,
      values: () => all.map((row) => totals.at(row - first, 0)),
      blanks,
    };
  }
  const values: Scalar[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (isMatch(row, column)) {
        values.push(totals.at(row, column));
      }
    }
  }
  return {count: values.length, values: () => values, blanks};
}

function totalArea(total: FormulaValue, tested: FormulaValue): FormulaValue {
  if (!(total instanceof CellReference) || !(tested instanceof CellReference)) {
    return total;
  }
  const {firstRow, firstColumn} = total.areas[0]!;
  const {rows, columns} = getValueSize(tested);
  return new CellReference(total.sheetId, [
    createBounds(firstRow, firstColumn, rows, columns),
  ]);
}

export function countMatches({count, blanks}: Matches): number {
  return count + blanks;
}

/** Returns the indexes of tested areas and criteria among the arguments, starting at `first`: `[1, 2]`, `[3, 4]`, … */
export function listCriteriaPairs(
  call: FunctionCall,
  first: number,
): [number, number][] {
  if ((call.args.length - first) % 2 !== 0) {
    return throwCellError('#VALUE!');
  }
  return listIndexes(0, (call.args.length - first) / 2 - 1).map((pair) => [
    first + pair * 2,
    first + pair * 2 + 1,
  ]);
}

/** Returns the numbers in the first argument whose cells meet the criteria in the following arguments. */
export function findMatchingNumbers(call: FunctionCall): number[] {
  return filterNumbers(
    findCriteriaMatches(call, 0, listCriteriaPairs(call, 1)).values(),
  );
}
