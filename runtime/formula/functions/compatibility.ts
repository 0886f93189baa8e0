import {TRUNC} from '@formulajs/formulajs';
// Functions that files of other programs use and the documentation does not list: formulas may use them, lists
// of functions leave them out, and a custom function of the same name goes first.
import {cellAddress, quoteSheetName} from '../../area/address';
import {isCellError, type Scalar} from '../../values/scalar';
import {numberFromText, toNumber, toText} from '../coerce';
import {compareScalars} from '../../values/compare';
import {matrixOf, transposed, wholeMatrixOf} from '../value';
import {type Call, eachValue, fail, library, number, scalar} from './define';
import {matching, numbersAmong, pairsFrom} from './conditions';
import {mean, type Numbers, populationVariance, sum} from './summaries';

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

/** Numbers of arguments in which text in cells counts as 0, and TRUE as 1. */
function allNumbers(call: Call): number[] {
  return [...eachValue(call)].flatMap(({value}) =>
    value === null ? [] : [typeof value === 'string' ? 0 : toNumber(value)],
  );
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

/** Functions that are calculated without being listed, by name in capitals. */
export const UNLISTED = new Map(
  library(
    'math',
    `
  ACOS         n    1 1
  ADDRESS      -    2 5
  ASIN         n    1 1
  ATAN         n    1 1
  ATAN2        n    2 2
  AVERAGEA     -    1 ∞
  AVERAGEIFS   aas  3 ∞
  CHAR         n    1 1
  CLEAN        t    1 1
  CODE         t    1 1
  CONCATENATE  t    1 ∞
  COS          n    1 1
  COSH         n    1 1
  DATEVALUE    t    1 1
  DEGREES      n    1 1
  DELTA        n    1 2
  ERROR.TYPE   x    1 1
  FACT         n    1 1
  HYPERLINK    x    1 2
  IFNA         x    2 2
  ISERR        x    1 1
  ISEVEN       n    1 1
  ISLOGICAL    x    1 1
  ISNONTEXT    x    1 1
  ISODD        n    1 1
  LOG10        n    1 1
  LOOKUP       saa  2 3
  MROUND       n    2 2
  N            x    1 1
  QUOTIENT     n    2 2
  RADIANS      n    1 1
  RANDBETWEEN  n    2 2
  SIGN         n    1 1
  SIN          n    1 1
  SINH         n    1 1
  STDEVP       *    1 ∞
  SUMSQ        *    1 ∞
  T            x    1 1
  TAN          n    1 1
  TANH         n    1 1
  TIMEVALUE    t    1 1
  TRANSPOSE    -    1 1
  TRUNC        n    1 2
  TYPE         x    1 1
  VARP         *    1 ∞
`,
    {
      ACOS: Math.acos,
      ADDRESS: address,
      ASIN: Math.asin,
      ATAN: Math.atan,
      ATAN2: (x: number, y: number) =>
        x === 0 && y === 0 ? fail('#DIV/0!') : Math.atan2(y, x),
      AVERAGEA: (call: Call) => mean(allNumbers(call)),
      AVERAGEIFS: (call: Call) =>
        mean(numbersAmong(matching(call, 0, pairsFrom(call, 1)))),
      CHAR: (code: number) =>
        code < 1 || code > 255 ? fail('#VALUE!') : String.fromCharCode(code),
      CLEAN: (text: string) => text.replace(/[\u0000-\u001F]/g, ''),
      CODE: (text: string) =>
        text === '' ? fail('#VALUE!') : text.charCodeAt(0),
      CONCATENATE: (...all: string[]) => all.join(''),
      COS: Math.cos,
      COSH: Math.cosh,
      DATEVALUE: (text: string) => Math.floor(serialFromText(text)),
      DEGREES: (radians: number) => (radians / Math.PI) * 180,
      DELTA: (a: number, b = 0) => (a === b ? 1 : 0),
      'ERROR.TYPE': (value: Scalar) =>
        isCellError(value) ? (ERROR_NUMBERS[value.error] ?? 7) : fail('#N/A'),
      FACT: factorial,
      HYPERLINK: (link: Scalar, shown = link) => shown,
      IFNA: ifNotAvailable,
      ISERR: (value: Scalar) => isCellError(value) && value.error !== '#N/A',
      ISEVEN: (of: number) => !isOdd(of),
      ISLOGICAL: (value: Scalar) => typeof value === 'boolean',
      ISNONTEXT: (value: Scalar) => typeof value !== 'string',
      ISODD: isOdd,
      LOG10: (of: number) => (of > 0 ? Math.log10(of) : fail('#NUM!')),
      LOOKUP: lookUp,
      MROUND: roundTo,
      N: (value: Scalar) => (typeof value === 'string' ? 0 : toNumber(value)),
      QUOTIENT: (a: number, b: number) =>
        b === 0 ? fail('#DIV/0!') : Math.trunc(a / b),
      RADIANS: (degrees: number) => (degrees / 180) * Math.PI,
      RANDBETWEEN: randomBetween,
      SIGN: Math.sign,
      SIN: Math.sin,
      SINH: Math.sinh,
      STDEVP: (numbers: Numbers) => Math.sqrt(populationVariance(numbers)),
      SUMSQ: (numbers: Numbers) => sum(numbers.map((one) => one ** 2)),
      T: (value: Scalar) =>
        isCellError(value) || typeof value === 'string' ? value : '',
      TAN: Math.tan,
      TANH: Math.tanh,
      TIMEVALUE: (text: string) => serialFromText(text) % 1,
      TRANSPOSE: ({scope, value}: Call) =>
        transposed(wholeMatrixOf(value(0) ?? null, scope)),
      TRUNC,
      TYPE: (value: Scalar) =>
        KINDS[value === null ? 'number' : typeof value] ?? 1,
      VARP: populationVariance,
    },
  ).map((builtin) => [builtin.name, builtin]),
);
