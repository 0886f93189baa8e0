// Date functions. Dates are serial numbers; numbers out of range result in `#NUM!`.
import {dateFromSerial} from 'numfmt';
import {
  LEAP_DAY_1900,
  dateToSerial,
  SERIAL_LIMIT,
  utcToSerial,
} from '../../values/dates';
import {listIndexes} from '../../area/bounds';
import {toNumber} from '../coerce';
import {throwCellError} from '../value';
import {type FunctionCall, defineFunctions} from './define';

export function toDateParts(serial: number) {
  const [year, month, day] = dateFromSerial(Math.floor(assertSerial(serial)));
  return {year, month, day};
}

/** Returns the serial number of a date. Months and days out of range carry over. */
export function toSerial(year: number, month: number, day: number): number {
  if (year === 1900 && month === 2 && day === 29) {
    return LEAP_DAY_1900;
  }
  const base = new Date(Date.UTC(2000, 0, 1));
  base.setUTCFullYear(year, month - 1, day);
  return assertSerial(utcToSerial(base.getTime()));
}

export const assertSerial = (days: number): number =>
  days >= 0 && days < SERIAL_LIMIT ? days : throwCellError('#NUM!');

/** Returns the rounded number of seconds since midnight. */
function toSeconds(time: number): number {
  return time < 0
    ? throwCellError('#NUM!')
    : Math.round((time - Math.floor(time)) * 86_400) % 86_400;
}

/**
 * Creates a test for working days.
 *
 * @param daysOff - seven characters from Monday to Sunday; `1` means a day off
 * @param holidayIndex - index of the argument with the holidays
 */
export function createWorkdayTest(
  call: FunctionCall,
  daysOff = '0000011',
  holidayIndex = 2,
): (day: number) => boolean {
  const given = call.rows(holidayIndex).flat();
  const holidays = new Set(
    given
      .filter((cell) => cell !== null && cell !== '')
      .map((cell) => Math.floor(toNumber(cell))),
  );
  return (day) => daysOff[(day + 5) % 7] === '0' && !holidays.has(day);
}

/** Counts the working days from the first to the second argument; negative if the second date is earlier. */
export function countWorkdays(
  call: FunctionCall,
  isWorkday: (day: number) => boolean,
) {
  const [start, end] = [dayArgument(call, 0), dayArgument(call, 1)];
  const count = listIndexes(Math.min(start, end), Math.max(start, end)).filter(
    isWorkday,
  ).length;
  return start <= end ? count : -count || 0;
}

/** Returns the date that is a number of working days after the first argument. */
export function findNextWorkday(
  call: FunctionCall,
  isWorkday: (day: number) => boolean,
) {
  let day = dayArgument(call, 0);
  let left = Math.trunc(call.number(1, 0));
  const step = Math.sign(left);
  while (left !== 0) {
    day = assertSerial(day + step);
    left -= isWorkday(day) ? step : 0;
  }
  return day;
}

function dayArgument(call: FunctionCall, index: number): number {
  return assertSerial(Math.floor(call.number(index, 0)));
}

export const DATE_LIBRARY = defineFunctions(
  'date',
  `
  DATE         n    3 3 A date.
  DATEDIF      nnt  3 3 Whole years, months or days between.
  DAY          n    1 1 Day of the month.
  DAYS         n    2 2 Days between.
  EDATE        d    2 2 The date some months later.
  EOMONTH      d    2 2 The last day of a month.
  HOUR         n    1 1 Hour, 0 to 23.
  MINUTE       n    1 1 Minute, 0 to 59.
  MONTH        n    1 1 Month, 1 to 12.
  NETWORKDAYS  -    2 3 Working days between.
  NOW          -    0 0 Date and time now; volatile.
  SECOND       n    1 1 Second, 0 to 59.
  TIME         n    3 3 A time of day.
  TODAY        -    0 0 The date today; volatile.
  WEEKDAY      n    1 2 Day of the week, 1 for Sunday when the type is omitted.
  WORKDAY      -    2 3 The date some working days later.
  YEAR         n    1 1 The year.
`,
  {
    DATE(year: number, month: number, day: number): number {
      const whole = Math.trunc(year);
      if (whole < 0 || whole >= 10_000) {
        return throwCellError('#NUM!');
      }
      // Adds days to the first of the month, so that the 29 February 1900 of spreadsheets is valid.
      const full = whole < 1900 ? whole + 1900 : whole;
      return assertSerial(
        toSerial(full, Math.trunc(month), 1) + Math.trunc(day) - 1,
      );
    },
    DATEDIF(from: number, to: number, unit: string): number {
      const [start, end] = [Math.floor(from), Math.floor(to)];
      if (start > end) {
        return throwCellError('#NUM!');
      }
      const [a, b] = [toDateParts(start), toDateParts(end)];
      const months =
        (b.year - a.year) * 12 + b.month - a.month - (b.day < a.day ? 1 : 0);
      const isPast =
        b.month > a.month || (b.month === a.month && b.day >= a.day);
      const units: Readonly<Record<string, () => number>> = {
        Y: () => Math.floor(months / 12),
        M: () => months,
        D: () => end - start,
        YM: () => months % 12,
        MD: () =>
          b.day >= a.day
            ? b.day - a.day
            : end - toSerial(b.year, b.month - 1, a.day),
        YD: () => end - toSerial(isPast ? b.year : b.year - 1, a.month, a.day),
      };
      return units[unit.toUpperCase()]?.() ?? throwCellError('#NUM!');
    },
    DAY: (day: number) => toDateParts(day).day,
    DAYS: (end: number, start: number) => Math.trunc(end) - Math.trunc(start),
    // Limits the day to the length of the month.
    EDATE(start: number, months: number): number {
      const {year, month, day} = toDateParts(start);
      const target = month + Math.trunc(months);
      const days = new Date(Date.UTC(year, target, 0)).getUTCDate();
      return toSerial(year, target, Math.min(day, days));
    },
    EOMONTH(start: number, months: number): number {
      const {year, month} = toDateParts(start);
      return toSerial(year, month + Math.trunc(months) + 1, 0);
    },
    HOUR: (day: number) => Math.floor(toSeconds(day) / 3600),
    MINUTE: (day: number) => Math.floor(toSeconds(day) / 60) % 60,
    MONTH: (day: number) => toDateParts(day).month,
    NETWORKDAYS: (call: FunctionCall) =>
      countWorkdays(call, createWorkdayTest(call)),
    NOW: () => dateToSerial(new Date()),
    SECOND: (day: number) => toSeconds(day) % 60,
    TIME(hour: number, minute: number, second: number): number {
      const seconds =
        Math.trunc(hour) * 3600 + Math.trunc(minute) * 60 + Math.trunc(second);
      return seconds < 0
        ? throwCellError('#NUM!')
        : (seconds % 86_400) / 86_400;
    },
    TODAY: () => Math.floor(dateToSerial(new Date())),
    WEEKDAY(day: number, kind = 1): number {
      const sunday = (Math.floor(assertSerial(day)) + 6) % 7;
      const type = Math.trunc(kind);
      // Number of the first day of the week. Only for type 3, Monday is 0 instead of 1.
      const first = type === 1 ? 0 : type < 4 ? 1 : type - 10;
      return (type >= 1 && type <= 3) || (type >= 11 && type <= 17)
        ? ((sunday - first + 7) % 7) + (type === 3 ? 0 : 1)
        : throwCellError('#NUM!');
    },
    WORKDAY: (call: FunctionCall) =>
      findNextWorkday(call, createWorkdayTest(call)),
    YEAR: (day: number) => toDateParts(day).year,
  },
);
