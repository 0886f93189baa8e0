// Functions that files of other programs use and the documentation does not list: formulas may use them, lists
// of functions leave them out, and a custom function of the same name goes first. The library that they are from is
// loaded when a formula asks for one.
import {cellAddress, quoteSheetName} from '../../area/address';
import {
  isCellError,
  type Matrix,
  type Scalar,
  compareScalars,
} from '../../values/scalar';
import {numberFromText, toNumber, toText} from '../coerce';
import {isMatrix, scalarOf} from '../value';
import {type Builtin, type Call, fail, library} from './define';
import {isComparable} from './lookup';
import {type FunctionLibrary, OF_WHOLES, otherBases} from './numerals';
import {OF_SAMPLES} from './samples';
import {matching, numbersAmong, pairsFrom} from './conditions';
import {mean} from './summaries';

/** Their names, by the kinds of their arguments. */
const BORROWED: Readonly<Record<string, string>> = {
  n: `ACOS ACOSH ACOTH ASIN ASINH ATAN ATANH COMBIN COMBINA COS COSH COT COTH CSC CSCH DB DDB DEGREES DELTA
    DOLLARDE DOLLARFR EFFECT ERFC EVEN FACTDOUBLE FISHER FISHERINV GAMMALN GESTEP ISEVEN ISODD ISPMT
    LOG10 NOMINAL NORMSDIST NORMSINV ODD PDURATION PERMUT PHI RADIANS RRI SEC SECH SIGN SIN SINH SLN
    SQRTPI STANDARDIZE SYD TAN TANH UNICHAR GAUSS`,
  x: `BIN2DEC BIN2OCT DEC2BIN DEC2OCT HEX2BIN HEX2DEC HEX2OCT OCT2BIN OCT2DEC ARABIC IMABS IMAGINARY
    IMARGUMENT IMCONJUGATE IMCOS IMDIV IMEXP IMLN IMLOG10 IMLOG2 IMPOWER IMPRODUCT IMREAL IMSIN IMSQRT
    IMSUB IMSUM CONVERT DECIMAL`,
  nnt: 'COMPLEX',
  t: 'CLEAN CODE EXACT UNICODE NUMBERVALUE',
  tn: 'REPT',
  f: `CHOOSECOLS CHOOSEROWS CORREL COVAR DROP EXPAND FORECAST FVSCHEDULE HARMEAN HSTACK INTERCEPT KURT
    MULTINOMIAL MUNIT PEARSON PERCENTILE PERCENTRANK PROB QUARTILE RSQ SERIESSUM SKEW SLOPE SORT STEYX
    TAKE VSTACK XNPV XOR`,
};

/** Lines of the library for them. */
const BORROWED_LINES = Object.entries(BORROWED).flatMap(([kinds, names]) =>
  names.split(/\s+/).map((name) => `${name} ${kinds} 1 ∞`),
);

type Borrowed = (...given: unknown[]) => unknown;

// The library counts with fractions where spreadsheets leave them out.
const OF_WHOLE_NUMBERS = new Set(['COMBIN', 'COMBINA', 'PERMUT']);

/** The functions of the library, whose texts of complex numbers have more digits than numbers. */
function borrowedFrom(functions: FunctionLibrary): Record<string, Borrowed> {
  const all = Object.entries(functions as unknown as Record<string, Borrowed>);
  return Object.fromEntries(
    all.map(([name, apply]) => [
      name,
      (...given) => {
        const result = apply(
          ...(OF_WHOLE_NUMBERS.has(name)
            ? given.map((one) => Math.trunc(one as number))
            : given),
        );
        return name.startsWith('IM') && typeof result === 'string'
          ? result.replace(/\d+\.\d+/g, (digits) => toText(Number(digits)))
          : result;
      },
    ]),
  );
}

