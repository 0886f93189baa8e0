// Functions that files of other programs use and the documentation does not list: formulas may use them, lists
// of functions leave them out, and a custom function of the same name goes first. They are loaded when a formula
// asks for one.
import * as functionLibrary from '@formulajs/formulajs';
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
import {type Call, eachValue, fail, library, number, scalar} from './define';
import {determinant, inverse, productOf} from './matrices';
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

/** Those of the function library that calculate as spreadsheets do, by the kinds of their arguments. */
const BORROWED: Readonly<Record<string, string>> = {
  n: `ACOS ACOSH ACOT ACOTH ASIN ASINH ATAN ATANH BASE BITAND BITLSHIFT BITOR BITRSHIFT BITXOR CHAR COMBIN
    COMBINA COS COSH COT COTH CSC CSCH DB DDB DEGREES DELTA DOLLARDE DOLLARFR EFFECT ERF ERFC EVEN FACTDOUBLE
    FISHER FISHERINV GAMMALN GESTEP ISEVEN ISODD ISPMT LOG10 NOMINAL NORMSDIST NORMSINV ODD PDURATION PERMUT PHI
    RADIANS RRI SEC SECH SIGN SIN SINH SLN SQRTPI STANDARDIZE SYD TAN TANH TRUNC UNICHAR GAUSS`,
  x: `BIN2DEC BIN2HEX BIN2OCT DEC2BIN DEC2HEX DEC2OCT HEX2BIN HEX2DEC HEX2OCT OCT2BIN OCT2DEC OCT2HEX ARABIC
    ROMAN IMABS IMAGINARY IMARGUMENT IMCONJUGATE IMCOS IMDIV IMEXP IMLN IMLOG10 IMLOG2 IMPOWER IMPRODUCT IMREAL
    IMSIN IMSQRT IMSUB IMSUM CONVERT DECIMAL`,
  nnt: 'COMPLEX',
  t: 'CLEAN CODE EXACT UNICODE NUMBERVALUE',
  tn: 'REPT',
  f: `AVEDEV CHOOSECOLS CHOOSEROWS CORREL COVAR DEVSQ DROP EXPAND FORECAST FREQUENCY FVSCHEDULE GCD GEOMEAN
    GROWTH HARMEAN HSTACK INTERCEPT KURT LCM LINEST LOGEST MIRR MULTINOMIAL MUNIT PEARSON PERCENTILE
    PERCENTRANK PROB QUARTILE RSQ SERIESSUM SKEW SLOPE SORT STEYX SUMX2MY2 SUMX2PY2 SUMXMY2 TAKE TREND TRIMMEAN
    UNIQUE VSTACK XNPV XOR`,
};

const borrowed = Object.entries(BORROWED).flatMap(([kinds, names]) =>
  names.split(/\s+/).map((name) => `${name} ${kinds} 1 ∞`),
);

const OWN = `
  ADDRESS      -    2 5
  ATAN2        n    2 2
  AVERAGEA     -    1 ∞
  AVERAGEIFS   aas  3 ∞
  CONCATENATE  t    1 ∞
  DATEVALUE    t    1 1
  ERROR.TYPE   x    1 1
  FACT         n    1 1
  HYPERLINK    x    1 2
  IFNA         x    2 2
  ISERR        x    1 1
  ISLOGICAL    x    1 1
  ISNONTEXT    x    1 1
  LOOKUP       saa  2 3
  MDETERM      f    1 1
  MINVERSE     f    1 1
  MMULT        f    2 2
  MROUND       n    2 2
  N            x    1 1
  QUOTIENT     n    2 2
  RANDBETWEEN  n    2 2
  STDEVP       *    1 ∞
  SUMSQ        *    1 ∞
  T            x    1 1
  TIMEVALUE    t    1 1
  TRANSPOSE    -    1 1
  TYPE         -    1 1
  VARP         *    1 ∞
`;

type Borrowed = (...given: unknown[]) => unknown;

/** The function library, whose texts of complex numbers have more digits than numbers. */
const borrowedFunctions = Object.fromEntries(
  Object.entries(functionLibrary as unknown as Record<string, Borrowed>).map(
    ([name, apply]): [string, Borrowed] => [
      name,
      (...given) => {
        const result = apply(...given);
        return name.startsWith('IM') && typeof result === 'string'
          ? result.replace(/\d+\.\d+/g, (digits) => toText(Number(digits)))
          : result;
      },
    ],
  ),
);

/** Functions that are calculated without being listed. */
export const UNLISTED = library('math', OWN + borrowed.join('\n'), {
  ...borrowedFunctions,
  ADDRESS: address,
  ATAN2: (x: number, y: number) =>
    x === 0 && y === 0 ? fail('#DIV/0!') : Math.atan2(y, x),
  AVERAGEA: (call: Call) => mean(allNumbers(call)),
  AVERAGEIFS: (call: Call) =>
    mean(numbersAmong(matching(call, 0, pairsFrom(call, 1)))),
  CONCATENATE: (...all: string[]) => all.join(''),
  DATEVALUE: (text: string) => Math.floor(serialFromText(text)),
  'ERROR.TYPE': (value: Scalar) =>
    isCellError(value) ? (ERROR_NUMBERS[value.error] ?? 7) : fail('#N/A'),
  FACT: factorial,
  HYPERLINK: (link: Scalar, shown = link) => shown,
  IFNA: ifNotAvailable,
  ISERR: (value: Scalar) => isCellError(value) && value.error !== '#N/A',
  ISLOGICAL: (value: Scalar) => typeof value === 'boolean',
  ISNONTEXT: (value: Scalar) => typeof value !== 'string',
  LOOKUP: lookUp,
  MDETERM: determinant,
  MINVERSE: inverse,
  MMULT: productOf,
  MROUND: roundTo,
  N: (value: Scalar) => (typeof value === 'string' ? 0 : toNumber(value)),
  QUOTIENT: (a: number, b: number) =>
    b === 0 ? fail('#DIV/0!') : Math.trunc(a / b),
  RANDBETWEEN: randomBetween,
  STDEVP: (numbers: Numbers) => Math.sqrt(populationVariance(numbers)),
  SUMSQ: (numbers: Numbers) => sum(numbers.map((one) => one ** 2)),
  T: (value: Scalar) =>
    isCellError(value) || typeof value === 'string' ? value : '',
  TIMEVALUE: (text: string) => serialFromText(text) % 1,
  TRANSPOSE: ({scope, value}: Call) =>
    transposed(wholeMatrixOf(value(0) ?? null, scope)),
  TYPE: kindOf,
  VARP: populationVariance,
});
