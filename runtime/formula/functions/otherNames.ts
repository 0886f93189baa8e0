// The functions that are calculated without being listed: see compatibility.ts.

/** Functions of the function library, by the kinds of their arguments. */
export const BORROWED: Readonly<Record<string, string>> = {
  n: `ACOS ACOSH ACOTH ASIN ASINH ATAN ATANH CEILING.MATH CEILING.PRECISE COS COSH COT COTH CSC CSCH DB DDB DEGREES
    EVEN FISHER FLOOR.MATH FLOOR.PRECISE GAUSS ISPMT LOG10 NORMSDIST ODD PDURATION PHI RADIANS
    SEC SECH SIGN SIN SINH SLN SYD TAN TANH UNICHAR`,
  d: 'DELTA DOLLARFR EFFECT ERFC FACTDOUBLE GESTEP ISEVEN ISODD NOMINAL SQRTPI',
  g: 'GAMMALN',
  p: 'NORMSINV',
  gnn: 'RRI',
  gngb: 'LOGNORM.DIST',
  nng: 'STANDARDIZE',
  nb: 'NORM.S.DIST',
  nngb: 'NORM.DIST NORMDIST',
  nggnn: 'BETADIST',
  pgi: 'CONFIDENCE.NORM',
  pggnn: 'BETA.INV BETAINV',
  pgg: 'GAMMA.INV GAMMAINV',
  png: 'NORM.INV NORMINV',
  ugb: 'EXPON.DIST EXPONDIST',
  uggb: 'GAMMA.DIST GAMMADIST WEIBULL.DIST',
  i: 'PERMUT PERMUTATIONA',
  ni: 'BESSELI BESSELJ BESSELK BESSELY T.DIST.2T T.DIST.RT TDIST',
  pi: 'CHISQ.INV CHISQ.INV.RT T.INV T.INV.2T',
  ui: 'CHISQ.DIST.RT',
  uii: 'F.DIST.RT',
  pii: 'F.INV F.INV.RT',
  uib: 'CHISQ.DIST',
  uiib: 'F.DIST',
  in: 'BINOM.INV CRITBINOM',
  iin: 'NEGBINOMDIST',
  iinb: 'BINOM.DIST BINOMDIST NEGBINOM.DIST',
  ini: 'BINOM.DIST.RANGE',
  iiii: 'HYPGEOMDIST',
  iiiib: 'HYPGEOM.DIST',
  x: `BIN2DEC BIN2OCT DEC2BIN DEC2OCT HEX2BIN HEX2DEC HEX2OCT OCT2BIN OCT2DEC ARABIC IMABS IMAGINARY
    IMARGUMENT IMCONJUGATE IMCOS IMCOSH IMDIV IMEXP IMLN IMLOG10 IMLOG2 IMPOWER IMPRODUCT IMREAL IMSIN IMSINH
    IMSQRT IMSUB IMSUM IMTAN CONVERT DECIMAL`,
  t: 'CLEAN CODE EXACT UNICODE NUMBERVALUE',
  f: `CORREL COVAR COVARIANCE.S FORECAST FVSCHEDULE HARMEAN INTERCEPT KURT LINEST LOGEST MIRR MUNIT PEARSON
    PERCENTRANK.EXC PERCENTRANK.INC PROB RSQ SKEW SKEW.P SLOPE SORT STEYX XIRR XNPV XOR`,
  k: 'CHOOSECOLS CHOOSEROWS DROP EXPAND HSTACK TAKE VSTACK',
};

/** Functions with more than one name, which are one here: other names, and the one that is calculated. */
export const SAME: readonly (readonly [name: string, other: string])[] = `
  CHIDIST=CHISQ.DIST.RT CHIINV=CHISQ.INV.RT CHITEST=CHISQ.TEST CONFIDENCE=CONFIDENCE.NORM COVARIANCE.P=COVAR
  ERF.PRECISE=ERF ERFC.PRECISE=ERFC FDIST=F.DIST.RT FINV=F.INV.RT FORECAST.LINEAR=FORECAST FTEST=F.TEST
  GAMMALN.PRECISE=GAMMALN ISO.CEILING=CEILING.PRECISE LOGINV=LOGNORM.INV MODE.SNGL=MODE NORM.S.INV=NORMSINV PERCENTILE.INC=PERCENTILE
  PERCENTRANK=PERCENTRANK.INC POISSON=POISSON.DIST QUARTILE.INC=QUARTILE RANK.EQ=RANK STDEV.P=STDEVP STDEV.S=STDEV
  TINV=T.INV.2T TTEST=T.TEST VAR.P=VARP VAR.S=VAR WEIBULL=WEIBULL.DIST ZTEST=Z.TEST
`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.split('=') as [string, string]);

