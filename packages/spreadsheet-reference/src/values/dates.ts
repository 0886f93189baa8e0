// The 1900 date system counts a 29 February 1900 that never was: earlier days lie one day closer to its
// beginning, and 60 is no day of a calendar.
const EPOCH = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;
export const LEAP_DAY_1900 = 60;

/** The first number of days behind the last date of spreadsheets, 31 December 9999. */
export const MAX_SERIAL = 2_958_466;

/** Number of days of a time in UTC. */
export function utcToSerial(utc: number): number {
  const days = (utc - EPOCH) / DAY;
  return days < LEAP_DAY_1900 + 1 ? days - 1 : days;
}

/** Number of days of a date, as the page's time zone shows it: cells have no time zone. */
export function dateToSerial(date: Date): number {
  const local = new Date(0);
  local.setUTCFullYear(date.getFullYear(), date.getMonth(), date.getDate());
  return utcToSerial(
    local.setUTCHours(
      date.getHours(),
      date.getMinutes(),
      date.getSeconds(),
      date.getMilliseconds(),
    ),
  );
}

/** The date that a number of days shows, in the page's time zone. */
export function serialToDate(serial: number): Date {
  const days = serial < LEAP_DAY_1900 ? serial + 1 : serial;
  const utc = new Date(EPOCH + Math.round(days * DAY));
  return new Date(
    utc.getUTCFullYear(),
    utc.getUTCMonth(),
    utc.getUTCDate(),
    utc.getUTCHours(),
    utc.getUTCMinutes(),
    utc.getUTCSeconds(),
    utc.getUTCMilliseconds(),
  );
}

// As spreadsheets write durations in files with ISO 8601: `PT1H30M0.000S`.
const DURATION =
  /^P(?:(?<days>\d+)D)?(?:T(?:(?<hours>\d+)H)?(?:(?<minutes>\d+)M)?(?:(?<seconds>\d+(?:\.\d+)?)S)?)?$/;

/** Number of days of a date or duration in ISO 8601, whatever zone it names; `undefined` for any other text. */
export function parseIsoSerial(text: string): number | undefined {
  const duration = DURATION.exec(text)?.groups;
  if (duration) {
    const {days = 0, hours = 0, minutes = 0, seconds = 0} = duration;
    return (
      Number(days) +
      Number(hours) / 24 +
      Number(minutes) / 1440 +
      Number(seconds) / 86_400
    );
  }
  const [, day, time] =
    /^(\d{4}-\d\d-\d\d)?(?:T?(\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(?:Z|[+-]\d\d:?\d\d)?$/.exec(
      text,
    ) ?? [];
  if (day === undefined && time === undefined) {
    return undefined;
  }
  const utc = Date.parse(`${day ?? '1970-01-01'}T${time ?? '00:00'}Z`);
  return Number.isNaN(utc)
    ? undefined
    : day === undefined
      ? utc / DAY
      : utcToSerial(utc);
}
