import {
  format,
  formatColor,
  getFormatDateInfo,
  getLocale,
  isDateFormat,
  isValidFormat,
  TOKEN_CHAR,
  tokenize,
} from 'numfmt';
import type {CellValue, Color, FormattedValue} from '../contract';
import {SpreadsheetError} from '../errors';
import {serialToDate, SERIAL_LIMIT, dateToSerial} from './dates';
import {isCellError, type Scalar} from './scalar';

const COLORS: Readonly<Record<string, Color>> = {
  black: '#000000',
  blue: '#0000FF',
  cyan: '#00FFFF',
  green: '#00FF00',
  magenta: '#FF00FF',
  red: '#FF0000',
  white: '#FFFFFF',
  yellow: '#FFFF00',
};

const valid = new Map<string, boolean>();

/**
 * Validates a number format.
 *
 * @throws SpreadsheetError `INVALID_FORMAT`
 */
export function assertNumberFormat(pattern: string): void {
  const known = valid.get(pattern) ?? isReadable(pattern);
  valid.set(pattern, known);
  if (!known) {
    throw new SpreadsheetError(
      'INVALID_FORMAT',
      `'${pattern}' is not a number format: put plain text into quotation marks, and write at most four sections.`,
      {pattern},
    );
  }
}

// Rejects unknown letters, which the library numfmt would print unchanged.
function isReadable(pattern: string): boolean {
  return (
    typeof pattern === 'string' &&
    isValidFormat(pattern) &&
    tokenize(pattern).every(
      ({type, raw}) => type !== TOKEN_CHAR || !/^[A-Za-z]$/.test(raw),
    )
  );
}

/** Returns the locale if the library numfmt supports it, otherwise English. */
export function toFormatLocale(locale: string): string {
  try {
    return getLocale(locale) ? locale : 'en';
  } catch {
    return 'en';
  }
}

/** Formats a value like a cell that has this number format. */
export function formatDisplayText(
  value: Scalar,
  pattern: string,
  locale: string,
): string {
  if (isCellError(value)) {
    return value.error;
  }
  if (value === null) {
    return '';
  }
  return format(pattern, value, {
    locale: toFormatLocale(locale),
    throws: false,
    dateErrorNumber: false,
    overflow: '####',
  });
}

/** Returns the colour that a number format sets for a value, for example with `[Red]`. */
export function getDisplayColor(value: Scalar, pattern: string): Color | null {
  const subject = isCellError(value) ? value.error : value;
  const name = formatColor(pattern, subject, {throws: false});
  return typeof name === 'string' ? (COLORS[name.toLowerCase()] ?? null) : null;
}

/** Tests whether a number format displays a year, month or day. */
export function showsDate(pattern: string): boolean {
  if (!isDateFormat(pattern)) {
    return false;
  }
  const {year, month, day} = getFormatDateInfo(pattern);
  return year || month || day;
}

/** Converts a number to a `Date` if its format displays a date and the number is a valid date. */
export function toCellValue(value: Scalar, pattern: string): CellValue {
  return typeof value === 'number' && value < SERIAL_LIMIT && showsDate(pattern)
    ? serialToDate(value)
    : value;
}

/**
 * Formats a value of the public API.
 *
 * @throws SpreadsheetError `INVALID_FORMAT`
 */
export function formatValue(
  value: CellValue,
  pattern: string,
  locale: string,
): FormattedValue {
  assertNumberFormat(pattern);
  const stored = value instanceof Date ? dateToSerial(value) : value;
  return {
    text: formatDisplayText(stored, pattern, locale),
    color: getDisplayColor(stored, pattern),
  };
}

/** Returns the number format of short dates: `m/d/yyyy` in English, `d.m.yyyy` in German. */
export function getShortDateFormat(locale: string): string {
  const known = shortDates.get(locale) ?? readShortDateFormat(locale);
  shortDates.set(locale, known);
  return known;
}

// Formatters of `Intl` are slow to create.
const shortDates = new Map<string, string>();

function readShortDateFormat(locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(new Date(2026, 0, 2));
  return parts
    .map(({type, value}) => {
      if (type === 'month' || type === 'day') {
        return type.charAt(0).repeat(Math.min(value.length, 2));
      }
      const separator = /^[\s./-]*$/.test(value) ? value : `"${value}"`;
      return type === 'year' ? 'yyyy' : separator;
    })
    .join('');
}
