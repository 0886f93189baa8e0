// Day count conventions, week numbers, and working days with configurable weekends.
import {listIndexes} from '../../area/bounds';
import type {Scalar} from '../../values/scalar';
import {toNumber} from '../coerce';
import {
  countWorkdays,
  findNextWorkday,
  toDateParts,
  toSerial,
  assertSerial,
  createWorkdayTest,
} from './date';
import {throwCellError} from '../value';
import {type FunctionCall} from './define';

/** Returns the days off from Monday to Sunday, such as `0000011`. Accepts this form or the number of a weekend. */
function parseWeekend(given: Scalar): string {
  if (typeof given === 'string' && /^[01]{7}$/.test(given)) {
    return given;
  }
  const number = Math.trunc(toNumber(given ?? 1));
  if (number < 1 || number > 17 || (number > 7 && number < 11)) {
    return throwCellError('#NUM!');
  }
  // Weekends 1 to 7 have two days off, 11 to 17 have one.
  const off = number < 8 ? [number + 4, number + 5] : [number - 5];
  const days = off.map((day) => day % 7);
  return listIndexes(0, 6)
    .map((day) => Number(days.includes(day)))
    .join('');
}

const isLastOfFebruary = (day: number): boolean =>
  toDateParts(day).month === 2 && toDateParts(day + 1).month === 3;

/** Counts the days between two dates by the European or US 30/360 convention. */
function days360(from: number, to: number, isEuropean: boolean): number {
  const [a, b] = [toDateParts(from), toDateParts(to)];
  const isFebruary = isLastOfFebruary(from) && !isEuropean;
  const first = a.day === 31 || isFebruary ? 30 : a.day;
  const last = b.day === 31 && (isEuropean || first === 30) ? 30 : b.day;
  return (b.year - a.year) * 360 + (b.month - a.month) * 30 + last - first;
}

/**
 * Returns the length of a year in the actual/actual convention: for dates more than a year apart, the average
 * of all years.
 */
function yearLength(from: number, to: number): number {
  const [a, b] = [toDateParts(from), toDateParts(to)];
  const days = (year: number) =>
    toSerial(year + 1, 1, 1) - toSerial(year, 1, 1);
  if (to > toSerial(a.year + 1, a.month, a.day)) {
    const years = b.year - a.year + 1;
    return (toSerial(b.year + 1, 1, 1) - toSerial(a.year, 1, 1)) / years;
  }
  const leapDay = [a.year, b.year]
    .filter((year) => days(year) === 366)
    .some((year) => {
      const day = toSerial(year, 2, 29);
      return a.year === b.year || (day >= from && day <= to);
    });
  return leapDay ? 366 : 365;
}

export const DAY_COUNT_FUNCTIONS = {
  DAYS360: (from: number, to: number, isEuropean = false) =>
    days360(Math.floor(from), Math.floor(to), isEuropean),
  ISOWEEKNUM(day: number): number {
    // An ISO week belongs to the year that contains its Thursday.
    const thursday =
      assertSerial(Math.floor(day)) - ((Math.floor(day) + 5) % 7) + 3;
    const {year} = toDateParts(thursday);
    return Math.floor((thursday - toSerial(year, 1, 1)) / 7) + 1;
  },
  'NETWORKDAYS.INTL': (call: FunctionCall) =>
    countWorkdays(
      call,
      createWorkdayTest(call, parseWeekend(call.scalar(2)), 3),
    ),
  WEEKNUM(day: number, kind = 1): number {
    const type = Math.trunc(kind);
    if (type === 21) {
      return DAY_COUNT_FUNCTIONS.ISOWEEKNUM(day);
    }
    const {year} = toDateParts(day);
    const first = type === 1 ? 0 : type === 2 ? 1 : type - 10;
    const january = toSerial(year, 1, 1);
    const before = (((january + 6) % 7) - first + 7) % 7;
    return first >= 0 && first <= 7
      ? Math.floor((Math.floor(day) - january + before) / 7) + 1
      : throwCellError('#NUM!');
  },
  'WORKDAY.INTL'(call: FunctionCall) {
    const daysOff = parseWeekend(call.scalar(2));
    return daysOff.includes('0')
      ? findNextWorkday(call, createWorkdayTest(call, daysOff, 3))
      : throwCellError('#VALUE!');
  },
  YEARFRAC(start: number, end: number, basis = 0): number {
    const [from, to] = [start, end]
      .map((day) => assertSerial(Math.floor(day)))
      .sort((a, b) => a - b) as [number, number];
    const conventions = [
      // In the US convention, the time between the last days of two Februaries is a number of whole years.
      () =>
        isLastOfFebruary(from) && isLastOfFebruary(to)
          ? toDateParts(to).year - toDateParts(from).year
          : days360(from, to, false) / 360,
      () => (to - from) / yearLength(from, to),
      () => (to - from) / 360,
      () => (to - from) / 365,
      () => days360(from, to, true) / 360,
    ];
    return conventions[Math.trunc(basis)]?.() ?? throwCellError('#NUM!');
  },
};
