// Compares functions and number formats with published results of other implementations, which the fixtures
// name.
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {formatValue} from '../src/values/numberFormat';
import {isCellError, type Scalar} from '../src/values/scalar';
import {calculate, callFunction, type Argument} from './calculate';

type Cases = Readonly<Record<string, [Scalar, ...Argument[]][]>>;

const read = <T>(name: string) => {
  const file = new URL(`./fixtures/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as T;
};

/** Expected results and arguments, as values or formula text. Cases that contradict the contract are omitted. */
const {values, text} = read<{values: Cases; text: Cases}>('functions');

/** Returns the value or error code if it differs from the expected one. */
function difference(result: Scalar, expected: Scalar): unknown {
  const value = isCellError(result) ? result.error : result;
  // Some expected numbers are strings with fewer digits.
  const number = expected === '' ? NaN : Number(String(expected));
  const isSame =
    typeof value === 'number' && !Number.isNaN(number)
      ? Math.abs(value - number) <=
        1e-6 *
          (typeof expected === 'number' ? Math.max(1, Math.abs(number)) : 1)
      : String(value) === String(expected);
  return isSame ? undefined : {value, expected};
}

test.each([
  ...Object.entries(values).map(
    ([name, cases]) =>
      [name, cases, (args: Argument[]) => callFunction(name, args)] as const,
  ),
  ...Object.entries(text).map(
    ([name, cases]) =>
      [
        name,
        cases,
        ([first]: Argument[]) => calculate(`=${name}(${String(first)})`),
      ] as const,
  ),
])('%s', (_name, cases, call) => {
  const differences = cases.flatMap(([expected, ...args]) => {
    const found = difference(call(args), expected);
    return found ? [{args, found}] : [];
  });
  expect(differences).toEqual([]);
});

test.each<[string, Scalar]>([
  // Results that differ from a naive calculation.
  ['IRR({-100,39,59,55,20})', 0.280948421155994],
  ['IRR({-1000,230,200,125,200,10},-10)', '#NUM!'],
  ['IRR({-7,3,1})', -0.351231247835842],
  ['PMT(0.2,3,-200,10,5)', 76.8315018315018],
  ['DATE(1900,1,22222)', 22222],
  ['DATE(1900,2,29)', 60],
  ['FLOOR(-1E-12,7)', -7],
  ['CEILING(7.1,0.1)', 7.1],
  ['ROUNDUP(7.123,0.5)', 8],
  ['0.1+0.2=0.3', true],
  ['FIND("text","This is text",0)', '#VALUE!'],
  ['SEARCH("~d","My dear")', 4],
  ['SEARCH("~","Hello")', 1],
  ['MID("word",2,0)', ''],
  ['XLOOKUP(1,{1;2},{"a";"b";"c"})', '#VALUE!'],
  ['VLOOKUP(Z9,{-2,"a";0,"b"},2)', 'b'],
  // Unlisted functions.
  ['CONCATENATE("a",1)', 'a1'],
  ['LOG10(100)', 2],
  ['LOOKUP(2.5,{1,2,3},{"x","y","z"})', 'y'],
  ['ADDRESS(2,3)', '$C$2'],
  ['TRUNC(8.99,1)', 8.9],
  ['ERROR.TYPE(NA())', 7],
  ['AVERAGEA({1,TRUE})', 1],
  ['ROMAN(499,2)&ROMAN(1499)', 'XDIXMCDXCIX'],
  ['GCD(24.5,36)&LCM({4.5,"6"})', '1212'],
  ['DEC2HEX(28)&CHAR(128)', '1C€'],
  ['ACOT(-2)', 2.677945],
  ['ERF(0,1)=ERF(1)', true],
  ['BITOR(2^40,BITLSHIFT(1,33))', 2 ** 40 + 2 ** 33],
  ['TRIMMEAN({1,2,3,4,90},0.4)', 3],
  ['SUM(FREQUENCY({1,2,3,4,7},{5,2,5})*{1;10;100;1000})', 1022],
  ['INDEX(UNIQUE({"b";"a";"B"}),2)', 'a'],
  ['SUMXMY2({1,"2",5},{4,1,3})', 13],
  ['COMBIN(5.9,2.9)', 10],
  // Results near 0, and texts with characters of two UTF-16 units.
  ['0.5-0.4-0.1', 0],
  ['LEFT("😀a",1)&"|"&RIGHT("a😀",1)&"|"&MID("a😀b",2,2)', '|😀|😀'],
  ['REPLACE("😀a",1,2,"x")&LEN("😀")', 'xa2'],
  ['CODE("€")&CHAR(CODE("ä"))&UNICODE("😀")', '128ä128512'],
  ['LEN(REPT("a",32767)&"b")', '#VALUE!'],
  ['TEXT(1.23,"#"&REPT("%",3))', '1230000%%%'],
  ['NUMBERVALUE("abc")', '#VALUE!'],
  ['NUMBERVALUE("1.234,5%",",",".")', 12.345],
  ['LEN(TEXTJOIN(",",FALSE,Y1:Y5))', 4],
  // Arrays.
  ['CONCAT(SORT({2;"";1},1,-1))', '21'],
  ['ISBLANK(INDEX(SORT(Y1:Y3,1,-1),1))', true],
  ['SUM(FILTER({1,2,3},{0,1,1}))', 5],
  ['CONCAT(TOCOL({1,2;3,4},0,TRUE))&CONCAT(TOROW({1,2}))', '132412'],
  ['CONCAT(WRAPROWS({1,2,3},2,0))&ROWS(WRAPCOLS({1,2,3},2))', '12302'],
  ['ROWS(RANDARRAY(2,3,5,9,TRUE))', 2],
  ['CONCAT(TEXTSPLIT("a,b;c",",",";",,,"-"))', 'abc-'],
  ['TEXTBEFORE("a-b-c","-",2)&TEXTAFTER("a-b.c",{"-","."},-1)', 'a-bc'],
  ['TEXTBEFORE("abc","-",1,0,1)&TEXTAFTER("abc","-",,,,"none")', 'abcnone'],
  ['LAMBDA(x,y,x+y)(1,2)', 3],
  ['LET(f,LAMBDA(x,x*2),f(4))', 8],
  ['CONCAT(MAP({1,2},{3,4},LAMBDA(a,b,a*b)))', '38'],
  ['REDUCE(1,{2,3},LAMBDA(a,b,a*b))', 6],
  ['CONCAT(SCAN(0,{1,2,3},LAMBDA(a,b,a+b)))', '136'],
  ['CONCAT(BYROW({1,2;3,4},LAMBDA(r,SUM(r))))', '37'],
  ['CONCAT(BYCOL({1,2;3,4},LAMBDA(c,SUM(c))))', '46'],
  ['CONCAT(MAKEARRAY(2,2,LAMBDA(r,c,r*c)))', '1224'],
  ['LAMBDA(x,x)', '#VALUE!'],
  ['ISREF(A1)&AREAS((A1,B2:C3))&LENB("ab")', 'TRUE22'],
  ['ROWS(XLOOKUP(0,{0;1},Y1:Y2):Y5)', 5],
  // Units, depreciation and treasury bills.
  ['CONVERT(1,"km^2","m2")*CONVERT(1,"ar","m2")', 1e8],
  ['CONVERT(1,"atm","Pa")*CONVERT(1,"ga","T")', 10.1325],
  ['CONVERT(6,"Pica","in")*CONVERT(6,"pica","in")', 1 / 12],
  ['CONVERT(1,"kibyte","bit")', 8192],
  ['CONVERT(1,"cal","J")+CONVERT(1,"eV","J")', 4.1868],
  ['DB(1000000,100000,6,7,7)', 15845.098473848],
  ['TBILLEQ(39538,39600,0.0914)', 0.094151494],
  ['TBILLPRICE(39538,39600,0.09)', 98.45],
  ['FIXED(1234.567,-1,TRUE)&DOLLAR(-1234.567,-2)', '1230($1,200)'],
  ['ERF(0)&ERFC(0)', '01'],
  ['MIRR({50,-60,80,10,-50},0.1,0.05)', 0.157969714],
  ['MIRR({-1,-1},0,0)', '#DIV/0!'],
  ['DB(1200,100,6,1,13)', '#NUM!'],
  ['DDB(1000,200,12,1.5)', 152.1451549],
  ['SYD(1000,200,12,1.8)', 114.8717949],
  ['CUMPRINC(8,88,1000,13,24,0)*1E60', -84.8163142],
  ['IPMT(0.1,2,3,100,0,1)+PPMT(0,1,4,100)', -31.34441087613],
  ['XNPV(0.1,{1,"x"},{1,2})', '#VALUE!'],
  ['VDB(2400,300,120,6,18)', 396.3060533],
  ['VDB(2400,300,10,0,0.875,1.5)', 315],
  ['VDB(10000,1000,7,2.5,5.25,2,TRUE)', 2646.6438304],
  ['VDB(100,200,5,1,2)', '#NUM!'],
  // Databases and cells.
  ['DSUM({"a","b";1,2;3,4;1,6},"B",{"A";1})', 8],
  ['DAVERAGE({"a","b";"Apple",2;"applet",4;"",6},2,{"A";"apple"})', 3],
  ['DCOUNT({"a","b";1,2;3,"x"},,{"a","a";">0","<3";3,3})', 2],
  ['DCOUNTA({"a","b";1,2;3,"x"},"b",{"a"})', 2],
  ['DGET({"a","b";1,2;3,4},"b",{"a";">2"})', 4],
  ['DGET({"a","b";1,2;3,4},"b",{"a";">0"})', '#NUM!'],
  ['DGET({"a","b";1,2},"b",{"a";5})', '#VALUE!'],
  ['DMAX({"a","b";1,2},"c",{"a";1})', '#VALUE!'],
  ['CELL("address",B3:C4)&CELL("row",B3)&CELL("col",B3)', '$B$332'],
  ['CELL("type",A1)&CELL("contents",A1)&CELL("protect",A1)', 'b01'],
  ['CELL("color",A1)', '#VALUE!'],
  // Areas of other sizes, and arguments that are not cells.
  ['SUMXMY2(A1:A3,B2:B3)', '#N/A'],
  ['COUNTA(UNIQUE(A1:A3))', 1],
  ['AVERAGEA("2","-6")&AVERAGEA(1,,2)', '-21'],
  ['MAXA("x")', '#VALUE!'],
  ['TREND({5},{1},{2})+SUM(LINEST({1,2},{3,3}))', 6.5],
  ['SUM(LINEST({5},{1},TRUE,TRUE))', '#NUM!'],
  // Arguments out of range.
  ['MUNIT(40000)', '#VALUE!'],
  ['SUM(MUNIT(3))', 3],
  ['ADDRESS(27,53,5)', '#VALUE!'],
  ['TOCOL({1,2},4)', '#VALUE!'],
  ['RANDARRAY(1,1,0.1,1,TRUE)', '#VALUE!'],
  ['NETWORKDAYS.INTL(1,9,"1111111")', 0],
  ['WORKDAY.INTL(1,9,"1111111")', '#VALUE!'],
  ['LOOKUP(1/0,{1,2})', '#DIV/0!'],
  ['MATCH(2,{1,2,3},-1)', '#N/A'],
  // Unlisted functions, with the examples of their documentation.
  ['STDEV.S({1;2;4})', 1.527525231651947],
  ['VAR.P({1;2;4})', 1.5555555555555556],
  ['RANK.EQ(3,{1;3;3;9})', 2],
  ['NORMSDIST(2)', 0.977249868],
  ['BETADIST(0.5,1,1)', 0.5],
  ['TREND({1;2;3},,{4})', 4],
  ['INDEX(LINEST({1;9;5;7},{0;4;2;3},,FALSE),2)', 1],
  ['INDEX(LINEST({1;3;2;5},{1;2;3;4},TRUE,TRUE),1,2)', 0],
  ['INDEX(LINEST({1;3;2;5},{1;2;3;4},TRUE,TRUE),2,1)', 0.519615242],
  ['INDEX(LINEST({1;3;2;5},{1;2;3;4},TRUE,TRUE),3,1)', 0.691428571],
  ['INDEX(LINEST({1;3;2;5},{1;2;3;4},TRUE,TRUE),4,1)', 4.481481481],
  ['INDEX(LINEST({1;3;2;5},{1;2;3;4},TRUE,TRUE),5,2)', 2.7],
  [
    'INDEX(LOGEST({33100;47300;69000;102000;150000;220000},{11;12;13;14;15;16}),1)',
    1.463275628,
  ],
  ['CONVERT(68,"F","C")', 20],
  ['CONVERT(0,"K","C")', -273.15],
  ['MODE.SNGL({5;4;4;3})', 4],
  ['SUM(MODE.MULT({1;2;3;4;3;2;1;2;3;5;6;1}))', 6],
  ['NORM.DIST(42,40,1.5,TRUE)', 0.9087887802741321],
  ['NORM.S.INV(0.908789)', 1.3333346730441074],
  ['POISSON(2,5,TRUE)', 0.12465201948308113],
  ['BETA.DIST(2,8,10,FALSE,1,3)', 1.4837646],
  ['POISSON.DIST(2.9,5,FALSE)', 0.0842243375],
  [
    'CHISQ.TEST({58,35;11,25;10,23},{45.35,47.65;17.56,18.44;16.09,16.91})',
    0.000308192,
  ],
  ['T.DIST(60,1,TRUE)', 0.99469533],
  ['T.DIST(8,3,FALSE)', 0.00073691],
  ['CHIDIST(18.307,10)', 0.050000589],
  ['FINV(0.01,6,4)', 15.206865],
  ['TINV(0.054645,60)', 1.959999],
  ['LOGNORMDIST(4,3.5,1.2)', 0.0390836],
  ['F.TEST({6;7;9;15;21},{20;28;31;38;40})', 0.648317847],
  ['TTEST({3;4;5;8;9;1;2;4;5},{6;19;3;2;14;4;5;17;1},2,1)', 0.196016],
  ['PERCENTILE.EXC({1;2;3;6;6;6;7;8;9},0.25)', 2.5],
  ['QUARTILE({1;2;4;7;8;9;10;12},1)', 3.5],
  ['STDEVA({1;2;"a";4})', 1.707825],
  ['CEILING.MATH(-5.5,2,-1)', -6],
  ['ISO.CEILING(-4.3,2)', -4],
  ['CUMPRINC(0.09/12,360,125000,13,24,0)', -934.107123],
  ['NETWORKDAYS.INTL(DATE(2006,1,1),DATE(2006,2,1),7,{38719;38733})', 22],
  ['NETWORKDAYS.INTL(DATE(2006,1,1),DATE(2006,2,1),"0010001")', 22],
  ['WORKDAY.INTL(DATE(2012,1,1),90,11)', 41013],
  ['WEEKNUM(DATE(2012,3,9))', 10],
  ['WEEKNUM(DATE(2012,3,9),2)', 11],
  ['ISOWEEKNUM(DATE(2021,1,3))', 53],
  ['DAYS360(DATE(2011,1,30),DATE(2011,2,1))', 1],
  ['YEARFRAC(DATE(2012,1,1),DATE(2012,7,30))', 0.58055556],
  ['YEARFRAC(DATE(2000,2,29),DATE(2001,2,28))', 1],
  ['YEARFRAC(DATE(2012,1,1),DATE(2012,7,30),1)', 0.57650273],
  ['YEARFRAC(DATE(2012,1,1),DATE(2012,7,30),3)', 0.57808219],
  ['AGGREGATE(9,6,{1;2})', 3],
  ['AGGREGATE(15,6,{4;1;3}/{1;0;1},1)', 3],
  ['XMATCH(4.5,{5;1;4;7},-1)', 3],
  ['XMATCH("b*",{"a";"bc";"bd"},2,-1)', 3],
  ['XLOOKUP(46,{10;50;90},{1;2;3},0,1)', 2],
  ['MAXIFS({1;5;3},{"a";"b";"a"},"a")', 3],
  ['XMATCH(2,{1,2;3,4})', '#VALUE!'],
  ['XLOOKUP("TEA",{"t*";"tea"},{3;4})', 4],
  ['XLOOKUP("t*",{"tea";"x"},{3;4})', '#N/A'],
  ['XLOOKUP(1,{1;2},{3;4},,5)', '#VALUE!'],
  ['XLOOKUP(1,{1;2},{3;4},,2,2)', '#VALUE!'],
  ['XLOOKUP(FALSE,{1;"a"},{3;4},,-1)', 4],
  ['CONFIDENCE.T(0.05,1,50)', 0.284196855],
  ['LOGNORM.INV(0.039084,3.5,1.2)', 4.0000252],
  ['LOGNORM.DIST(0,1,2,TRUE)', '#NUM!'],
  ['NORM.INV(1,0,1)', '#NUM!'],
  ['GAMMA(2.5)', 1.329340388],
  ['GAMMA(-3.75)', 0.267866129],
  ['GAMMA.INV(0.068094,9,2)', 10.0000112],
  ['Z.TEST({3;6;7;8;6;5;4;2;1;9},4)', 0.090574197],
  ['CUMIPMT(0.1,2,100,1,2,1)', -4.761904762],
  ['COMBIN(200,100)', 9.054851465610328e58],
  ['CUMIPMT(0.1,1E9,1,1,1E9,0)', '#NUM!'],
  ['COMBIN(1E9,5E8)', '#NUM!'],
  ['POISSON.DIST(1E9,2,TRUE)', 1],
  ['ROWS(SEQUENCE(1E6,1E4))', '#VALUE!'],
  ['COMBINA(4,3)', 20],
  ['MULTINOMIAL(2,3,4)', 1260],
  ['DOLLARDE(1.02,16)', 1.125],
  ['T.DIST(0,1,TRUE)=0.5', true],
  ['T.DIST.RT(-1,60)', 0.839336748],
  ['CHISQ.DIST.RT(0.5,10)', 0.999993388],
  ['CHISQ.INV.RT(1,10)', 0],
  ['GAMMA.INV(0,9,2)', 0],
  ['GAMMA.INV(GAMMA.DIST(1E-9,2,3,TRUE),2,3)*1E9', 1],
  ['F.INV.RT(0.01,1,4)', 21.197689584],
  ['HYPGEOM.DIST(1,4,8,20,TRUE)', 0.465428277],
  ['NEGBINOM.DIST(10,5,0.25,TRUE)', 0.313514058],
  ['BINOM.DIST.RANGE(60,0.75,45,50)', 0.523629794],
  ['BINOM.INV(6,0.5,0.75)', 4],
  ['BINOM.INV(1E300,1,0.5)', '#NUM!'],
  ['GAMMA.DIST(999999999999999872,1E18,1,TRUE)', '#NUM!'],
  ['BINOM.DIST(6,10,2,FALSE)', '#NUM!'],
  ['BINOM.DIST(6)', '#VALUE!'],
  ['POISSON.DIST(-0.5,5,TRUE)', '#NUM!'],
  ['T.TEST({1;2},{2;4},0,1)', '#NUM!'],
  ['PERMUT(5,-1)', '#NUM!'],
  ['HARMEAN(-1,2)', '#NUM!'],
  ['KURT({3;4;5;2;3;4;5;6;4;7})', -0.151799637],
  ['SKEW({3;4;5;2;3;4;5;6;4;7})', 0.359543071],
  ['SKEW({1})', '#DIV/0!'],
  ['PERCENTRANK({1;2;3;6},4)', 0.777],
  ['PERCENTRANK({1;2;3},9)', '#N/A'],
  ['PERCENTILE({1;2},-1)', '#NUM!'],
  ['PROB({0;1;2;3},{0.2;0.3;0.1;0.4},1,3)', 0.8],
  ['PROB({1;2},{0.5;0.6},1)', '#NUM!'],
  ['CORREL({1;#N/A},{1;2})', '#N/A'],
  ['MAXIFS({1;5},{"a";"b";"a"},"a")', '#VALUE!'],
  ['AGGREGATE(9,8,{1})', '#VALUE!'],
  ['XOR("abc",FALSE)', '#VALUE!'],
  ['NPV("abc",1,2)', '#VALUE!'],
  ['FV(-1,-1,1)', '#DIV/0!'],
  [
    'XIRR({-10000;2750;4250;3250;2750},{39448;39508;39751;39859;39904},2)',
    0.373362535,
  ],
  ['XNPV(0.09,{1;2},{39448})', '#NUM!'],
  ['MROUND(,3)', '#N/A'],
  ['ROUNDUP(3.14159,100)', 3.14159],
  ['DEC2BIN(-100)', '1110011100'],
  ['DEC2BIN(2.9)', '10'],
  ['HEX2DEC("FFFFFFFF5B")', -165],
  ['BIN2HEX("11111011",100)', '#NUM!'],
  ['BASE(-1,16)', '#NUM!'],
  ['DECIMAL("-1",16)', '#NUM!'],
  ['ARABIC("LDVLIV")', 499],
  ['UNICHAR(-1)', '#VALUE!'],
  ['DATEVALUE("2.9")', '#VALUE!'],
  ['SUBSTITUTE("abab","a","X",2)', 'abXb'],
  ['ADDRESS(2,3,2,FALSE)', 'R2C[3]'],
  ['ROW(INDIRECT("R3C2",FALSE))', 3],
  ['VLOOKUP(5,{2;8;4;3;7;4.5;6},1)', 4.5],
  ['SUM(UNIQUE({1,1,2},TRUE,TRUE))', 2],
  ['LET(x,2,y,x*3,x+y)', 8],
  ['ARABIC(NA())', '#N/A'],
  ['BIN2DEC(TRUE)', '#VALUE!'],
  ['BITLSHIFT(1,54)', '#NUM!'],
  ['SMALL("3.4",1)', 3.4],
  ['MDETERM({1,#N/A;2,3})', '#N/A'],
  ['ISEVEN(TRUE)', '#VALUE!'],
  ['EOMONTH(TRUE,1)', '#VALUE!'],
  ['GCD(TRUE,2)', '#VALUE!'],
  ['FISHERINV(1000)', 1],
  ['RANK.AVG(2,{1;2;2;4})', 2.5],
  ['REPT("ab",2.9)', 'abab'],
  ['REPT("a",-1)', '#VALUE!'],
  ['SERIESSUM(2,0,1,{1,2,3})', 17],
  ['CORREL({3;2;4;5;6},{9;7;12;15;17})', 0.997054486],
  ['COVAR({3;2;4;5;6},{9;7;12;15;17})', 5.2],
  ['COVARIANCE.S({2;4;8},{5;11;12})', 9.666666667],
  ['SLOPE({2;3;9;1;8;7;5},{6;5;11;7;5;4;4})', 0.305555556],
  ['INTERCEPT({2;3;9;1;8},{6;5;11;7;5})', 0.048387097],
  ['STEYX({2;3;9;1;8;7;5},{6;5;11;7;5;4;4})', 3.30571895],
  ['RSQ({2;3;9;1;8;7;5},{6;5;11;7;5;4;4})', 0.057950192],
  ['FORECAST(30,{6;7;9;15;21},{20;28;31;38;40})', 10.607253086],
  ['SLOPE({1;2},{1;2;3})', '#N/A'],
  ['SUM(TREND({1;2;3;5},{1;2;3;4},{5;6}))', 13.3],
  ['SUM(TREND({6;9;12;18},{1,2;2,3;3,4;4,7}))', 45],
  ['TREND({2;4},{1;2},3,FALSE)', 6],
  ['SUM(GROWTH({2;4;8}))', 14],
  ['SWITCH(1,1/0,2)', '#DIV/0!'],
  ['COLUMNS(HSTACK({1;2},{#N/A;3}))', 2],
  ['SUM(SEQUENCE(3,2,,2))', 36],
  ['SUM(FILTER({1;2;3},{TRUE;FALSE;TRUE}))', 4],
  ['SUM(FILTER({1,2;3,4},{0,1}))', 6],
  ['FILTER({1;2},{0;0},"none")', 'none'],
  ['INDEX(SORTBY({"a";"b";"c"},{3;1;2},-1),1)', 'a'],
  ['TEXT(-1,"yyyy")', '#VALUE!'],
  // Halves are rounded away from zero as they are written.
  ['TEXT(2.5,"0")', '3'],
  ['TEXT(-2.5,"0")', '-3'],
  ['TEXT(1.005,"0.00")', '1.01'],
  ['SUBTOTAL(205,A1)', '#VALUE!'],
  ['ROW(INDIRECT("No sheet!A1"))', '#REF!'],
  ['SHEET()', 1],
  ['SHEETS()', 1],
  ['ISFORMULA(A1)', false],
  ['FORMULATEXT(A1)', '#N/A'],
])('%s', (formula, expected) => {
  expect(difference(calculate(`=${formula}`), expected)).toBeUndefined();
});

test.each([
  ['<>23', 3],
  ['23', 2],
  ['<', 0],
  ['>=', 0],
])('COUNTIF of 23, its text and others by %s', (condition, count) => {
  const cells = [23, '23', 'hey', 1];
  expect(callFunction('COUNTIF', [cells, condition])).toBe(count);
});

test.each([
  'OFFSET(#REF!,1,0)',
  'SUBTOTAL(109,#REF!)',
  'SUMIF(#REF!,">0")',
  'COUNTIFS({1},1,#REF!,">0")',
  'INDEX(#REF!,1)',
  'XLOOKUP(1,#REF!,#REF!,0)',
  'FORMULATEXT(#REF!)',
  'MATCH(1,#REF!,0)',
  'LOOKUP(1,#REF!)',
])('%s returns the error that replaces its cells', (formula) => {
  expect(calculate(`=${formula}`)).toMatchObject({error: '#REF!'});
});

test('HARMEAN and KURT ignore empty cells', () => {
  expect(callFunction('HARMEAN', [[2, null, 6]])).toBeCloseTo(3, 12);
  expect(callFunction('KURT', [[1, 2, null, 4, 9]])).toBeCloseTo(1.5, 12);
});

test('SUBTOTAL and AGGREGATE count cells with errors', () => {
  const cells = [1, '#N/A', 'text'];
  expect(callFunction('SUBTOTAL', [3, cells])).toBe(3);
  expect(callFunction('SUBTOTAL', [2, cells])).toBe(1);
  expect(callFunction('AGGREGATE', [3, 4, cells])).toBe(3);
  expect(callFunction('SUBTOTAL', [9, cells])).toMatchObject({error: '#N/A'});
});

test('values are formatted as published', () => {
  const {cases} = read<{
    cases: readonly (readonly [number | string, string, string])[];
  }>('numberFormats');
  const wrong = cases.flatMap(([value, pattern, shown]) => {
    const {text: found} = formatValue(value, pattern, 'en');
    return found === shown ? [] : [`${value} as ${pattern}: ${found}`];
  });
  expect(wrong).toEqual([]);
});
