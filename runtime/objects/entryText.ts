import {isDateFormat} from 'numfmt';
import {SpreadsheetError} from '../errors';
import {displayText, shortDateFormat} from '../values/numberFormat';
import {isCellError, type Scalar} from '../values/scalar';
import {readTyped, type TypedEntry} from './typedText';

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
  if (value === null || isCellError(value)) {
    return shown;
  }
  const texts = [shown, ...otherTexts(value, pattern, locale)];
  return texts.find((text) => reads(text, value, locale)) ?? texts.at(-1)!;
}

function otherTexts(
  value: string | number | boolean,
  pattern: string,
  locale: string,
): string[] {
  if (typeof value === 'string') {
    return [`'${value}`];
  }
  if (typeof value === 'boolean') {
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
  return typeof entry.value === 'number' && typeof value === 'number'
    ? isSame(entry, value)
    : entry.value === value;
}

function isSame({value, numberFormat}: TypedEntry, stored: number): boolean {
  return numberFormat !== undefined && isDateFormat(numberFormat)
    ? Math.abs(Number(value) - stored) < SAME_TIME
    : value === stored;
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
