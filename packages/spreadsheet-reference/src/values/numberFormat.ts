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
import {serialToDate, MAX_SERIAL, dateToSerial} from './dates';
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
 * Throws when a number format cannot be read.
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

// The library lets through letters that are no code, and writes them out: here they are mistakes.
function isReadable(pattern: string): boolean {
  return (
    isValidFormat(pattern) &&
    tokenize(pattern).every(
      ({type, raw}) => type !== TOKEN_CHAR || !/^[A-Za-z]$/.test(raw),
    )
  );
}

/** Locale whose separators a tag has, in the library's list; English for an unknown one. */
export function formatLocale(locale: string): string {
  try {
    return getLocale(locale) ? locale : 'en';
  } catch {
    return 'en';
  }
}

/** Displayed text of a stored value. */
export function displayText(
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
    locale: formatLocale(locale),
    throws: false,
    dateErrorNumber: false,
    overflow: '####',
  });
}

/** Colour that a number format names for a value; `null` for none. */
export function displayColor(value: Scalar, pattern: string): Color | null {
  const subject = isCellError(value) ? value.error : value;
  const name = formatColor(pattern, subject, {throws: false});
  return typeof name === 'string' ? (COLORS[name.toLowerCase()] ?? null) : null;
}

/** Whether a number format shows a year, a month or a day, so that its cells read as dates. */
export function showsDate(pattern: string): boolean {
  if (!isDateFormat(pattern)) {
    return false;
  }
  const {year, month, day} = getFormatDateInfo(pattern);
  return year || month || day;
}

/** A stored value as the contract has it: a number is a date where it is shown as one, unless no calendar has it. */
export function toCellValue(value: Scalar, pattern: string): CellValue {
  return typeof value === 'number' && value < MAX_SERIAL && showsDate(pattern)
    ? serialToDate(value)
    : value;
}

/** Formats a value with a number format, as a cell displays it. */
export function formatValue(
  value: CellValue,
  pattern: string,
  locale: string,
): FormattedValue {
  assertNumberFormat(pattern);
  const stored = value instanceof Date ? dateToSerial(value) : value;
  return {
    text: displayText(stored, pattern, locale),
    color: displayColor(stored, pattern),
  };
}

/** Number format of the short date of a locale: `m/d/yyyy` in English, `d.m.yyyy` in German. */
export function shortDateFormat(locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(new Date(2026, 0, 2));
  return parts
    .map(({type, value}) => {
      switch (type) {
        case 'year':
          return 'yyyy';
        case 'month':
          return value.length > 1 ? 'mm' : 'm';
        case 'day':
          return value.length > 1 ? 'dd' : 'd';
        default:
          return /^[\s./-]*$/.test(value) ? value : `"${value}"`;
      }
    })
    .join('');
}
