import {SUBSTITUTE} from '@formulajs/formulajs';
import {displayText} from '../../values/numberFormat';
import {isValidFormat} from 'numfmt';
import {limits} from '../../limits';
import type {Scalar} from '../../values/scalar';
import {wildcardPattern} from '../criteria';
import {numberFromText, toBoolean, toNumber, toText} from '../coerce';
import {matrixOf, noError, scalarOf} from '../value';
import {eachValue, fail, library, type Call} from './define';

function left(text: string, count = 1): string {
  return count < 0 ? fail('#VALUE!') : text.slice(0, Math.trunc(count));
}

function right(text: string, count = 1): string {
  return count < 0
    ? fail('#VALUE!')
    : text.slice(Math.max(0, text.length - Math.trunc(count)));
}

function middle(text: string, start: number, count: number): string {
  const first = Math.trunc(start) - 1;
  return first < 0 || count < 0
    ? fail('#VALUE!')
    : text.slice(first, first + Math.trunc(count));
}

function replace(
  text: string,
  start: number,
  count: number,
  added: string,
): string {
  if (start < 1 || count < 0) {
    return fail('#VALUE!');
  }
  const first = Math.trunc(start) - 1;
  return text.slice(0, first) + added + text.slice(first + Math.trunc(count));
}

function find(part: string, text: string, start = 1): number {
  return positionFrom(start, text, (rest) => rest.indexOf(part));
}

function search(part: string, text: string, start = 1): number {
  const pattern = new RegExp(wildcardPattern(part), 'iu');
  return positionFrom(start, text, (rest) => rest.search(pattern));
}

/** Position, from 1, that a search finds in the text from a start on. */
function positionFrom(
  start: number,
  text: string,
  indexIn: (rest: string) => number,
): number {
  const from = Math.trunc(start) - 1;
  const index = from < 0 || from > text.length ? -1 : indexIn(text.slice(from));
  return index < 0 ? fail('#VALUE!') : from + index + 1;
}

function proper(text: string): string {
  return text
    .toLowerCase()
    .replace(
      /(^|[^\p{L}])(\p{L})/gu,
      (_found, before: string, letter: string) => before + letter.toUpperCase(),
    );
}

function formatted(value: Scalar, pattern: string): string {
  const plain = noError(value);
  if (pattern === '') {
    return '';
  }
  const number =
    typeof plain === 'string' ? (numberFromText(plain) ?? plain) : (plain ?? 0);
  return isValidFormat(pattern)
    ? displayText(number, pattern, 'en')
    : fail('#VALUE!');
}

function valueOf(value: Scalar): number {
  const plain = noError(value);
  return typeof plain === 'boolean' ? fail('#VALUE!') : toNumber(plain);
}

function concat(call: Call): string {
  return limited([...eachValue(call)].map(({value}) => toText(value)).join(''));
}

function textJoin({scope, args, value}: Call): string {
  const separators = matrixOf(value(0) ?? null, scope)
    .flat()
    .map(toText);
  const skipsEmpty = toBoolean(scalarOf(value(1) ?? null, scope));
  const texts = args
    .slice(2)
    .flatMap((_node, index) => matrixOf(value(index + 2) ?? null, scope).flat())
    .map(toText)
    .filter((text) => !skipsEmpty || text !== '');
  return limited(
    texts.reduce(
      (joined, text, index) =>
        index === 0
          ? text
          : joined + separators[(index - 1) % separators.length]! + text,
      '',
    ),
  );
}

function limited(text: string): string {
  return text.length > limits.cellCharacters ? fail('#VALUE!') : text;
}

/** Functions of the library `text`. */
export const TEXT = library(
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
    CONCAT: concat,
    FIND: find,
    LEFT: left,
    LEN: (text: string) => text.length,
    LOWER: (text: string) => text.toLowerCase(),
    MID: middle,
    PROPER: proper,
    REPLACE: replace,
    RIGHT: right,
    SEARCH: search,
    SUBSTITUTE,
    TEXT: formatted,
    TEXTJOIN: textJoin,
    TRIM: (text: string) => text.replace(/ +/g, ' ').replace(/^ | $/g, ''),
    UPPER: (text: string) => text.toUpperCase(),
    VALUE: valueOf,
  },
);
