// Functions that the function library calculates as spreadsheets do.
import {toText} from '../coerce';

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
export const BORROWED_LINES = Object.entries(BORROWED).flatMap(
  ([kinds, names]) => names.split(/\s+/).map((name) => `${name} ${kinds} 1 ∞`),
);

/** The function library, which is loaded late. */
export type Lender = typeof import('../../late/functions');

type Borrowed = (...given: unknown[]) => unknown;

// The library counts with fractions where spreadsheets leave them out.
const OF_WHOLE_NUMBERS = new Set(['COMBIN', 'COMBINA', 'PERMUT']);

/** The functions of the library, whose texts of complex numbers have more digits than numbers. */
export function borrowedFrom(lender: Lender): Record<string, Borrowed> {
  const all = Object.entries(lender as unknown as Record<string, Borrowed>);
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
