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
import type {ValueTest} from '../column';
import {AGGREGATES} from './aggregates';
import {filterNumbers, type FunctionCall, getCommonSize} from './define';
import {parseNumber} from '../coerce';
import {cache} from '../syntax';
import {createWildcardTest} from './wildcards';

/** Reads a criterion: a value, or a text that {@link parseCriterion} parses. */
export const readCriterion = (condition: Scalar): ValueTest =>
  typeof condition === 'string'
    ? parseCriterion(condition)
    : equality(condition ?? 0, '=');

/** Parses a criterion: a value, a comparison such as `">10"`, or a text with wildcards. */
const parseCriterion = cache((condition): ValueTest => {
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

function equality(wanted: Scalar, operator: string): ValueTest {
  if (wanted === '') {
    return {
      test: (value) => value === null || (operator === '' && value === ''),
    };
  }
  if (typeof wanted === 'string') {
    return /[*?~]/.test(wanted)
      ? {test: createWildcardTest(wanted)}
      : {test: (value) => areScalarsEqual(value, wanted), wanted};
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
 * @param pairs - indexes of the arguments with tested areas, each before its criterion
 */
function findCriteriaMatches(
  call: FunctionCall,
  totalIndex: number,
  pairs: readonly number[],
): Matches {
  const tested = pairs.map(call.value);
  const first = tested[0]!;
  // The area to summarize is resized to the tested area, unless it is the first argument.
  const total =
    totalIndex === 0
      ? call.value(0)
      : totalArea(call.value(totalIndex) ?? first, first);
  const criteria = pairs.map((area) => ({
    criterion: readCriterion(call.scalar(area + 1)),
    view: call.view(area),
  }));
  const size = getCommonSize([total, ...tested]);
  const totals = toView(total, call.scope);
  const read = [totals, ...criteria.map(({view}) => view)];
  const rows = Math.min(size.rows, Math.max(...read.map(({height}) => height)));
  const columns = Math.min(
    size.columns,
    Math.max(...read.map(({width}) => width)),
  );
  const beyond = size.rows * size.columns - rows * columns;
  const blanks =
    beyond > 0 && criteria.every(({criterion}) => criterion.test(null))
      ? beyond
      : 0;
  const isMatch =
    (tests: typeof criteria) =>
    (row: number, column = 0) =>
      tests.every(({view, criterion}) => criterion.test(view.at(row, column)));
  const [fewest] = criteria
    .filter(({criterion}) => columns === 1 && criterion.wanted !== undefined)
    .map((own) => ({own, found: own.view.findRows(own.criterion)}))
    .sort((a, b) => a.found.length - b.found.length);
  if (fewest) {
    const {own, found} = fewest;
    const others = criteria.filter((criterion) => criterion !== own);
    const isOther = isMatch(others);
    const all =
      others.length === 0
        ? found
        : found.filter((row) => isOther(row - own.view.top));
    return {
      count: all.length,
      values: () => all.map((row) => totals.at(row - own.view.top)),
      blanks,
    };
  }
  const values: Scalar[] = [];
  const isFound = isMatch(criteria);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (isFound(row, column)) {
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

/** Finds the cells that meet the criteria in pairs of arguments: a tested area, and the criterion after it. */
function findPairMatches(call: FunctionCall, first: number): Matches {
  const pairs = (call.args.length - first) / 2;
  return Number.isInteger(pairs)
    ? findCriteriaMatches(
        call,
        0,
        listIndexes(0, pairs - 1).map((pair) => first + pair * 2),
      )
    : throwCellError('#VALUE!');
}

const countMatches = ({count, blanks}: Matches): number => count + blanks;

/** Aggregates of the numbers whose cells meet criteria, such as `SUMIF` and `SUMIFS`. */
export const CRITERIA_FUNCTIONS = {
  ...Object.fromEntries(
    Object.entries(AGGREGATES).flatMap(([name, summarize]) => {
      const ofMatches =
        (find: (call: FunctionCall) => Matches) => (call: FunctionCall) =>
          summarize(filterNumbers(find(call).values()));
      return [
        [`${name}IF`, ofMatches((call) => findCriteriaMatches(call, 2, [0]))],
        [`${name}IFS`, ofMatches((call) => findPairMatches(call, 1))],
      ];
    }),
  ),
  COUNTIF: (call: FunctionCall) =>
    countMatches(findCriteriaMatches(call, 0, [0])),
  COUNTIFS: (call: FunctionCall) => countMatches(findPairMatches(call, 0)),
};
