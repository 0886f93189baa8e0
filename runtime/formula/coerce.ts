import {parseValue} from 'numfmt';
import {displayText} from '../values/numberFormat';
import {cellError, isCellError, type Scalar} from '../values/scalar';
import {ErrorResult} from './value';

/** Number that a text reads as when somebody types it; `undefined` for any other text. */
export function numberFromText(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') {
    return undefined;
  }
  const {value} = parseValue(trimmed, {locale: 'en'}) ?? {};
  return typeof value === 'number' ? value : undefined;
}

/** A number: text is read, an empty cell is 0, `TRUE` is 1. Anything else ends in `#VALUE!`. */
export function toNumber(value: Scalar): number {
  if (typeof value === 'number') {
    return value;
  }
  if (isCellError(value)) {
    throw new ErrorResult(value);
  }
  if (typeof value === 'string') {
    const number = numberFromText(value);
    if (number === undefined) {
      throw new ErrorResult(cellError('#VALUE!'));
    }
    return number;
  }
  return value === true ? 1 : 0;
}

/** A text, as a cell with the format `General` shows the value. */
export function toText(value: Scalar): string {
  if (isCellError(value)) {
    throw new ErrorResult(value);
  }
  return typeof value === 'string'
    ? value
    : displayText(value, 'General', 'en');
}

/** A condition: numbers other than 0 hold, and the words TRUE and FALSE are read. */
export function toBoolean(value: Scalar): boolean {
  if (isCellError(value)) {
    throw new ErrorResult(value);
  }
  if (typeof value === 'string') {
    const word = value.trim().toUpperCase();
    if (word !== 'TRUE' && word !== 'FALSE') {
      throw new ErrorResult(cellError('#VALUE!'));
    }
    return word === 'TRUE';
  }
  return value === true || (typeof value === 'number' && value !== 0);
}
