/** How a day is written, for messages. */
export const DAY_EXPECTED = "a day in quotes, e.g. '2025-07-04'";

/** Whether a value is a day that exists, written `YYYY-MM-DD`. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return false;
  }
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