/** A date or a time in a text, as a number of days. */
function serialFromText(text: string): number {
  const isDate = /[-/.:]|[a-z]/i.test(text);
  return (isDate ? numberFromText(text) : undefined) ?? fail('#VALUE!');
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

/** Numbers of other kinds of values. */
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
  FREQUENCY    NN   2 2
  GCD          -    1 ∞
  GEOMEAN      *    1 ∞
  HYPERLINK    x    1 2
  IFNA         x    2 2
  ISERR        x    1 1
  ISLOGICAL    x    1 1
  ISNONTEXT    x    1 1
  LCM          -    1 ∞
  LOOKUP       xMM  2 3
  MDETERM      W    1 1
  MINVERSE     W    1 1
  MMULT        WW   2 2
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
  SUMX2MY2     M    2 2
  SUMX2PY2     M    2 2
  SUMXMY2      M    2 2
  TRANSPOSE    W    1 1
  TRIMMEAN     Nn   2 2
  TRUNC        n    1 2
  TYPE         -    1 1
  UNIQUE       W    1 1
  VARP         *    1 ∞
`;

/** Functions that are calculated without being listed. */
export function unlistedFrom(functions: FunctionLibrary): Builtin[] {
  const {ERF, ROUNDDOWN} = functions;
  return library('math', OWN + BORROWED_LINES.join('\n'), {
    ...borrowedFrom(functions),
    ...otherBases(functions),
    ...OF_WHOLES,
    ...OF_SAMPLES,
    ACOT: (x: number) => Math.PI / 2 - Math.atan(x),
    ADDRESS(call: Call): string {
      const {args} = call;
      const [row, column] = [call.number(0, 1), call.number(1, 1)];
      const kind = args[2] ? call.number(2, 1) : 1;
      if (row < 1 || column < 1 || (args[3] && call.number(3, 1) === 0)) {
        return fail('#VALUE!');
      }
      const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(
        cellAddress(Math.trunc(row) - 1, Math.trunc(column) - 1),
      )!;
      const sheet = args[4] ? `${quoteSheetName(toText(call.scalar(4)))}!` : '';
      return `${sheet}${kind % 2 === 1 ? '$' : ''}${letters}${kind < 3 ? '$' : ''}${digits}`;
    },
    ATAN2: (x: number, y: number) =>
      x === 0 && y === 0 ? fail('#DIV/0!') : Math.atan2(y, x),
    AVERAGEIFS: (call: Call) =>
      mean(numbersAmong(matching(call, 0, pairsFrom(call, 1)))),
    CONCATENATE: (...all: string[]) => all.join(''),
    DATEVALUE: (text: string) => Math.floor(serialFromText(text)),
    ERF: (low: number, high?: number) =>
      high === undefined ? ERF(low) : Number(ERF(high)) - Number(ERF(low)),
    'ERROR.TYPE': (value: Scalar) =>
      isCellError(value) ? (ERROR_NUMBERS[value.error] ?? 7) : fail('#N/A'),
    HYPERLINK: (link: Scalar, shown = link) => shown,
    IFNA: (value: Scalar, otherwise: Scalar) =>
      isCellError(value) && value.error === '#N/A' ? otherwise : value,
    ISERR: (value: Scalar) => isCellError(value) && value.error !== '#N/A',
    ISLOGICAL: (value: Scalar) => typeof value === 'boolean',
    ISNONTEXT: (value: Scalar) => typeof value !== 'string',
    // The last value in a sorted list that is not larger, or what stands at its place in another list.
    LOOKUP(wanted: Scalar, table: Matrix, results?: Matrix): Scalar {
      const isWide = (table[0]?.length ?? 0) > table.length;
      const keys = isWide ? table[0]! : table.map((row) => row[0] ?? null);
      const own = isWide
        ? table.at(-1)!
        : table.map((row) => row.at(-1) ?? null);
      const found = keys.reduce<number>(
        (last, key, index) =>
          isComparable(key, wanted) && compareScalars(key, wanted) <= 0
            ? index
            : last,
        -1,
      );
      return found < 0
        ? fail('#N/A')
        : ((results?.flat() ?? own)[found] ?? null);
    },
    MROUND(value: number, step: number): number {
      if (value * step < 0) {
        return fail('#NUM!');
      }
      return step === 0
        ? 0
        : Math.round(Number((value / step).toPrecision(14))) * step;
    },
    N: (value: Scalar) => (typeof value === 'string' ? 0 : toNumber(value)),
    T: (value: Scalar) =>
      isCellError(value) || typeof value === 'string' ? value : '',
    TIMEVALUE: (text: string) => serialFromText(text) % 1,
    TRUNC: (of: number, digits = 0) => ROUNDDOWN(of, Math.trunc(digits)),
    TYPE({scope, value}: Call): number {
      const one = scalarOf(value(0), scope);
      return isMatrix(value(0))
        ? 64
        : isCellError(one)
          ? 16
          : (KINDS[typeof one] ?? 1);
    },
  });
}
