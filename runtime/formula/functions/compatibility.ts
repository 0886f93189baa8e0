// Functions that files of other programs use and the documentation does not list: formulas may use them, lists
// of functions leave them out, and a custom function of the same name goes first.
import {cellAddress, quoteSheetName} from '../../area/address';
import {isCellError, type Scalar} from '../../values/scalar';
import {numberFromText, toNumber, toText} from '../coerce';
import {compareScalars} from '../../values/compare';
import {matrixOf, wholeMatrixOf, type Value} from '../value';
import {number, scalar} from './arguments';
import {fail, library, ofNumbers, single, type Call, type Row} from './define';
import {matching, numbersAmong, pairsFrom} from './conditions';

type Numeric = (...numbers: number[]) => unknown;

const numeric = (name: string, count: number, apply: Numeric): Row => [
  name,
  '',
  count,
  count,
  single('n', apply as (...args: never[]) => unknown),
];

const test = (name: string, holds: (value: Scalar) => boolean): Row => [
  name,
  '',
  1,
  1,
  single('x', holds),
];

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

const total = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0);

/** Mean of the squares of differences from the mean. */
function deviation(numbers: readonly number[]): number {
  const mean = total(numbers) / numbers.length;
  return numbers.length === 0
    ? fail('#DIV/0!')
    : total(numbers.map((one) => (one - mean) ** 2)) / numbers.length;
}

const kinds = {number: 1, string: 2, boolean: 4, object: 16} as const;
const errorNumbers: Readonly<Record<string, number>> = {
  '#NULL!': 1,
  '#DIV/0!': 2,
  '#VALUE!': 3,
  '#REF!': 4,
  '#NAME?': 5,
  '#NUM!': 6,
  '#N/A': 7,
};

const ROWS: readonly Row[] = [
  ...(
    [
      'sin',
      'cos',
      'tan',
      'asin',
      'acos',
      'atan',
      'sinh',
      'cosh',
      'tanh',
      'sign',
    ] as const
  ).map((name) => numeric(name.toUpperCase(), 1, Math[name])),
  numeric('LOG10', 1, (of) => (of! > 0 ? Math.log10(of!) : fail('#NUM!'))),
  numeric('ATAN2', 2, (x, y) =>
    x === 0 && y === 0 ? fail('#DIV/0!') : Math.atan2(y!, x!),
  ),
  numeric('RADIANS', 1, (degrees) => (degrees! / 180) * Math.PI),
  numeric('DEGREES', 1, (radians) => (radians! / Math.PI) * 180),
  numeric('RANDBETWEEN', 2, randomBetween as Numeric),
  numeric('MROUND', 2, roundTo as Numeric),
  numeric('QUOTIENT', 2, (a, b) =>
    b === 0 ? fail('#DIV/0!') : Math.trunc(a! / b!),
  ),
  numeric('FACT', 1, factorial as Numeric),
  numeric('DELTA', 2, (a, b) => (a === b ? 1 : 0)),
  numeric('ISODD', 1, isOdd as Numeric),
  numeric('ISEVEN', 1, (of) => !isOdd(of!)),
  [
    'TRUNC',
    '',
    1,
    2,
    single(
      'n',
      (of: number, digits = 0) =>
        Math.trunc(Number((of * 10 ** digits).toPrecision(15))) / 10 ** digits,
    ),
  ],
  [
    'CONCATENATE',
    '',
    1,
    Infinity,
    single('t', (...texts: string[]) => texts.join('')),
  ],
  [
    'CHAR',
    '',
    1,
    1,
    single('n', (code: number) =>
      code < 1 || code > 255 ? fail('#VALUE!') : String.fromCharCode(code),
    ),
  ],
  [
    'CODE',
    '',
    1,
    1,
    single('t', (text: string) =>
      text === '' ? fail('#VALUE!') : text.charCodeAt(0),
    ),
  ],
  [
    'CLEAN',
    '',
    1,
    1,
    single('t', (text: string) => text.replace(/[\u0000-\u001F]/g, '')),
  ],
  [
    'T',
    '',
    1,
    1,
    single('x', (value: Scalar) =>
      isCellError(value) || typeof value === 'string' ? value : '',
    ),
  ],
  [
    'N',
    '',
    1,
    1,
    single('x', (value: Scalar) =>
      isCellError(value)
        ? value
        : typeof value === 'string'
          ? 0
          : toNumber(value),
    ),
  ],
  [
    'TYPE',
    '',
    1,
    1,
    single('x', (value: Scalar) =>
      value === null ? 1 : kinds[typeof value as keyof typeof kinds],
    ),
  ],
  [
    'ERROR.TYPE',
    '',
    1,
    1,
    single('x', (value: Scalar) =>
      isCellError(value) ? (errorNumbers[value.error] ?? 7) : fail('#N/A'),
    ),
  ],
  [
    'DATEVALUE',
    '',
    1,
    1,
    single('t', (text: string) => Math.floor(serialFromText(text))),
  ],
  [
    'TIMEVALUE',
    '',
    1,
    1,
    single('t', (text: string) => serialFromText(text) % 1),
  ],
  [
    'HYPERLINK',
    '',
    1,
    2,
    single('x', (link: Scalar, shown: Scalar = link) => shown),
  ],
  [
    'IFNA',
    '',
    2,
    2,
    single('x', (value: Scalar, otherwise: Scalar) =>
      isCellError(value) && value.error === '#N/A' ? otherwise : value,
    ),
  ],
  test('ISERR', (value) => isCellError(value) && value.error !== '#N/A'),
  test('ISLOGICAL', (value) => typeof value === 'boolean'),
  test('ISNONTEXT', (value) => typeof value !== 'string'),
  ['LOOKUP', '', 2, 3, lookUp],
  ['ADDRESS', '', 2, 5, address],
  ['TRANSPOSE', '', 1, 1, transpose],
  [
    'SUMSQ',
    '',
    1,
    Infinity,
    ofNumbers((numbers) => total(numbers.map((one) => one ** 2))),
  ],
  ['VARP', '', 1, Infinity, ofNumbers(deviation)],
  [
    'STDEVP',
    '',
    1,
    Infinity,
    ofNumbers((numbers) => Math.sqrt(deviation(numbers))),
  ],
  [
    'AVERAGEA',
    '',
    1,
    Infinity,
    (call) => {
      const numbers = allNumbers(call);
      return numbers.length === 0
        ? fail('#DIV/0!')
        : total(numbers) / numbers.length;
    },
  ],
  [
    'MAXA',
    '',
    1,
    Infinity,
    (call) => allNumbers(call).reduce((a, b) => Math.max(a, b)),
  ],
  [
    'MINA',
    '',
    1,
    Infinity,
    (call) => allNumbers(call).reduce((a, b) => Math.min(a, b)),
  ],
  [
    'AVERAGEIFS',
    '',
    3,
    Infinity,
    (call) => {
      const numbers = numbersAmong(matching(call, 0, pairsFrom(call, 1)));
      return numbers.length === 0
        ? fail('#DIV/0!')
        : total(numbers) / numbers.length;
    },
  ],
];

/** Functions that are calculated without being listed, by name in capitals. */
export const UNLISTED = new Map(
  library('math', ROWS).map((builtin) => [builtin.name, builtin]),
);
