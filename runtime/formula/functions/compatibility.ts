// Functions that files of other programs use and the documentation does not list: formulas may use them, lists
// of functions leave them out, and a custom function of the same name goes first. The library that they are from is
// loaded when a formula asks for one.
import {cellAddress, quoteSheetName} from '../../area/address';
import {isCellError, type Scalar} from '../../values/scalar';
import {numberFromText, toNumber, toText} from '../coerce';
import {compareScalars} from '../../values/compare';
import {
  isMatrix,
  matrixOf,
  scalarOf,
  transposed,
  wholeMatrixOf,
} from '../value';
import {BORROWED_LINES, borrowedFrom, type Lender} from './borrowed';
import {
  type Builtin,
  type Call,
  eachValue,
  fail,
  library,
  number,
  scalar,
} from './define';
import {determinant, inverse, productOf} from './matrices';
import {
  character,
  factorial,
  greatestDivisor,
  leastMultiple,
  ofBits,
  otherBases,
  randomBetween,
  roman,
  shiftBits,
} from './numerals';
import {
  frequency,
  geometricMean,
  meanDistance,
  ofPairs,
  trimmedMean,
  unique,
} from './samples';
import {matching, numbersAmong, pairsFrom} from './conditions';
import {mean, type Numbers, populationVariance, sum} from './summaries';

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

const ERROR_NUMBERS: Readonly<Record<string, number>> = {
  '#NULL!': 1,
  '#DIV/0!': 2,
  '#VALUE!': 3,
  '#REF!': 4,
  '#NAME?': 5,
  '#NUM!': 6,
  '#N/A': 7,
};

/** 1 to 64: what kind of value it is. */
function kindOf({scope, value}: Call): number {
  const given = value(0) ?? null;
  const one = scalarOf(given, scope);
  return isMatrix(given)
    ? 64
    : isCellError(one)
      ? 16
      : (KINDS[typeof one] ?? 1);
}

const KINDS: Readonly<Record<string, number>> = {string: 2, boolean: 4};

const OWN = `
  ACOT         n    1 1
  ADDRESS      -    2 5
  ATAN2        n    2 2
  AVEDEV       *    1 ∞
  AVERAGEA     -    1 ∞
  AVERAGEIFS   aas  3 ∞
  BASE         n    2 3
  BIN2HEX      x    1 2
  BITAND       n    2 2
  BITLSHIFT    n    2 2
  BITOR        n    2 2
  BITRSHIFT    n    2 2
  BITXOR       n    2 2
  CHAR         n    1 1
  CONCATENATE  t    1 ∞
  DATEVALUE    t    1 1
  DEC2HEX      x    1 2
  DEVSQ        *    1 ∞
  ERF          n    1 2
  ERROR.TYPE   x    1 1
  FACT         n    1 1
  FREQUENCY    -    2 2
  GCD          -    1 ∞
  GEOMEAN      *    1 ∞
  HYPERLINK    x    1 2
  IFNA         x    2 2
  ISERR        x    1 1
  ISLOGICAL    x    1 1
  ISNONTEXT    x    1 1
  LCM          -    1 ∞
  LOOKUP       saa  2 3
  MDETERM      f    1 1
  MINVERSE     f    1 1
  MMULT        f    2 2
  MROUND       n    2 2
  N            x    1 1
  OCT2HEX      x    1 2
  QUOTIENT     n    2 2
  RANDBETWEEN  n    2 2
  ROMAN        nx   1 2
  STDEVP       *    1 ∞
  SUMSQ        *    1 ∞
  T            x    1 1
  TIMEVALUE    t    1 1
  SUMX2MY2     -    2 2
  SUMX2PY2     -    2 2
  SUMXMY2      -    2 2
  TRANSPOSE    -    1 1
  TRIMMEAN     -    2 2
  TRUNC        n    1 2
  TYPE         -    1 1
  UNIQUE       -    1 1
  VARP         *    1 ∞
`;

/** Functions that are calculated without being listed. */
export function unlistedFrom(lender: Lender): Builtin[] {
  const {ERF, ROUNDDOWN} = lender;
  return library('math', OWN + BORROWED_LINES.join('\n'), {
    ...borrowedFrom(lender),
    ACOT: (x: number) => Math.PI / 2 - Math.atan(x),
    ADDRESS: address,
    ATAN2: (x: number, y: number) =>
      x === 0 && y === 0 ? fail('#DIV/0!') : Math.atan2(y, x),
    AVEDEV: meanDistance,
    AVERAGEA: (call: Call) => mean(allNumbers(call)),
    AVERAGEIFS: (call: Call) =>
      mean(numbersAmong(matching(call, 0, pairsFrom(call, 1)))),
    ...otherBases(lender),
    BITAND: ofBits((a, b) => a & b),
    BITLSHIFT: shiftBits,
    BITOR: ofBits((a, b) => a | b),
    BITRSHIFT: (of: number, bits: number) => shiftBits(of, -bits),
    BITXOR: ofBits((a, b) => a ^ b),
    CHAR: character,
    CONCATENATE: (...all: string[]) => all.join(''),
    DATEVALUE: (text: string) => Math.floor(serialFromText(text)),
    DEVSQ: (numbers: Numbers) => populationVariance(numbers) * numbers.length,
    ERF: (low: number, high?: number) =>
      high === undefined ? ERF(low) : Number(ERF(high)) - Number(ERF(low)),
    'ERROR.TYPE': (value: Scalar) =>
      isCellError(value) ? (ERROR_NUMBERS[value.error] ?? 7) : fail('#N/A'),
    FACT: factorial,
    FREQUENCY: frequency,
    GCD: greatestDivisor,
    GEOMEAN: geometricMean,
    HYPERLINK: (link: Scalar, shown = link) => shown,
    IFNA: ifNotAvailable,
    ISERR: (value: Scalar) => isCellError(value) && value.error !== '#N/A',
    ISLOGICAL: (value: Scalar) => typeof value === 'boolean',
    ISNONTEXT: (value: Scalar) => typeof value !== 'string',
    LCM: leastMultiple,
    LOOKUP: lookUp,
    MDETERM: determinant,
    MINVERSE: inverse,
    MMULT: productOf,
    MROUND: roundTo,
    N: (value: Scalar) => (typeof value === 'string' ? 0 : toNumber(value)),
    QUOTIENT: (a: number, b: number) =>
      b === 0 ? fail('#DIV/0!') : Math.trunc(a / b),
    RANDBETWEEN: randomBetween,
    ROMAN: roman,
    STDEVP: (numbers: Numbers) => Math.sqrt(populationVariance(numbers)),
    SUMSQ: (numbers: Numbers) => sum(numbers.map((one) => one ** 2)),
    T: (value: Scalar) =>
      isCellError(value) || typeof value === 'string' ? value : '',
    TIMEVALUE: (text: string) => serialFromText(text) % 1,
    SUMX2MY2: ofPairs((x, y) => x * x - y * y),
    SUMX2PY2: ofPairs((x, y) => x * x + y * y),
    SUMXMY2: ofPairs((x, y) => (x - y) ** 2),
    TRANSPOSE: ({scope, value}: Call) =>
      transposed(wholeMatrixOf(value(0) ?? null, scope)),
    TRIMMEAN: trimmedMean,
    TRUNC: (of: number, digits = 0) => ROUNDDOWN(of, Math.trunc(digits)),
    TYPE: kindOf,
    UNIQUE: unique,
    VARP: populationVariance,
  });
}
