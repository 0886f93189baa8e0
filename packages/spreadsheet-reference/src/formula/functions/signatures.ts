// The functions that are calculated without being listed: see compatibility.ts.

/** Their names by the kinds of their arguments, with the fewest and the most of them. */
const SIGNATURES: Readonly<Record<string, string>> = {
  'n 1 1': `ACOS ACOSH ACOT ACOTH ASIN ASINH ATAN ATANH CHAR COS COSH COT COTH CSC CSCH DEGREES EVEN FACT FISHER
    FISHERINV GAMMA GAUSS ISOWEEKNUM LOG10 NORMSDIST ODD PHI RADIANS SEC SECH SIGN SIN SINH TAN TANH UNICHAR`,
  'n 1 2': 'CEILING.PRECISE FLOOR.PRECISE TRUNC',
  'n 1 3': 'CEILING.MATH FLOOR.MATH',
  'n 2 2': 'ATAN2 BITAND BITLSHIFT BITOR BITRSHIFT BITXOR RANDBETWEEN',
  'n 2 3': 'BASE',
  'n 3 3': 'PDURATION SLN',
  'n 4 4': 'ISPMT SYD',
  'n 4 5': 'DB DDB',
  'nb 2 2': 'NORM.S.DIST',
  'nx 1 2': 'ROMAN',
  'nh 2 2': 'T.DIST.RT',
  'nhb 3 3': 'T.DIST',
  'nng 3 3': 'STANDARDIZE',
  'nngb 4 4': 'NORM.DIST',
  'nnb 2 3': 'DAYS360',
  'nggbn 4 6': 'BETA.DIST',
  'nggnn 3 5': 'BETADIST',
  'ntt 3 3': 'CONVERT',
  'd 1 1': 'ERFC FACTDOUBLE ISEVEN ISODD SQRTPI',
  'd 1 2': 'DELTA ERF GESTEP WEEKNUM',
  'd 2 2': 'DOLLARDE DOLLARFR EFFECT MROUND NOMINAL QUOTIENT',
  'd 2 3': 'YEARFRAC',
  'd 6 6': 'CUMIPMT CUMPRINC',
  'dddM 4 4': 'SERIESSUM',
  'g 1 1': 'GAMMALN',
  'gng 3 3': 'LOGNORMDIST',
  'gngb 4 4': 'LOGNORM.DIST',
  'gnn 3 3': 'RRI',
  'i 2 2': 'COMBIN COMBINA',
  'w 2 2': 'PERMUT PERMUTATIONA',
  'w 4 4': 'HYPGEOMDIST',
  'wwwwb 5 5': 'HYPGEOM.DIST',
  'whq 3 3': 'NEGBINOMDIST',
  'whqb 4 4': 'NEGBINOM.DIST',
  'wwqb 4 4': 'BINOM.DIST',
  'wqp 3 3': 'BINOM.INV',
  'wqw 3 4': 'BINOM.DIST.RANGE',
  'wub 3 3': 'POISSON.DIST',
  'p 1 1': 'NORMSINV',
  'pgh 3 3': 'CONFIDENCE.NORM CONFIDENCE.T',
  'ph 2 2': 'T.INV',
  'png 3 3': 'LOGNORM.INV NORM.INV',
  'qgg 3 3': 'GAMMA.INV',
  'qggnn 3 5': 'BETA.INV',
  'qh 2 2': 'CHISQ.INV CHISQ.INV.RT T.INV.2T',
  'qhh 3 3': 'F.INV F.INV.RT',
  'ugb 3 3': 'EXPON.DIST',
  'uggb 4 4': 'GAMMA.DIST WEIBULL.DIST',
  'uh 2 2': 'CHISQ.DIST.RT T.DIST.2T',
  'uhb 3 3': 'CHISQ.DIST',
  'uhh 3 3': 'F.DIST.RT TDIST',
  'uhhb 4 4': 'F.DIST',
  't 1 1': 'ARABIC CLEAN CODE DATEVALUE TIMEVALUE UNICODE',
  't 1 3': 'NUMBERVALUE',
  't 1 ∞': 'CONCATENATE',
  't 2 2': 'EXACT',
  'tn 2 2': 'REPT',
  'v 1 1': 'BIN2DEC HEX2DEC OCT2DEC',
  'vd 1 2':
    'BIN2HEX BIN2OCT DEC2BIN DEC2HEX DEC2OCT HEX2BIN HEX2OCT OCT2BIN OCT2HEX',
  'vn 2 2': 'DECIMAL',
  'x 1 1': 'ERROR.TYPE ISERR ISLOGICAL ISNONTEXT N T',
  'x 1 2': 'HYPERLINK',
  'x 2 2': 'IFNA',
  'xMM 2 3': 'LOOKUP',
  // Most of those with areas are written here.
  '* 1 ∞': 'AVEDEV DEVSQ GEOMEAN HARMEAN KURT SKEW SKEW.P STDEVP SUMSQ VARP',
  '- 0 1': 'SHEET SHEETS',
  '- 1 1': 'ANCHORARRAY FORMULATEXT ISFORMULA SINGLE TYPE',
  '- 1 4': 'SEQUENCE',
  '- 1 ∞':
    'AVERAGEA GCD LCM MAXA MINA MULTINOMIAL STDEVA STDEVPA VARA VARPA XOR',
  '- 2 4': 'NETWORKDAYS.INTL WORKDAY.INTL XMATCH',
  '- 2 5': 'ADDRESS',
  '- 2 ∞': 'SORTBY',
  '- 3 ∞': 'AGGREGATE',
  'F 1 1': 'MUNIT',
  'F 1 4': 'SORT',
  'F 2 2': 'FVSCHEDULE',
  'MM 2 2':
    'CHISQ.TEST CORREL COVAR COVARIANCE.S INTERCEPT RSQ SLOPE STEYX SUMX2MY2 SUMX2PY2 SUMXMY2',
  'MMnn 3 4': 'PROB',
  'MMn 2 3': 'XIRR',
  'nMM 3 3': 'FORECAST XNPV',
  'nNn 2 3': 'RANK.AVG',
  'N 1 ∞': 'MODE.MULT',
  'NN 2 2': 'F.TEST FREQUENCY',
  'NNii 4 4': 'T.TEST',
  'Nn 2 2': 'PERCENTILE PERCENTILE.EXC QUARTILE QUARTILE.EXC TRIMMEAN',
  'Nnn 2 3': 'MIRR PERCENTRANK.EXC PERCENTRANK.INC Z.TEST',
  'W 1 1': 'MDETERM MINVERSE TRANSPOSE',
  'W 1 ∞': 'HSTACK VSTACK',
  'Wxx 1 3': 'UNIQUE',
  'WF 2 3': 'DROP TAKE',
  'WF 2 4': 'EXPAND',
  'WF 2 ∞': 'CHOOSECOLS CHOOSEROWS',
  'WW 2 2': 'MMULT',
  'WWWx 1 4': 'GROWTH TREND',
  'WWxx 1 4': 'LINEST LOGEST',
  'WWx 2 3': 'FILTER',
  'aas 3 ∞': 'AVERAGEIFS MAXIFS MINIFS',
};

