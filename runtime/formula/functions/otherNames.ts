// The functions that are calculated without being listed: see compatibility.ts.

/**
 * Their names by the kinds of their arguments, with the fewest and the most of them: first most of those of the function
 * library, which counts its arguments itself.
 */
const SIGNATURES: Readonly<Record<string, string>> = {
  'n 1 ∞': `ACOS ACOSH ACOTH ASIN ASINH ATAN ATANH CEILING.MATH CEILING.PRECISE COS COSH COT COTH CSC CSCH DB DDB
    DEGREES EVEN FISHER FLOOR.MATH FLOOR.PRECISE GAUSS ISPMT LOG10 ODD PDURATION PHI RADIANS SEC SECH SIGN
    SIN SINH SLN SYD TAN TANH UNICHAR`,
  'd 1 ∞':
    'DELTA DOLLARFR EFFECT ERFC FACTDOUBLE GESTEP ISEVEN ISODD NOMINAL SQRTPI',
  'g 1 ∞': 'GAMMALN',
  'gngb 1 ∞': 'LOGNORM.DIST',
  'gnn 1 ∞': 'RRI',
  'i 1 ∞': 'PERMUT PERMUTATIONA',
  'iiii 1 ∞': 'HYPGEOMDIST',
  'iiiib 1 ∞': 'HYPGEOM.DIST',
  'iin 1 ∞': 'NEGBINOMDIST',
  'iinb 1 ∞': 'BINOM.DIST BINOMDIST NEGBINOM.DIST',
  'in 1 ∞': 'BINOM.INV CRITBINOM',
  'ini 1 ∞': 'BINOM.DIST.RANGE',
  'nb 2 2': 'NORM.S.DIST',
  'ni 1 ∞': 'BESSELI BESSELJ BESSELK BESSELY T.DIST.2T T.DIST.RT TDIST',
  'nng 1 ∞': 'STANDARDIZE',
  'nngb 1 ∞': 'NORM.DIST NORMDIST',
  'p 1 ∞': 'NORMSINV',
  'pgg 1 ∞': 'GAMMA.INV GAMMAINV',
  'pggnn 1 ∞': 'BETA.INV BETAINV',
  'pgi 1 ∞': 'CONFIDENCE.NORM',
  'pi 1 ∞': 'CHISQ.INV CHISQ.INV.RT T.INV T.INV.2T',
  'pii 1 ∞': 'F.INV F.INV.RT',
  'png 1 ∞': 'NORM.INV NORMINV',
  'ugb 1 ∞': 'EXPON.DIST EXPONDIST',
  'uggb 1 ∞': 'GAMMA.DIST GAMMADIST WEIBULL.DIST',
  'ui 1 ∞': 'CHISQ.DIST.RT',
  'uib 1 ∞': 'CHISQ.DIST',
  'uii 1 ∞': 'F.DIST.RT',
  'uiib 1 ∞': 'F.DIST',
  'v 1 ∞': `BIN2DEC BIN2OCT DEC2BIN DEC2OCT HEX2BIN HEX2DEC HEX2OCT OCT2BIN OCT2DEC ARABIC IMABS IMAGINARY
    IMARGUMENT IMCONJUGATE IMCOS IMCOSH IMDIV IMEXP IMLN IMLOG10 IMLOG2 IMPOWER IMPRODUCT IMREAL IMSIN IMSINH IMSQRT
    IMSUB IMSUM IMTAN DECIMAL`,
  't 1 ∞': 'CLEAN CODE CONCATENATE EXACT UNICODE NUMBERVALUE',
  'F 1 ∞': 'FVSCHEDULE MUNIT PROB SORT XIRR XNPV XOR',
  'W 1 ∞': 'HSTACK VSTACK',
  'WF 1 ∞': 'CHOOSECOLS CHOOSEROWS DROP EXPAND TAKE',
  // Most of these are written here.
  '* 1 ∞': 'AVEDEV DEVSQ GEOMEAN HARMEAN KURT SKEW SKEW.P STDEVP SUMSQ VARP',
  '- 0 1': 'SHEET SHEETS',
  '- 1 1': 'ANCHORARRAY FORMULATEXT ISFORMULA SINGLE TYPE',
  '- 1 4': 'SEQUENCE',
  '- 1 ∞': 'AVERAGEA GCD LCM MAXA MINA MULTINOMIAL STDEVA STDEVPA VARA VARPA',
  '- 2 4': 'NETWORKDAYS.INTL WORKDAY.INTL XMATCH',
  '- 2 5': 'ADDRESS',
  '- 2 ∞': 'SORTBY',
  '- 3 ∞': 'AGGREGATE',
  'MM 2 2':
    'CHISQ.TEST CORREL COVAR COVARIANCE.S INTERCEPT RSQ SLOPE STEYX SUMX2MY2 SUMX2PY2 SUMXMY2',
  'nMM 3 3': 'FORECAST',
  'N 1 ∞': 'MODE.MULT',
  'NN 2 2': 'F.TEST FREQUENCY',
  'NNnn 4 4': 'T.TEST',
  'Nn 2 2': 'PERCENTILE PERCENTILE.EXC QUARTILE QUARTILE.EXC TRIMMEAN',
  'Nnn 2 3': 'MIRR PERCENTRANK.EXC PERCENTRANK.INC Z.TEST',
  'W 1 1': 'MDETERM MINVERSE TRANSPOSE UNIQUE',
  'WW 2 2': 'MMULT',
  'WWWx 1 4': 'GROWTH TREND',
  'WWxx 1 4': 'LINEST LOGEST',
  'WWx 2 3': 'FILTER',
  'aas 3 ∞': 'AVERAGEIFS MAXIFS MINIFS',
  'd 1 2': 'ERF WEEKNUM',
  'd 2 2': 'DOLLARDE MROUND QUOTIENT',
  'd 2 3': 'YEARFRAC',
  'd 6 6': 'CUMIPMT CUMPRINC',
  'dddM 4 4': 'SERIESSUM',
  'ddt 2 3': 'COMPLEX',
  'i 2 2': 'COMBIN COMBINA',
  'iub 3 3': 'POISSON.DIST',
  'n 1 1': 'ACOT CHAR FACT FISHERINV GAMMA ISOWEEKNUM NORMSDIST',
  'n 1 2': 'TRUNC',
  'n 2 2': 'ATAN2 BITAND BITLSHIFT BITOR BITRSHIFT BITXOR RANDBETWEEN',
  'n 2 3': 'BASE',
  'n 3 3': 'LOGNORMDIST',
  'nNn 2 3': 'RANK.AVG',
  'nggbn 4 6': 'BETA.DIST',
  'nggnn 3 5': 'BETADIST',
  'nib 3 3': 'T.DIST',
  'nnb 2 3': 'DAYS360',
  'nx 1 2': 'ROMAN',
  'ntt 3 3': 'CONVERT',
  'pgi 3 3': 'CONFIDENCE.T',
  'png 3 3': 'LOGNORM.INV',
  't 1 1': 'DATEVALUE TIMEVALUE',
  'tn 2 2': 'REPT',
  'x 1 1': 'ERROR.TYPE ISERR ISLOGICAL ISNONTEXT N T',
  'v 1 2': 'BIN2HEX DEC2HEX OCT2HEX',
  'x 1 2': 'HYPERLINK',
  'x 2 2': 'IFNA',
  'xMM 2 3': 'LOOKUP',
};

