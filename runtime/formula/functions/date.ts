import {dateFromSerial} from 'numfmt';
import {serialOf} from '../../values/dates';
import {toNumber} from '../coerce';
import {matrixOf, scalarOf} from '../value';
import {fail, library, single, type Call} from './define';

const DAY = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
const LATEST = 2_958_466;
const EARLIEST_MONTH = 60;

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function parts(serial: number): Parts {
  if (serial < 0 || serial >= LATEST) {
    return fail('#NUM!');
  }
  const [year, month, day] = dateFromSerial(Math.floor(serial));
  return {year, month, day};
}

/** Serial number of a day; months and days beyond their ends run over. */
function serial(year: number, month: number, day: number): number {
  if (year === 1900 && month === 2 && day === 29) {
    return EARLIEST_MONTH;
  }
  const base = new Date(Date.UTC(2000, 0, 1));
  base.setUTCFullYear(year, month - 1, day);
  const days = (base.getTime() - EPOCH) / DAY;
  // Before March 1900 the system counts a 29 February that never was.
  const adjusted = days <= EARLIEST_MONTH ? days - 1 : days;
  return adjusted >= 0 && adjusted < LATEST ? adjusted : fail('#NUM!');
}

function date(year: number, month: number, day: number): number {
  const whole = Math.trunc(year);
  if (whole < 0 || whole >= 10_000) {
    return fail('#NUM!');
  }
  return serial(
    whole < 1900 ? whole + 1900 : whole,
    Math.trunc(month),
    Math.trunc(day),
  );
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The date some months later; the day stays, or is the last of a shorter month. */
function addMonths(start: number, months: number): number {
  const {year, month, day} = parts(start);
  const index = month - 1 + Math.trunc(months);
  const targetYear = year + Math.floor(index / 12);
  const targetMonth = (((index % 12) + 12) % 12) + 1;
  return serial(
    targetYear,
    targetMonth,
    Math.min(day, daysInMonth(targetYear, targetMonth)),
  );
}

function endOfMonth(start: number, months: number): number {
  const {year, month} = parts(start);
  return serial(year, month + Math.trunc(months) + 1, 0);
}

function difference(from: number, to: number, unit: string): number {
  const start = Math.floor(from);
  const end = Math.floor(to);
  if (start > end) {
    return fail('#NUM!');
  }
  const a = parts(start);
  const b = parts(end);
  const months =
    (b.year - a.year) * 12 + b.month - a.month - (b.day < a.day ? 1 : 0);
  switch (unit.toUpperCase()) {
    case 'Y':
      return Math.floor(months / 12);
    case 'M':
      return months;
    case 'D':
      return end - start;
    case 'YM':
      return months % 12;
    case 'MD':
      return b.day >= a.day
        ? b.day - a.day
        : end - serial(b.year, b.month - 1, a.day);
    case 'YD': {
      const isPast =
        b.month > a.month || (b.month === a.month && b.day >= a.day);
      return end - serial(isPast ? b.year : b.year - 1, a.month, a.day);
    }
    default:
      return fail('#NUM!');
  }
}

function weekday(day: number, type = 1): number {
  const sunday = (Math.floor(day) + 6) % 7;
  parts(day);
  switch (Math.trunc(type)) {
    case 1:
      return sunday + 1;
    case 2:
      return ((sunday + 6) % 7) + 1;
    case 3:
      return (sunday + 6) % 7;
    default:
      return type >= 11 && type <= 17
        ? ((sunday - (Math.trunc(type) - 10) + 7) % 7) + 1
        : fail('#NUM!');
  }
}

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

function dayArgument({scope, value}: Call, index: number): number {
  const day = Math.floor(toNumber(scalarOf(value(index) ?? null, scope)));
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
  const {scope, value} = call;
  let left = Math.trunc(toNumber(scalarOf(value(1) ?? null, scope)));
  const holidays = holidaysOf(call);
  const step = Math.sign(left);
  while (left !== 0) {
    day += step;
    left -= isWorkday(day, holidays) ? step : 0;
    parts(day);
  }
  return day;
}

/** Seconds of a day, rounded as clocks show them. */
function secondsOf(time: number): number {
  return time < 0
    ? fail('#NUM!')
    : Math.round((time - Math.floor(time)) * 86_400) % 86_400;
}

function time(hour: number, minute: number, second: number): number {
  const seconds =
    Math.trunc(hour) * 3600 + Math.trunc(minute) * 60 + Math.trunc(second);
  return seconds < 0 ? fail('#NUM!') : (seconds % 86_400) / 86_400;
}

/** Functions of the library `date`. */
export const DATE = library('date', [
  ['DATE', 'A date.', 3, 3, single('n', date)],
  [
    'DATEDIF',
    'Whole years, months or days between.',
    3,
    3,
    single('nnt', difference),
  ],
  [
    'DAY',
    'Day of the month.',
    1,
    1,
    single('n', (day: number) => parts(day).day),
  ],
  [
    'DAYS',
    'Days between.',
    2,
    2,
    single(
      'n',
      (end: number, start: number) => Math.trunc(end) - Math.trunc(start),
    ),
  ],
  ['EDATE', 'The date some months later.', 2, 2, single('n', addMonths)],
  ['EOMONTH', 'The last day of a month.', 2, 2, single('n', endOfMonth)],
  [
    'HOUR',
    'Hour, 0 to 23.',
    1,
    1,
    single('n', (day: number) => Math.floor(secondsOf(day) / 3600)),
  ],
  [
    'MINUTE',
    'Minute, 0 to 59.',
    1,
    1,
    single('n', (day: number) => Math.floor(secondsOf(day) / 60) % 60),
  ],
  [
    'MONTH',
    'Month, 1 to 12.',
    1,
    1,
    single('n', (day: number) => parts(day).month),
  ],
  ['NETWORKDAYS', 'Working days between.', 2, 3, networkDays],
  ['NOW', 'Date and time now; volatile.', 0, 0, () => serialOf(new Date())],
  [
    'SECOND',
    'Second, 0 to 59.',
    1,
    1,
    single('n', (day: number) => secondsOf(day) % 60),
  ],
  ['TIME', 'A time of day.', 3, 3, single('n', time)],
  [
    'TODAY',
    'The date today; volatile.',
    0,
    0,
    () => Math.floor(serialOf(new Date())),
  ],
  [
    'WEEKDAY',
    'Day of the week, 1 for Sunday when the type is omitted.',
    1,
    2,
    single('n', weekday),
  ],
  ['WORKDAY', 'The date some working days later.', 2, 3, workDay],
  ['YEAR', 'The year.', 1, 1, single('n', (day: number) => parts(day).year)],
]);