/** Those written here, in lines of a library. */
export const OWN = `
  ACOT             n    1 1
  ADDRESS          -    2 5
  AGGREGATE        -    3 ∞
  ANCHORARRAY      -    1 1
  ATAN2            n    2 2
  AVEDEV           *    1 ∞
  AVERAGEA         -    1 ∞
  AVERAGEIFS       aas  3 ∞
  BASE             n    2 3
  BETA.DIST        nggbn 4 6
  BIN2HEX          x    1 2
  BITAND           n    2 2
  BITLSHIFT        n    2 2
  BITOR            n    2 2
  BITRSHIFT        n    2 2
  BITXOR           n    2 2
  CHAR             n    1 1
  CHISQ.TEST       MM   2 2
  COMBIN           i    2 2
  COMBINA          i    2 2
  COMPLEX          ddt  2 3
  CONCATENATE      t    1 ∞
  CONFIDENCE.T     pgi  3 3
  CUMIPMT          d    6 6
  CUMPRINC         d    6 6
  DATEVALUE        t    1 1
  DAYS360          nnb  2 3
  DEC2HEX          x    1 2
  DEVSQ            *    1 ∞
  DOLLARDE         d    2 2
  ERF              d    1 2
  ERROR.TYPE       x    1 1
  F.TEST           NN   2 2
  FACT             n    1 1
  FILTER           WWx  2 3
  FISHERINV        n    1 1
  FORMULATEXT      -    1 1
  FREQUENCY        NN   2 2
  GAMMA            n    1 1
  GCD              -    1 ∞
  GEOMEAN          *    1 ∞
  GROWTH           WWWx 1 4
  HYPERLINK        x    1 2
  IFNA             x    2 2
  ISERR            x    1 1
  ISFORMULA        -    1 1
  ISLOGICAL        x    1 1
  ISNONTEXT        x    1 1
  ISOWEEKNUM       n    1 1
  LCM              -    1 ∞
  LOGNORM.INV      png  3 3
  LOGNORMDIST      n    3 3
  LOOKUP           xMM  2 3
  MAXA             -    1 ∞
  MAXIFS           aas  3 ∞
  MDETERM          W    1 1
  MINA             -    1 ∞
  MINIFS           aas  3 ∞
  MINVERSE         W    1 1
  MMULT            WW   2 2
  MODE.MULT        N    1 ∞
  MROUND           d    2 2
  MULTINOMIAL      -    1 ∞
  N                x    1 1
  NETWORKDAYS.INTL -    2 4
  OCT2HEX          x    1 2
  PERCENTILE       Nn   2 2
  PERCENTILE.EXC   Nn   2 2
  POISSON.DIST     iub  3 3
  QUARTILE         Nn   2 2
  QUARTILE.EXC     Nn   2 2
  QUOTIENT         d    2 2
  RANDBETWEEN      n    2 2
  RANK.AVG         nNn  2 3
  REPT             tn   2 2
  ROMAN            nx   1 2
  SEQUENCE         -    1 4
  SERIESSUM        dddM 4 4
  SHEET            -    0 1
  SHEETS           -    0 1
  SINGLE           -    1 1
  SORTBY           -    2 ∞
  STDEVA           -    1 ∞
  STDEVP           *    1 ∞
  STDEVPA          -    1 ∞
  SUMSQ            *    1 ∞
  SUMX2MY2         M    2 2
  SUMX2PY2         M    2 2
  SUMXMY2          M    2 2
  T                x    1 1
  T.DIST           nib  3 3
  T.TEST           NNnn 4 4
  TIMEVALUE        t    1 1
  TRANSPOSE        W    1 1
  TREND            WWWx 1 4
  TRIMMEAN         Nn   2 2
  TRUNC            n    1 2
  TYPE             -    1 1
  UNIQUE           W    1 1
  VARA             -    1 ∞
  VARP             *    1 ∞
  VARPA            -    1 ∞
  WEEKNUM          d    1 2
  WORKDAY.INTL     -    2 4
  XMATCH           -    2 4
  YEARFRAC         d    2 3
  Z.TEST           Nnn  2 3
`;

/** The names of them all. */
export const OTHER_NAMES: readonly string[] = [
  ...SAME.map(([name]) => name),
  ...Object.values(BORROWED).flatMap((names) => names.split(/\s+/)),
  ...[...OWN.matchAll(/^\s*(\S+)/gm)].map(([, name]) => name!),
];
