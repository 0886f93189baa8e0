import {serialOf} from '../../values/dates';
import {toNumber} from '../coerce';
import {matrixOf} from '../value';
import {
  addMonths,
  date,
  difference,
  endOfMonth,
  parts,
  secondsOf,
  time,
  weekday,
} from './calendar';
import {type Call, library, number} from './define';

function isWorkday(day: number, holidays: ReadonlySet<number>): boolean {
  const sunday = (day + 6) % 7;
  return sunday !== 0 && sunday !== 6 && !holidays.has(day);
}

function holidaysOf({scope, value}: Call): Set<number> {
  return new Set(
    matrixOf(value(2) ?? null, scope)
      .flat()
      .filter((cell) => cell !== null && cell !== '')
      .map((cell) => Math.floor(toNumber(cell))),
  );
}

function dayArgument(call: Call, index: number): number {
  const day = Math.floor(number(call, index, 0));
  parts(day);
  return day;
}

function networkDays(call: Call): number {
  const start = dayArgument(call, 0);
  const end = dayArgument(call, 1);
  const holidays = holidaysOf(call);
  let count = 0;
  for (let day = Math.min(start, end); day <= Math.max(start, end); day += 1) {
    count += isWorkday(day, holidays) ? 1 : 0;
  }
  return start <= end ? count : -count || 0;
}

function workDay(call: Call): number {
  let day = dayArgument(call, 0);
  let left = Math.trunc(number(call, 1, 0));
  const holidays = holidaysOf(call);
  const step = Math.sign(left);
  while (left !== 0) {
    day += step;
    left -= isWorkday(day, holidays) ? step : 0;
    parts(day);
  }
  return day;
}

/** Functions of the library `date`. */
export const DATE = library(
  'date',
  `
  DATE         n    3 3 A date.
  DATEDIF      nnt  3 3 Whole years, months or days between.
  DAY          n    1 1 Day of the month.
  DAYS         n    2 2 Days between.
  EDATE        n    2 2 The date some months later.
  EOMONTH      n    2 2 The last day of a month.
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
    DATE: date,
    DATEDIF: difference,
    DAY: (day: number) => parts(day).day,
    DAYS: (end: number, start: number) => Math.trunc(end) - Math.trunc(start),
    EDATE: addMonths,
    EOMONTH: endOfMonth,
    HOUR: (day: number) => Math.floor(secondsOf(day) / 3600),
    MINUTE: (day: number) => Math.floor(secondsOf(day) / 60) % 60,
    MONTH: (day: number) => parts(day).month,
    NETWORKDAYS: networkDays,
    NOW: () => serialOf(new Date()),
    SECOND: (day: number) => secondsOf(day) % 60,
    TIME: time,
    TODAY: () => Math.floor(serialOf(new Date())),
    WEEKDAY: weekday,
    WORKDAY: workDay,
    YEAR: (day: number) => parts(day).year,
  },
);