/** Functions with more than one name, which are one here: other names, and the one that is calculated. */
export const SAME: readonly (readonly [name: string, other: string])[] = `
  CHIDIST=CHISQ.DIST.RT CHIINV=CHISQ.INV.RT CHITEST=CHISQ.TEST CONFIDENCE=CONFIDENCE.NORM COVARIANCE.P=COVAR
  ERF.PRECISE=ERF ERFC.PRECISE=ERFC FDIST=F.DIST.RT FINV=F.INV.RT FORECAST.LINEAR=FORECAST FTEST=F.TEST
  GAMMALN.PRECISE=GAMMALN ISO.CEILING=CEILING.PRECISE LOGINV=LOGNORM.INV MODE.SNGL=MODE NORM.S.INV=NORMSINV PERCENTILE.INC=PERCENTILE
  PEARSON=CORREL PERCENTRANK=PERCENTRANK.INC POISSON=POISSON.DIST QUARTILE.INC=QUARTILE RANK.EQ=RANK STDEV.P=STDEVP STDEV.S=STDEV
  TINV=T.INV.2T TTEST=T.TEST VAR.P=VARP VAR.S=VAR WEIBULL=WEIBULL.DIST ZTEST=Z.TEST
`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.split('=') as [string, string]);

const OTHERS = Object.entries(SIGNATURES).flatMap(([signature, names]) =>
  names.split(/\s+/).map((name) => ({name, line: `${name} ${signature}`})),
);

/** Those functions in lines of a library. */
export const OTHER_LINES = OTHERS.map(({line}) => line).join('\n');

/** The names of them all. */
export const OTHER_NAMES: readonly string[] = [
  ...SAME.map(([name]) => name),
  ...OTHERS.map(({name}) => name),
];