/** Other names of functions, each before the one that is calculated. */
const SAME = `
  BETAINV=BETA.INV BINOMDIST=BINOM.DIST CHIDIST=CHISQ.DIST.RT CHIINV=CHISQ.INV.RT CHITEST=CHISQ.TEST CONFIDENCE=CONFIDENCE.NORM COVARIANCE.P=COVAR CRITBINOM=BINOM.INV
  EXPONDIST=EXPON.DIST ERF.PRECISE=ERF ERFC.PRECISE=ERFC FDIST=F.DIST.RT FINV=F.INV.RT FORECAST.LINEAR=FORECAST FTEST=F.TEST GAMMADIST=GAMMA.DIST GAMMAINV=GAMMA.INV
  GAMMALN.PRECISE=GAMMALN ISO.CEILING=CEILING.PRECISE LOGINV=LOGNORM.INV MODE.SNGL=MODE NORMDIST=NORM.DIST NORMINV=NORM.INV NORM.S.INV=NORMSINV PERCENTILE.INC=PERCENTILE
  PEARSON=CORREL PERCENTRANK=PERCENTRANK.INC POISSON=POISSON.DIST QUARTILE.INC=QUARTILE RANK.EQ=RANK STDEV.P=STDEVP STDEV.S=STDEV
  TINV=T.INV.2T TTEST=T.TEST VAR.P=VARP VAR.S=VAR WEIBULL=WEIBULL.DIST ZTEST=Z.TEST
`;

/** Other names of functions, and the names that they are calculated by. */
export const ALIASES: ReadonlyMap<string, string> = new Map(
  SAME.trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);

const OTHERS = Object.entries(SIGNATURES).flatMap(([signature, names]) =>
  names.split(/\s+/).map((name) => ({name, line: `${name} ${signature}`})),
);

/** Those functions in lines of a library. */
export const UNLISTED_SIGNATURES = OTHERS.map(({line}) => line).join('\n');

/** The names of them all. */
export const UNLISTED_NAMES: readonly string[] = [
  ...ALIASES.keys(),
  ...OTHERS.map(({name}) => name),
];
