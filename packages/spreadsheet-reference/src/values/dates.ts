// Day 0 of the serial numbers. The 1900 date system contains 29 February 1900 (serial number 60), which did
// not exist, so that all earlier serial numbers are one less than the days since this epoch.
const EPOCH = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;
export const LEAP_DAY_1900 = 60;

/** The first serial number after 31 December 9999, the last valid date. */
export const SERIAL_LIMIT = 2_958_466;

/** Converts a UTC timestamp in milliseconds to a serial number. */
export function utcToSerial(utc: number): number {
  const days = (utc - EPOCH) / DAY;
  return days < LEAP_DAY_1900 + 1 ? days - 1 : days;
}

/** Converts a date to a serial number in local time, because cells have no time zone. */
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

/** Converts a serial number to a date in local time. */
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

// Matches the ISO 8601 durations that other programs write, such as `PT1H30M0.000S`.
const DURATION =
  /^P(?:(?<days>\d+)D)?(?:T(?:(?<hours>\d+)H)?(?:(?<minutes>\d+)M)?(?:(?<seconds>\d+(?:\.\d+)?)S)?)?$/;

/**
 * Converts an ISO 8601 date, time or duration to a serial number; ignores its time zone. Returns `undefined`
 * for other text.
 */
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
