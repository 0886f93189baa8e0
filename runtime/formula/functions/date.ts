import {serialOf} from '../../values/dates';
import {toNumber} from '../coerce';
import {matrixOf, scalarOf} from '../value';
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
import {library, single, type Call} from './define';

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
