import {getFormatFromId, parseValue, isDateFormat} from 'numfmt';
import {parseFormula} from '../formula/parse';
import type {CellInput} from '../edits/contents';
import type {Scalar} from '../values/scalar';
import {
  toFormatLocale,
  getShortDateFormat,
  formatDisplayText,
} from '../values/numberFormat';
import {assertWithinLimit, SpreadsheetError} from '../errors';

// Ids of built-in number formats whose patterns depend on the locale.
const SHORT_DATE = 14;
const SHORT_DATE_AND_TIME = 22;
const FIRST_CURRENCY = 5;
const LAST_CURRENCY = 8;

/**
 * Parses text that a user types into a cell: `42` becomes a number, `=A1` becomes a formula, and text after a
 * leading `'` remains text.
 *
 * @throws SpreadsheetError `INVALID_FORMULA`, `LIMIT_EXCEEDED`
 */
export function parseTypedText(text: string, locale: string): CellInput {
  if (text.startsWith('=') && text.length > 1) {
    assertWithinLimit('formulaCharacters', text.length);
    parseFormula(text);
    return {value: null, formula: text};
  }
  if (text.startsWith("'")) {
    assertWithinLimit('cellCharacters', text.length);
    return {value: text.slice(1)};
  }
  return parseDataText(text, locale);
}

/**
 * Parses text from a file or a replacement like typed text, except that text with a leading `=` or `'`
 * remains unchanged, so that data never becomes a formula.
 *
 * @throws SpreadsheetError `LIMIT_EXCEEDED`
 */
export function parseDataText(text: string, locale: string): CellInput {
  assertWithinLimit('cellCharacters', text.length);
  if (text === '') {
    return {value: null};
  }
  if (/^[=']/.test(text)) {
    return {value: text};
  }
  const parsed = parseValue(normalizeDate(text, locale), {
    locale: toFormatLocale(locale),
  });
  const value = parsed?.value;
  if (typeof value !== 'number' && typeof value !== 'boolean') {
    return {value: text};
  }
  const format = suggestFormat(parsed?.formatId, locale);
  return {value, ...(format !== undefined && {numberFormat: format})};
}

// Removes spaces from Korean dates such as `2026. 11. 5.`, which the library numfmt cannot parse.
function normalizeDate(text: string, locale: string): string {
  return getShortDateFormat(locale).startsWith('yyyy. ')
    ? text.replace(/^(\d{4})\. ?(\d\d?)\. ?(\d\d?)\.?(?= |$)/, '$1-$2-$3')
    : text;
}

// Replaces the American short date and the dollar, which the library numfmt suggests for all locales.
function suggestFormat(
  id: number | undefined,
  locale: string,
): string | undefined {
  if (id === undefined || (id >= FIRST_CURRENCY && id <= LAST_CURRENCY)) {
    return undefined;
  }
  if (id === SHORT_DATE || id === SHORT_DATE_AND_TIME) {
    const date = getShortDateFormat(locale);
    return id === SHORT_DATE ? date : `${date} h:mm`;
  }
  const format = getFormatFromId(id);
  return typeof format === 'string' ? format : undefined;
}

/** Maximum difference between equal times: about a tenth of a millisecond, in days. */
const SAME_TIME = 1e-9;

/**
 * Formats a value for the cell editor. Returns the displayed text if parsing it gives the same value.
 * Otherwise returns a more precise text, so that committing it unchanged does not change the value.
 *
 * @param pattern - number format of the cell
 */
export function formatForEditing(
  value: Scalar,
  pattern: string,
  locale: string,
): string {
  const shown = formatDisplayText(value, pattern, locale);
  const texts = [shown, ...listFallbackTexts(value, pattern, locale)];
  return texts.find((text) => parsesTo(text, value, locale)) ?? texts.at(-1)!;
}

function listFallbackTexts(
  value: Scalar,
  pattern: string,
  locale: string,
): string[] {
  if (typeof value === 'string') {
    return [`'${value}`];
  }
  if (typeof value !== 'number') {
    return [];
  }
  const date = getShortDateFormat(locale);
  const dates = isDateFormat(pattern) ? [date, `${date} h:mm:ss`] : [];
  const point = formatDisplayText(0.5, '0.0', locale).charAt(1);
  return [
    ...dates.map((format) => formatDisplayText(value, format, locale)),
    String(value).replace('.', point),
  ];
}

function parsesTo(text: string, value: Scalar, locale: string): boolean {
  const entry = catchSpreadsheetError(() => parseTypedText(text, locale));
  if (!entry || entry.formula !== undefined) {
    return false;
  }
  return typeof value === 'number' && isDateFormat(entry.numberFormat ?? '')
    ? Math.abs(Number(entry.value) - value) < SAME_TIME
    : entry.value === value;
}

/** Calls a function; returns `undefined` if it throws a `SpreadsheetError`. */
export function catchSpreadsheetError<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof SpreadsheetError) {
      return undefined;
    }
    throw error;
  }
}
