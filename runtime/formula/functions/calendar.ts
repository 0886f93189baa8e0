// Days as serial numbers, and what formulas ask of them. What no date has ends the calculation with `#NUM!`.
import {dateFromSerial} from 'numfmt';
import {LEAP_DAY, serialOfTime} from '../../values/dates';
import {fail} from './define';

const LATEST = 2_958_466;

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export function parts(serial: number): Parts {
  if (serial < 0 || serial >= LATEST) {
    return fail('#NUM!');
  }
  const [year, month, day] = dateFromSerial(Math.floor(serial));
  return {year, month, day};
}

/** Serial number of a day; months and days beyond their ends run over. */
function serial(year: number, month: number, day: number): number {
  if (year === 1900 && month === 2 && day === 29) {
    return LEAP_DAY;
  }
  const base = new Date(Date.UTC(2000, 0, 1));
  base.setUTCFullYear(year, month - 1, day);
  const days = serialOfTime(base.getTime());
  return days >= 0 && days < LATEST ? days : fail('#NUM!');
}

export function date(year: number, month: number, day: number): number {
  const whole = Math.trunc(year);
  if (whole < 0 || whole >= 10_000) {
    return fail('#NUM!');
  }
  // Days are counted from the first of the month, the one that never was among them.
  const first = serial(
    whole < 1900 ? whole + 1900 : whole,
    Math.trunc(month),
    1,
  );
  const days = first + Math.trunc(day) - 1;
  return days >= 0 && days < LATEST ? days : fail('#NUM!');
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The date some months later; the day stays, or is the last of a shorter month. */
export function addMonths(start: number, months: number): number {
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

export function endOfMonth(start: number, months: number): number {
  const {year, month} = parts(start);
  return serial(year, month + Math.trunc(months) + 1, 0);
}

export function difference(from: number, to: number, unit: string): number {
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

export function weekday(day: number, type = 1): number {
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

/** Seconds of a day, rounded as clocks show them. */
export function secondsOf(time: number): number {
  return time < 0
    ? fail('#NUM!')
    : Math.round((time - Math.floor(time)) * 86_400) % 86_400;
}

export function time(hour: number, minute: number, second: number): number {
  const seconds =
    Math.trunc(hour) * 3600 + Math.trunc(minute) * 60 + Math.trunc(second);
  return seconds < 0 ? fail('#NUM!') : (seconds % 86_400) / 86_400;
}
