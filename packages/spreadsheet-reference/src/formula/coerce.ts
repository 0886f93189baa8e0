import {parseValue} from 'numfmt';
import {limits} from '../errors';
import {formatDisplayText} from '../values/numberFormat';
import {
  createCellError,
  isCellError,
  type Scalar,
  compareScalars,
} from '../values/scalar';
import {throwCellError, throwIfError} from './value';
import type {BinaryOperator} from '@borgar/fx';

/** Matches the start of every text that is a number, date, time or percentage. Rejects others fast. */
const NUMBER_START =
  /^(?:[\d.+\-(%$€]|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** Parses a number, date, time or percentage in the form that users type; returns `undefined` for other text. */
export function parseNumber(text: string): number | undefined {
  const trimmed = text.trim();
  if (!NUMBER_START.test(trimmed)) {
    return undefined;
  }
  const {value} = parseValue(trimmed, {locale: 'en'}) ?? {};
  return typeof value === 'number' ? value : undefined;
}

/**
 * Converts a value to a number: text is parsed, empty cells are 0 and `TRUE` is 1. Ends the calculation with
 * `#VALUE!` for other text.
 */
export function toNumber(value: Scalar): number {
  const plain = throwIfError(value);
  return typeof plain === 'string'
    ? (parseNumber(plain) ?? throwCellError('#VALUE!'))
    : Number(plain);
}

/** Like {@link toNumber}, but rejects booleans, like the functions from Excel's Analysis ToolPak. */
export function toNonBooleanNumber(value: Scalar): number {
  return typeof value === 'boolean'
    ? throwCellError('#VALUE!')
    : toNumber(value);
}

/** Formats a number with 15 significant digits; uses an exponent instead of more than 20 characters. */
function numberText(number: number): string {
  const [, sign, first, rest, power] = /^(-?)(\d)(?:\.(\d*?))?0*e(.+)$/.exec(
    number.toExponential(14),
  )!;
  const digits = first! + (rest ?? '');
  const exponent = Number(power);
  const zeros = -exponent - 1;
  if (exponent > 20 || 2 + zeros + digits.length > 20) {
    const size = String(Math.abs(exponent)).padStart(2, '0');
    return `${sign}${first}${rest ? `.${rest}` : ''}E${exponent < 0 ? '-' : '+'}${size}`;
  }
  if (exponent < 0) {
    return `${sign}0.${'0'.repeat(zeros)}${digits}`;
  }
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0');
  const fraction = digits.slice(exponent + 1);
  return `${sign}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Converts a value to text like the operator `&`. */
export function toText(value: Scalar): string {
  const plain = throwIfError(value);
  if (typeof plain === 'number') {
    return plain === 0 ? '0' : numberText(plain);
  }
  return typeof plain === 'string'
    ? plain
    : formatDisplayText(plain, 'General', 'en');
}

/** Returns a text unchanged. Ends the calculation with `#VALUE!` if it is too long for a cell. */
export function limitText(text: string): string {
  return text.length > limits.cellCharacters ? throwCellError('#VALUE!') : text;
}

/**
 * Converts a value to a boolean: numbers other than 0 are true. Ends the calculation with `#VALUE!` for text
 * other than `TRUE` and `FALSE`.
 */
export function toBoolean(value: Scalar): boolean {
  const plain = throwIfError(value);
  if (typeof plain !== 'string') {
    return Boolean(plain);
  }
  const word = plain.trim().toUpperCase();
  return word === 'TRUE' || (word !== 'FALSE' && throwCellError('#VALUE!'));
}

type Operation = (left: Scalar, right: Scalar) => Scalar;

function arithmetic(apply: (left: number, right: number) => number): Operation {
  return (left, right) => {
    const result = apply(toNumber(left), toNumber(right));
    return Number.isFinite(result) ? result : createCellError('#NUM!');
  };
}

/** Subtracts numbers. Returns 0 if they are equal in 15 digits, as spreadsheets do: 0.5-0.4-0.1 is 0. */
function subtract(left: number, right: number): number {
  const result = left - right;
  const isTiny = Math.abs(result) < Math.abs(left) * 1e-14;
  return isTiny && rounded(left) === rounded(right) ? 0 : result;
}

function comparison(holds: (order: number) => boolean): Operation {
  return (left, right) =>
    holds(compareRounded(throwIfError(left), throwIfError(right)));
}

// Rounds only numbers that are close to each other, because rounding takes long.
function compareRounded(left: Scalar, right: Scalar): number {
  const areClose =
    typeof left === 'number' &&
    typeof right === 'number' &&
    Math.abs(left - right) <= Math.abs(left) * 1e-13;
  return areClose
    ? compareScalars(rounded(left), rounded(right))
    : compareScalars(left, right);
}

// Rounds to 15 significant digits before comparing, as spreadsheets do: 0.1+0.2 equals 0.3.
function rounded(value: Scalar): Scalar {
  return typeof value === 'number' ? Number(value.toPrecision(15)) : value;
}

/** Implementations of the binary operators. */
export const BINARY_OPERATIONS: Readonly<
  Partial<Record<BinaryOperator, Operation>>
> = {
  '+': arithmetic((left, right) => subtract(left, -right)),
  '-': arithmetic(subtract),
  '*': arithmetic((left, right) => left * right),
  '/': arithmetic((left, right) =>
    right === 0 ? throwCellError('#DIV/0!') : left / right,
  ),
  '^': arithmetic((left, right) => {
    if (left === 0 && right <= 0) {
      return throwCellError(right === 0 ? '#NUM!' : '#DIV/0!');
    }
    return left ** right;
  }),
  '&': (left, right) => limitText(toText(left) + toText(right)),
  '=': comparison((order) => order === 0),
  '<>': comparison((order) => order !== 0),
  '<': comparison((order) => order < 0),
  '<=': comparison((order) => order <= 0),
  '>': comparison((order) => order > 0),
  '>=': comparison((order) => order >= 0),
};

/** Applies a unary operator. */
export function applyUnary(operator: string, value: Scalar): Scalar {
  if (isCellError(value) || operator === '+' || operator === '@') {
    return value;
  }
  if (operator === '-') {
    return -toNumber(value) || 0;
  }
  return operator === '%' ? toNumber(value) / 100 : createCellError('#VALUE!');
}

const numberWithin =
  (isWithin: (number: number) => boolean, read = (number: number) => number) =>
  (value: Scalar) => {
    const number = toNumber(value);
    return isWithin(number) ? read(number) : throwCellError('#NUM!');
  };

/**
 * Conversions of a single value by letter:
 * - `n`: number
 * - `d`: number, but no boolean
 * - `g`: number above 0
 * - `u`: number from 0 on
 * - `p`: probability between 0 and 1
 * - `q`: probability including 0 and 1
 * - `i`: integer
 * - `w`: integer from 0 on
 * - `h`: integer from 1 on
 * - `t`: text
 * - `b`: boolean
 * - `v`: number or text
 * - `x`: unchanged value
 */
export const SINGLE_VALUE_CONVERSIONS: Readonly<
  Record<string, (value: Scalar) => Scalar>
> = {
  n: toNumber,
  d: toNonBooleanNumber,
  g: numberWithin((number) => number > 0),
  u: numberWithin((number) => number >= 0),
  p: numberWithin((number) => number > 0 && number < 1),
  q: numberWithin((number) => number >= 0 && number <= 1),
  i: (value) => Math.trunc(toNumber(value)),
  w: numberWithin((number) => number >= 0, Math.trunc),
  h: numberWithin((number) => number >= 1, Math.trunc),
  t: toText,
  b: toBoolean,
  v: (value) =>
    typeof value === 'boolean'
      ? throwCellError('#VALUE!')
      : throwIfError(value),
  x: (value) => value,
};
