import {getFormatFromId, parseValue, isDateFormat} from 'numfmt';
import {parseFormula} from '../formula/parse';
import type {Entry} from '../edits/contents';
import type {Scalar} from '../values/scalar';
import {
  formatLocale,
  shortDateFormat,
  displayText,
} from '../values/numberFormat';
import {assertWithin, SpreadsheetError} from '../errors';

// Numbers of the built-in formats of workbooks whose text follows the locale.
const SHORT_DATE = 14;
const SHORT_DATE_AND_TIME = 22;
const FIRST_CURRENCY = 5;
const LAST_CURRENCY = 8;

/**
 * Reads what somebody typed into a cell: `42` becomes a number, `=A1` a formula, a leading `'` keeps text.
 *
 * @throws SpreadsheetError `INVALID_FORMULA`, `LIMIT_EXCEEDED`
 */
export function readTyped(text: string, locale: string): Entry {
  if (text.startsWith('=') && text.length > 1) {
    assertWithin('formulaCharacters', text.length);
    parseFormula(text);
    return {value: null, formula: text};
  }
  if (text.startsWith("'")) {
    assertWithin('cellCharacters', text.length);
    return {value: text.slice(1)};
  }
  return readData(text, locale);
}

/**
 * Reads a text that did not come from the editor as an entry, but for its first character: behind `=` or `'` it is
 * text as it stands, so that data never becomes a formula.
 *
 * @throws SpreadsheetError `LIMIT_EXCEEDED`
 */
export function readData(text: string, locale: string): Entry {
  assertWithin('cellCharacters', text.length);
  if (text === '') {
    return {value: null};
  }
  if (/^[=']/.test(text)) {
    return {value: text};
  }
  const parsed = parseValue(plainDate(text, locale), {
    locale: formatLocale(locale),
  });
  const value = parsed?.value;
  if (typeof value !== 'number' && typeof value !== 'boolean') {
    return {value: text};
  }
  const format = suggestedFormat(parsed?.formatId, locale);
  return {value, ...(format !== undefined && {numberFormat: format})};
}

// The library does not read dates with a space behind the point, `2026. 11. 5.`, as Korean writes them.
function plainDate(text: string, locale: string): string {
  return shortDateFormat(locale).startsWith('yyyy. ')
    ? text.replace(/^(\d{4})\. ?(\d\d?)\. ?(\d\d?)\.?(?= |$)/, '$1-$2-$3')
    : text;
}

// The library's own short date is the American one, and its currency the dollar, whatever was typed.
function suggestedFormat(
  id: number | undefined,
  locale: string,
): string | undefined {
  if (id === undefined || (id >= FIRST_CURRENCY && id <= LAST_CURRENCY)) {
    return undefined;
  }
  if (id === SHORT_DATE || id === SHORT_DATE_AND_TIME) {
    const date = shortDateFormat(locale);
    return id === SHORT_DATE ? date : `${date} h:mm`;
  }
  const format = getFormatFromId(id);
  return typeof format === 'string' ? format : undefined;
}

/** Days below which two times are the same: a tenth of a millisecond. */
const SAME_TIME = 1e-9;

/**
 * What somebody types to enter a value: the displayed text if that reads as the value, so that opening a cell and
 * committing it loses nothing.
 *
 * @param pattern - number format of its cell
 */
export function entryText(
  value: Scalar,
  pattern: string,
  locale: string,
): string {
  const shown = displayText(value, pattern, locale);
  const texts = [shown, ...otherTexts(value, pattern, locale)];
  return texts.find((text) => reads(text, value, locale)) ?? texts.at(-1)!;
}

function otherTexts(value: Scalar, pattern: string, locale: string): string[] {
  if (typeof value === 'string') {
    return [`'${value}`];
  }
  if (typeof value !== 'number') {
    return [];
  }
  const date = shortDateFormat(locale);
  const dates = isDateFormat(pattern) ? [date, `${date} h:mm:ss`] : [];
  const point = displayText(0.5, '0.0', locale).charAt(1);
  return [
    ...dates.map((format) => displayText(value, format, locale)),
    String(value).replace('.', point),
  ];
}

function reads(text: string, value: Scalar, locale: string): boolean {
  const entry = attempt(() => readTyped(text, locale));
  if (!entry || entry.formula !== undefined) {
    return false;
  }
  return typeof value === 'number' && isDateFormat(entry.numberFormat ?? '')
    ? Math.abs(Number(entry.value) - value) < SAME_TIME
    : entry.value === value;
}

/** What a function returns, or nothing where it throws an error of the contract. */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof SpreadsheetError) {
      return undefined;
    }
    throw error;
  }
}
