// Day 0 of the 1900 date system. Days before 1 March 1900 are off by one there, because the system
// counts a 29 February 1900 that never was.
const EPOCH = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;

/** Number of days of a date, as the page's time zone shows it: cells have no time zone. */
export function serialOf(date: Date): number {
  const local = Date.UTC(
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
    date.getMilliseconds(),
  );
  return (local - EPOCH) / DAY;
}

/** The date that a number of days shows, in the page's time zone. */
export function dateOf(serial: number): Date {
  const utc = new Date(EPOCH + Math.round(serial * DAY));
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
