/** A case of the published table that the runtime answers in another way, with the reason. */
export interface FunctionDifference {
  readonly reason: string;
  readonly calls: readonly string[];
}

export const DIFFERENCES: readonly FunctionDifference[] = [
  {
    reason:
      'Text among conditions: the source ignores it, the contract takes conditions only.',
    calls: [
      'AND("1", 1)',
      'AND("FALSE", true)',
      'AND("ABCD", 0)',
      'OR(0, "1")',
      'OR("ABCD", 1)',
    ],
  },
  {
    reason:
      'The source reads English ordinals and names of months as numbers; nobody types them so.',
    calls: [
      'DATE(2010, 1, "21st")',
      'DATE(2010, 1, "22nd")',
      'DATE(2010, 1, "23rd")',
      'DATE(2010, 1, "24th")',
      'DATE(2010, "March", "21st")',
      'DATE(2010, "March", 21)',
    ],
  },
  {
    reason:
      'Dates with the day first are read only in locales that write them so; leap days of YD and unknown units differ between implementations.',
    calls: [
      'DATEDIF("2015-01-01", "2016-12-31", "YD")',
      'DATEDIF("2016-01-01", "2017-12-31", "YD")',
      'DATEDIF("2007-1-1", "2007-1-10", "XYZ")',
      'DATEDIF("2007-1-1", "2008-7-1", "YD")',
      'DATEDIF("2007-2-1", "2008-4-1", "YD")',
      'DATEDIF("1960-12-19", "2008-6-28", "YD")',
      'DATEDIF("1982-12-7", "2008-6-28", "YD")',
      'DATEDIF("19-12-1960", "26-01-2012", "Y")',
      'DATEDIF("19-12-1960", "26-01-2012", "M")',
      'DATEDIF("19-12-1960", "26-01-2012", "D")',
      'DATEDIF("19-12-1960", "26-01-2012", "YM")',
      'DATEDIF("19-12-1960", "26-11-1962", "YM")',
      'DATEDIF("19-12-1960", "26-01-2012", "YD")',
      'DATEDIF("19-12-1960", "26-01-2012", "MD")',
      'DATEDIF("19-12-1960", "12-12-1961", "Y")',
      'DATEDIF("19-12-1960", "12-12-1962", "Y")',
      'DATEDIF("19-12-1960", "12-12-2012", "Y")',
      'DATEDIF("2008-1-1", "2008-9-1")',
    ],
  },
  {
    reason:
      'The source refuses boolean values as dates and months; here TRUE is 1, as in every other function.',
    calls: [
      'EDATE(true, 12)',
      'EDATE("2020-01-01", false)',
      'EOMONTH("15-Mar-2007", false)',
      'EOMONTH("15-Mar-2007", true)',
      'EOMONTH(true, 12)',
      'EOMONTH("2020-01-01", false)',
    ],
  },
  {
    reason:
      'The source refuses a type other than 0 and 1; here any other number means 1.',
    calls: [
      'FV(0.1, 12, -100, 0, 2)',
      'FV(0.1, 12, -100, 0, -1)',
      'IPMT(0.00875, 2, 8, 10000, 5000, 2)',
      'NPER(0.015, -1200, 9000, 5000, 2)',
      'PMT(0.00875, 8, 0, 5000, 2)',
      'PPMT(0.00875, 2, 8, 0, 5000, 2)',
    ],
  },
  {
    reason:
      'Without a change of sign there is no rate: a number out of range, not a wrong type.',
    calls: [
      'IRR(999, 1.23)',
      'IRR([70000,12000,15000,18000,21000])',
      'IRR([-70000,-12000,-15000,-18000,-21000])',
    ],
  },
  {
    reason:
      'A search by order in a list that is not in that order has no defined result.',
    calls: [
      'MATCH("Amplitude", ["Aardvark","Apple","A~*e","A*e","A[solve","Amplitude","Adverse","Apartment"], 1)',
      'MATCH(true, [true,true,true], -1)',
    ],
  },
  {
    reason: 'Text written into the formula counts as its number, as in SUM.',
    calls: [
      'MAX(10, 7, 9, "27", 2)',
      'MIN(10, 7, -9, "-27", 2)',
      'MODE("1,2,2,\\"3\\",\\"3\\",\\"3\\"")',
      'MODE("\\"3\\",\\"3\\",\\"3\\"")',
    ],
  },
  {
    reason:
      'Text written into the formula that is no number is a wrong type, as in SUM.',
    calls: ['MEDIAN(1, 4.5, 7, 8, 9, 13, 14, "")'],
  },
  {
    reason:
      'The function library searches the rate in another way near the limits.',
    calls: ['RATE(208, -700, 8000, 0, 0, 0)', 'RATE(1, 1, 8000)'],
  },
  {
    reason: 'A time with 99 seconds is read, and runs over.',
    calls: ['SECOND("23:59:99")'],
  },
  {
    reason:
      'The source refuses a boolean value as a number; here TRUE is 1, as in every other function.',
    calls: ['SUBSTITUTE("abcdefg", "def", "123", true)'],
  },
  {
    reason: 'Text written into the formula that is no number is a wrong type.',
    calls: ['SUM(5.7, "X", 30, 2.4)', 'SUM(5.7, "", 30, 2.4)'],
  },
  {
    reason: 'A number and the same number as text are different values.',
    calls: ['SWITCH(2, "1", "Male", "2", "Female")'],
  },
  {
    reason:
      'The source writes the sign after the currency and exponents with one digit, and reads other dates.',
    calls: [
      'TEXT(-123.456, "$#,##0.00")',
      'TEXT(123456.789, "0.00E+00")',
      'TEXT(-123456.789, "0.00E+00")',
      'TEXT(0.000012345, "0.00E+00")',
      'TEXT("3:54 May 2, 1952", "yyyy-mm-dd hh:mm")',
    ],
  },
  {
    reason: 'A text of spaces is not empty.',
    calls: ['TEXTJOIN("-", true, "Boolean", "  ", true)'],
  },
  {
    reason: 'A space does not separate thousands in English.',
    calls: ['VALUE("1 000")', 'VALUE("$1 000")', 'VALUE("1 000.1")'],
  },
  {
    reason: 'Day 0 of the date system is a Saturday.',
    calls: ['WEEKDAY(false)', 'WEEKDAY(true)'],
  },
];
