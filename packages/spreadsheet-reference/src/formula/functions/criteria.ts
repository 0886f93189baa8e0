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
  toMatrix,
  throwIfError,
  CellReference,
  getValueSize,
  type FormulaValue,
  throwCellError,
} from '../value';
import {type FunctionCall} from './define';
import {parseNumber} from '../coerce';

type Criterion = (value: Scalar) => boolean;

/** Returns the source of a regular expression for text with the wildcards `*` and `?`. `~` escapes them. */
export function toWildcardPattern(text: string): string {
  return text.replace(
    /~([\s\S]?)|[\\^$.|+()[\]{}*?]/g,
    (found, escaped?: string) => {
      if (escaped === undefined && (found === '*' || found === '?')) {
        return found === '*' ? '[\\s\\S]*' : '[\\s\\S]';
      }
      const plain = escaped ?? found;
      return /[\\^$.|+()[\]{}*?]/.test(plain) ? `\\${plain}` : plain;
    },
  );
}

/** Creates a case-insensitive test whether a text as a whole matches a pattern with wildcards. */
export function createWildcardTest(text: string): Criterion {
  const pattern = new RegExp(`^${toWildcardPattern(text)}$`, 'iu');
  return (value) => typeof value === 'string' && pattern.test(value);
}

/** Parses a criterion: a value, a comparison such as `">10"`, or a text with wildcards. */
function readCriterion(condition: Scalar): Criterion {
  if (typeof condition !== 'string') {
    const wanted = condition ?? 0;
    return (value) => areScalarsEqual(readNumber(value), wanted);
  }
  const [, operator = '', operand = ''] = /^(<>|<=|>=|=|<|>)?([\s\S]*)$/.exec(
    condition,
  )!;
  const wanted = readOperand(operand);
  if (operator === '<>') {
    const equals = equality(wanted, operator);
    // With `<>`, text never equals a number, even if the text can be parsed as that number.
    const isNumber = typeof wanted === 'number';
    return (value) => (isNumber && typeof value === 'string') || !equals(value);
  }
  if (operator === '' || operator === '=') {
    return equality(wanted, operator);
  }
  if (wanted === '') {
    return () => false;
  }
  return (value) => {
    if (
      value === null ||
      isCellError(value) ||
      typeof value !== typeof wanted
    ) {
      return false;
    }
    const order = compareScalars(value, wanted);
    return (
      (operator.includes('=') && order === 0) ||
      (operator.startsWith('<') ? order < 0 : order > 0)
    );
  };
}

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
    return operator === ''
      ? (value) => value === null || value === ''
      : (value) => value === null;
  }
  if (typeof wanted === 'string') {
    return createWildcardTest(wanted);
  }
  return (value) => areScalarsEqual(readNumber(value), wanted);
}

interface Matches {
  /** Values of the matching cells. */
  readonly values: readonly Scalar[];
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
  const tests: [FormulaValue, Criterion][] = pairs.map(([area, condition]) => [
    call.value(area),
    readCriterion(call.scalar(condition)),
  ]);
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
  const totals = toMatrix(total, scope);
  const areas = tests.map(
    ([area, test]) => [toMatrix(area, scope), test] as const,
  );
  const read = [totals, ...areas.map(([area]) => area)];
  const rows = Math.min(size.rows, Math.max(...read.map(({length}) => length)));
  const columns = Math.min(
    size.columns,
    Math.max(...read.map(([line]) => line?.length ?? 0)),
  );
  const values: Scalar[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (areas.every(([area, test]) => test(area[row]?.[column] ?? null))) {
        values.push(totals[row]?.[column] ?? null);
      }
    }
  }
  const beyond = size.rows * size.columns - rows * columns;
  const holds = areas.every(([, test]) => test(null));
  return {values, blanks: holds ? beyond : 0};
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

export function countMatches({values, blanks}: Matches): number {
  return values.length + blanks;
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
    findCriteriaMatches(call, 0, listCriteriaPairs(call, 1)),
  );
}

/** Returns all numbers among the values. Ends the calculation at the first error value. */
export function filterNumbers({values}: Pick<Matches, 'values'>): number[] {
  return values.filter(
    (one) => typeof throwIfError(one) === 'number',
  ) as number[];
}
