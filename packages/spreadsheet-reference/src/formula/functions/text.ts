import {SERIAL_LIMIT} from '../../values/dates';
import {formatDisplayText} from '../../values/numberFormat';
import {isDateFormat, isValidFormat} from 'numfmt';
import type {Scalar} from '../../values/scalar';
import {limitText, parseNumber, toBoolean, toNumber, toText} from '../coerce';
import {throwIfError, throwCellError, toFullMatrix} from '../value';
import {defineFunctions, type FunctionCall} from './define';
import {toWildcardPattern} from './wildcards';

/** Returns part of a text. Positions within a surrogate pair move to its start. */
function slice(text: string, first: number, count: number): string {
  const [start, end] = [first, first + Math.trunc(count)].map((at) =>
    text.codePointAt(at - 1)! > 0xffff ? at - 1 : at,
  );
  return first < 0 || count < 0
    ? throwCellError('#VALUE!')
    : text.slice(start, end);
}

/** Searches from a 1-based position on, and returns the 1-based position of the match. */
function searchFrom(
  start: number,
  text: string,
  indexIn: (rest: string) => number,
): number {
  const from = Math.trunc(start) - 1;
  const index = from < 0 || from > text.length ? -1 : indexIn(text.slice(from));
  return index < 0 ? throwCellError('#VALUE!') : from + index + 1;
}

export const TEXT_LIBRARY = defineFunctions(
  'text',
  `
  CONCAT       -    1 ∞ Joins texts and areas.
  FIND         ttn  2 3 Position of a part, case-sensitive.
  LEFT         tn   1 2 The first characters.
  LEN          t    1 1 Number of characters.
  LOWER        t    1 1 Converts to lower case.
  MID          tn   3 3 Characters from the middle.
  PROPER       t    1 1 Capitalises each word.
  REPLACE      tnnt 4 4 Replaces by position.
  RIGHT        tn   1 2 The last characters.
  SEARCH       ttn  2 3 Position of a part, not case-sensitive.
  SUBSTITUTE   tttn 3 4 Replaces by text.
  TEXT         xt   2 2 Formats the value as text.
  TEXTJOIN     -    3 ∞ Joins texts with a separator.
  TRIM         t    1 1 Removes spaces at both ends, and repeated spaces inside.
  UPPER        t    1 1 Converts to upper case.
  VALUE        x    1 1 Converts text to a number.
`,
  {
    CONCAT: (call: FunctionCall) =>
      limitText([...call.each()].map(({value}) => toText(value)).join('')),
    FIND: (wanted: string, text: string, start = 1) =>
      searchFrom(start, text, (rest) => rest.indexOf(wanted)),
    LEFT: (text: string, count = 1) => slice(text, 0, count),
    LEN: (text: string) => text.length,
    LOWER: (text: string) => text.toLowerCase(),
    MID: (text: string, start: number, count: number) =>
      slice(text, Math.trunc(start) - 1, count),
    PROPER: (text: string) =>
      text.replace(
        /(\p{L})(\p{L}*)/gu,
        (_word, first: string, rest: string) =>
          first.toUpperCase() + rest.toLowerCase(),
      ),
    REPLACE(text: string, start: number, count: number, added: string): string {
      const first = Math.trunc(start) - 1;
      const before = slice(text, 0, first);
      const removed = slice(text, first, count);
      return before + added + text.slice(before.length + removed.length);
    },
    RIGHT: (text: string, count = 1) =>
      slice(text, Math.max(0, text.length - Math.trunc(count)), count),
    SEARCH(wanted: string, text: string, start = 1): number {
      const pattern = new RegExp(toWildcardPattern(wanted), 'iu');
      return searchFrom(start, text, (rest) => rest.search(pattern));
    },
    SUBSTITUTE(text: string, old: string, other: string, which?: number) {
      if (which === undefined) {
        return old === '' ? text : text.replaceAll(old, () => other);
      }
      const parts = text.split(old);
      const at = Math.trunc(which);
      const [before, after] = [parts.slice(0, at), parts.slice(at)];
      return at < 1
        ? throwCellError('#VALUE!')
        : old === '' || after.length === 0
          ? text
          : before.join(old) + other + after.join(old);
    },
    TEXT(value: Scalar, pattern: string): string {
      const plain = throwIfError(value);
      if (pattern === '') {
        return '';
      }
      const number =
        typeof plain === 'string'
          ? (parseNumber(plain) ?? plain)
          : (plain ?? 0);
      const isNoDay =
        typeof number === 'number' && (number < 0 || number >= SERIAL_LIMIT);
      if (isNoDay && isDateFormat(pattern)) {
        return throwCellError('#VALUE!');
      }
      // The library numfmt multiplies by 100 only once.
      const percents = pattern.replace(/"[^"]*"|\\./g, '').match(/%/g) ?? [];
      const scaled =
        typeof number === 'number' && percents.length > 1
          ? number * 100 ** (percents.length - 1)
          : number;
      return isValidFormat(pattern)
        ? formatDisplayText(scaled, pattern, 'en')
        : throwCellError('#VALUE!');
    },
    TEXTJOIN(call: FunctionCall): string {
      const separators = call.rows(0).flat().map(toText);
      const skipsEmpty = toBoolean(call.scalar(1));
      const texts = call.args
        .slice(2)
        .flatMap((_node, index) =>
          skipsEmpty
            ? call.rows(index + 2).flat()
            : toFullMatrix(call.value(index + 2), call.scope).flat(),
        )
        .map(toText)
        .filter((text) => !skipsEmpty || text !== '');
      const between = (index: number): string =>
        index === 0 ? '' : separators[(index - 1) % separators.length]!;
      return limitText(
        texts.map((text, index) => between(index) + text).join(''),
      );
    },
    TRIM: (text: string) => text.replace(/ +/g, ' ').replace(/^ | $/g, ''),
    UPPER: (text: string) => text.toUpperCase(),
    VALUE: (value: Scalar) =>
      typeof throwIfError(value) === 'boolean'
        ? throwCellError('#VALUE!')
        : toNumber(value),
  },
);
