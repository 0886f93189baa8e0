// What SUMIF, COUNTIF and their kin share.
import {cellBounds, span} from '../../area/bounds';
import {
  type Scalar,
  errorFromText,
  isCellError,
  compareScalars,
  equalScalars,
} from '../../values/scalar';
import {toMatrix, throwIfError, Reference, getSize, type Value} from '../value';
import {type Call, fail} from './define';
import {parseNumber} from '../coerce';

/** A test of cells, as `SUMIF` and its relatives take it. */
type Criterion = (value: Scalar) => boolean;

/** Expression for a text with the wildcards `*` and `?`; `~` takes the meaning of the next character away. */
export function wildcardPattern(text: string): string {
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

/** Whether a text matches another with wildcards as a whole, without case. */
export function wildcardTest(text: string): (value: string) => boolean {
  const pattern = new RegExp(`^${wildcardPattern(text)}$`, 'iu');
  return (value) => pattern.test(value);
}

/** Reads a condition: a value, a comparison such as `">10"`, or a text with wildcards. */
function readCriterion(condition: Scalar): Criterion {
  if (typeof condition !== 'string') {
    const wanted = condition ?? 0;
    return (value) => equalScalars(readNumber(value), wanted);
  }
  const [, operator = '', operand = ''] = /^(<>|<=|>=|=|<|>)?([\s\S]*)$/.exec(
    condition,
  )!;
  const wanted = readOperand(operand);
  if (operator === '<>') {
    const equals = equality(wanted, operator);
    // Text is unlike every number, also the number that it shows.
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

// Cells with a number as text count as that number.
function readNumber(value: Scalar): Scalar {
  return typeof value === 'string' ? (parseNumber(value) ?? value) : value;
}

function readOperand(text: string): Scalar {
  const upper = text.toUpperCase();
  if (upper === 'TRUE' || upper === 'FALSE') {
    return upper === 'TRUE';
  }
  return parseNumber(text) ?? errorFromText(text) ?? text;
}

function equality(wanted: Scalar, operator: string): Criterion {
  if (wanted === '') {
    return operator === ''
      ? (value) => value === null || value === ''
      : (value) => value === null;
  }
  if (typeof wanted === 'string') {
    const matches = wildcardTest(wanted);
    return (value) => typeof value === 'string' && matches(value);
  }
  return (value) => equalScalars(readNumber(value), wanted);
}

/** What meets the conditions of a call. */
interface Matches {
  /** Values of the total's area beside the cells that meet every condition. */
  readonly values: readonly Scalar[];
  /** How many more cells meet them, all empty: those beyond the last one in use. */
  readonly blanks: number;
}

/** The cells that meet every condition. */
export function findMatches(
  call: Call,
  totalIndex: number,
  pairs: readonly (readonly [area: number, condition: number])[],
): Matches {
  const {scope} = call;
  const tests: [Value, Criterion][] = pairs.map(([area, condition]) => [
    call.value(area),
    readCriterion(call.scalar(condition)),
  ]);
  const first = tests[0]![0];
  // Behind the tested area, one for the totals has its size, whatever was written.
  const total =
    totalIndex === 0
      ? call.value(0)
      : totalArea(call.value(totalIndex) ?? first, first);
  const size = getSize(first);
  const hasOtherSize = [total, ...tests.map(([area]) => area)].some((area) => {
    const other = getSize(area);
    return other.rows !== size.rows || other.columns !== size.columns;
  });
  if (hasOtherSize) {
    return fail('#VALUE!');
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

function totalArea(total: Value, tested: Value): Value {
  if (!(total instanceof Reference) || !(tested instanceof Reference)) {
    return total;
  }
  const {firstRow, firstColumn} = total.areas[0]!;
  const {rows, columns} = getSize(tested);
  return new Reference(total.sheetId, [
    cellBounds(firstRow, firstColumn, rows, columns),
  ]);
}

/** How many cells match. */
export function countMatches({values, blanks}: Matches): number {
  return values.length + blanks;
}

/** Pairs of an area and its condition from an argument on: 1 and 2, 3 and 4, … */
export function criteriaPairs(call: Call, first: number): [number, number][] {
  if ((call.args.length - first) % 2 !== 0) {
    return fail('#VALUE!');
  }
  return span(0, (call.args.length - first) / 2 - 1).map((pair) => [
    first + pair * 2,
    first + pair * 2 + 1,
  ]);
}

/** The numbers in the first area of a call whose cells meet the conditions behind it. */
export function findMatchingNumbers(call: Call): number[] {
  return filterNumbers(findMatches(call, 0, criteriaPairs(call, 1)));
}

/** The numbers among matches; the first error value ends the calculation. */
export function filterNumbers({values}: Pick<Matches, 'values'>): number[] {
  return values.filter(
    (one) => typeof throwIfError(one) === 'number',
  ) as number[];
}
