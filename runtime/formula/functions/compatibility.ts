// Functions that files of other programs use and the documentation does not list: formulas may use them, lists
// of functions leave them out, and a custom function of the same name goes first.
import {cellAddress, quoteSheetName} from '../../area/address';
import {isCellError, type Scalar} from '../../values/scalar';
import {numberFromText, toNumber, toText} from '../coerce';
import {compareScalars} from '../../values/compare';
import {matrixOf, wholeMatrixOf, type Value} from '../value';
import {number, scalar} from './arguments';
import {
  fail,
  library,
  ofNumbers,
  single,
  type Calculate,
  type Call,
  type Row,
} from './define';
import {matching, numbersAmong, pairsFrom} from './conditions';
import {sum} from './math';
import {mean} from './statistical';

type Numeric = (first: number, second: number) => unknown;

function randomBetween(low: number, high: number): number {
  const first = Math.ceil(low);
  const last = Math.floor(high);
  return first > last
    ? fail('#NUM!')
    : first + Math.floor(Math.random() * (last - first + 1));
}

function factorial(of: number): number {
  let product = of < 0 ? fail('#NUM!') : 1;
  for (let factor = 2; factor <= Math.min(Math.trunc(of), 200); factor += 1) {
    product *= factor;
  }
  return product;
}

function roundTo(value: number, step: number): number {
  if (value * step < 0) {
    return fail('#NUM!');
  }
  return step === 0
    ? 0
    : Math.round(Number((value / step).toPrecision(14))) * step;
}

function truncate(of: number, digits = 0): number {
  const factor = 10 ** digits;
  return Math.trunc(Number((of * factor).toPrecision(15))) / factor;
}

function ifNotAvailable(value: Scalar, otherwise: Scalar): Scalar {
  return isCellError(value) && value.error === '#N/A' ? otherwise : value;
}

function isOdd(value: number): boolean {
  return Math.trunc(Math.abs(value)) % 2 === 1;
}

/** A date or a time in a text, as a number of days. */
function serialFromText(text: string): number {
  const isDate = /[-/.:]|[a-z]/i.test(text);
  return (isDate ? numberFromText(text) : undefined) ?? fail('#VALUE!');
}

/** The last value in a sorted list that is not larger, or what stands at its place in another list. */
function lookUp(call: Call): Scalar {
  const wanted = scalar(call, 0);
  const table = matrixOf(call.value(1) ?? null, call.scope);
  const isWide = (table[0]?.length ?? 0) > table.length;
  const keys = isWide ? [...table[0]!] : table.map((row) => row[0] ?? null);
  const results =
    call.args.length > 2
      ? matrixOf(call.value(2) ?? null, call.scope).flat()
      : isWide
        ? [...table.at(-1)!]
        : table.map((row) => row.at(-1) ?? null);
  let found = -1;
  keys.forEach((key, index) => {
    const isSmaller =
      key !== null &&
      typeof key === typeof wanted &&
      !isCellError(key) &&
      compareScalars(key, wanted) <= 0;
    found = isSmaller ? index : found;
  });
  return found < 0 ? fail('#N/A') : (results[found] ?? null);
}

function address(call: Call): string {
  const [row, column] = [number(call, 0, 1), number(call, 1, 1)];
  const kind = call.args[2] ? number(call, 2, 1) : 1;
  if (row < 1 || column < 1 || (call.args[3] && number(call, 3, 1) === 0)) {
    return fail('#VALUE!');
  }
  const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(
    cellAddress(Math.trunc(row) - 1, Math.trunc(column) - 1),
  )!;
  const sheet = call.args[4]
    ? `${quoteSheetName(toText(scalar(call, 4)))}!`
    : '';
  return `${sheet}${kind % 2 === 1 ? '$' : ''}${letters}${kind < 3 ? '$' : ''}${digits}`;
}

function transpose({scope, value}: Call): Value {
  const rows = wholeMatrixOf(value(0) ?? null, scope);
  return (rows[0] ?? []).map((_cell, column) =>
    rows.map((row) => row[column] ?? null),
  );
}

/** Numbers of arguments in which text in cells counts as 0, and TRUE as 1. */
function allNumbers({scope, args, value}: Call): number[] {
  return args
    .flatMap((_node, index) => matrixOf(value(index) ?? null, scope).flat())
    .flatMap((cell) => {
      if (cell === null) {
        return [];
      }
      return typeof cell === 'string' ? [0] : [toNumber(cell)];
    });
}

/** Mean of the squares of differences from the mean. */
function deviation(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return mean(numbers.map((one) => (one - middle) ** 2));
}

const KINDS: Readonly<Record<string, number>> = {
  number: 1,
  string: 2,
  boolean: 4,
  object: 16,
};

const ERROR_NUMBERS: Readonly<Record<string, number>> = {
  '#NULL!': 1,
  '#DIV/0!': 2,
  '#VALUE!': 3,
  '#REF!': 4,
  '#NAME?': 5,
  '#NUM!': 6,
  '#N/A': 7,
};

/** Functions of numbers, as many as their calculation takes. */
const NUMERIC: Readonly<Record<string, Numeric>> = {
  SIN: Math.sin,
  COS: Math.cos,
  TAN: Math.tan,
  ASIN: Math.asin,
  ACOS: Math.acos,
  ATAN: Math.atan,
  SINH: Math.sinh,
  COSH: Math.cosh,
  TANH: Math.tanh,
  SIGN: Math.sign,
  LOG10: (of) => (of > 0 ? Math.log10(of) : fail('#NUM!')),
  ATAN2: (x, y) => (x === 0 && y === 0 ? fail('#DIV/0!') : Math.atan2(y, x)),
  RADIANS: (degrees) => (degrees / 180) * Math.PI,
  DEGREES: (radians) => (radians / Math.PI) * 180,
  RANDBETWEEN: randomBetween,
  MROUND: roundTo,
  QUOTIENT: (a, b) => (b === 0 ? fail('#DIV/0!') : Math.trunc(a / b)),
  FACT: factorial,
  DELTA: (a, b) => (a === b ? 1 : 0),
  ISODD: isOdd,
  ISEVEN: (of) => !isOdd(of),
  CHAR: (code) =>
    code < 1 || code > 255 ? fail('#VALUE!') : String.fromCharCode(code),
};

/** Functions of one text. */
const TEXTS: Readonly<Record<string, (text: string) => unknown>> = {
  CODE: (text) => (text === '' ? fail('#VALUE!') : text.charCodeAt(0)),
  CLEAN: (text) => text.replace(/[\u0000-\u001F]/g, ''),
  DATEVALUE: (text) => Math.floor(serialFromText(text)),
  TIMEVALUE: (text) => serialFromText(text) % 1,
};

/** Functions of one value of any kind. */
const VALUES: Readonly<Record<string, (value: Scalar) => unknown>> = {
  T: (value) => (isCellError(value) || typeof value === 'string' ? value : ''),
  N: (value) => (typeof value === 'string' ? 0 : toNumber(value)),
  TYPE: (value) => KINDS[value === null ? 'number' : typeof value] ?? 1,
  'ERROR.TYPE': (value) =>
    isCellError(value) ? (ERROR_NUMBERS[value.error] ?? 7) : fail('#N/A'),
  ISERR: (value) => isCellError(value) && value.error !== '#N/A',
  ISLOGICAL: (value) => typeof value === 'boolean',
  ISNONTEXT: (value) => typeof value !== 'string',
};

/** Functions of all numbers among their arguments. */
const SUMMARIES: Readonly<Record<string, (numbers: number[]) => number>> = {
  SUMSQ: (numbers) => sum(numbers.map((one) => one ** 2)),
  VARP: deviation,
  STDEVP: (numbers) => Math.sqrt(deviation(numbers)),
};

const rowsOf = <T>(
  functions: Readonly<Record<string, T>>,
  count: (apply: T) => number,
  calculate: (apply: T) => Calculate,
): Row[] =>
  Object.entries(functions).map(([name, apply]) => [
    name,
    '',
    1,
    count(apply),
    calculate(apply),
  ]);

const ROWS: readonly Row[] = [
  ...rowsOf(
    NUMERIC,
    ({length}) => length,
    (apply) => single('n', apply),
  ),
  ...rowsOf(
    TEXTS,
    () => 1,
    (apply) => single('t', apply),
  ),
  ...rowsOf(
    VALUES,
    () => 1,
    (apply) => single('x', apply),
  ),
  ...rowsOf(SUMMARIES, () => Infinity, ofNumbers),
  ['TRUNC', '', 1, 2, single('n', truncate)],
  [
    'CONCATENATE',
    '',
    1,
    Infinity,
    single('t', (...all: string[]) => all.join('')),
  ],
  ['HYPERLINK', '', 1, 2, single('x', (link: Scalar, shown = link) => shown)],
  ['IFNA', '', 2, 2, single('x', ifNotAvailable)],
  ['LOOKUP', '', 2, 3, lookUp],
  ['ADDRESS', '', 2, 5, address],
  ['TRANSPOSE', '', 1, 1, transpose],
  ['AVERAGEA', '', 1, Infinity, (call) => mean(allNumbers(call))],
  [
    'AVERAGEIFS',
    '',
    3,
    Infinity,
    (call) => mean(numbersAmong(matching(call, 0, pairsFrom(call, 1)))),
  ],
];

/** Functions that are calculated without being listed, by name in capitals. */
export const UNLISTED = new Map(
  library('math', ROWS).map((builtin) => [builtin.name, builtin]),
);
