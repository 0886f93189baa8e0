// Functions of integers: divisors, bits, combinations, number bases and Roman numerals.
import {listIndexes} from '../../area/bounds';
import type {Scalar} from '../../values/scalar';
import {toNumber, toText, toNonBooleanNumber} from '../coerce';
import {throwCellError} from '../value';
import {type FunctionCall} from './define';
import {addNumbers} from './aggregates';

const MAX_BITS = 48;

/** Roman digits and their values in descending order. */
const ROMAN = Object.entries({
  M: 1e3,
  D: 500,
  C: 100,
  L: 50,
  X: 10,
  V: 5,
  I: 1,
});

/**
 * Roman digits and subtractive pairs such as `IV`, in descending order. `form` is the lowest form of the
 * function `ROMAN` that uses a pair. Form 0 has only the classic pairs, such as `CM`; each higher form also
 * allows the next smaller digit: form 1 `LM`, form 2 `XM`.
 */
const ROMAN_PARTS = ROMAN.flatMap(([digit, value], place) => {
  const classic = place + 2 - (place % 2);
  const before = listIndexes(classic, ROMAN.length - 1).map((smaller) => {
    const [sign, less] = ROMAN[smaller]!;
    return {text: sign + digit, value: value - less, form: smaller - classic};
  });
  return [{text: digit, value, form: 0}, ...before.reverse()];
});

/** Returns the integers of all arguments. Text in cells is converted. */
function toIntegers(call: FunctionCall): number[] {
  return [...call.each()].flatMap(({value, isDirect}) => {
    if (value === null) {
      return isDirect ? throwCellError('#N/A') : [];
    }
    const number = toNonBooleanNumber(value);
    return number >= 0 && number < 2 ** 53
      ? Math.trunc(number)
      : throwCellError('#NUM!');
  });
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

function assertBits(number: number): number {
  return number < 0 || number >= 2 ** MAX_BITS || !Number.isInteger(number)
    ? throwCellError('#NUM!')
    : number;
}

/** Shifts to the left; to the right if the count is negative. */
const shiftBits = (number: number, count: number): number =>
  Math.abs(count) > 53
    ? throwCellError('#NUM!')
    : assertBits(Math.floor(assertBits(number) * 2 ** Math.trunc(count)));

/** Creates a bitwise function. Uses `BigInt`, because bitwise operators of numbers are limited to 32 bits. */
const bitwise =
  (combine: (a: bigint, b: bigint) => bigint) =>
  (a: number, b: number): number =>
    Number(combine(BigInt(assertBits(a)), BigInt(assertBits(b))));

const DIGITS = 10;

/** Parses up to ten digits as a number in two's complement. */
function fromDigits(value: Scalar, base: number): number {
  const text = value === null ? '' : toText(value);
  const number = parseDigits(text, base);
  return text.length > DIGITS
    ? throwCellError('#NUM!')
    : number < base ** DIGITS / 2
      ? number
      : number - base ** DIGITS;
}

function parseDigits(text: string, base: number): number {
  return [...text].reduce((number, digit) => {
    const value = parseInt(digit, 36);
    return value < base ? number * base + value : throwCellError('#NUM!');
  }, 0);
}

function digitsOf(number: number, base: number, least = 0): string {
  return number.toString(base).toUpperCase().padStart(least, '0');
}

function toDigits(number: number, base: number, places?: number): string {
  const whole = Math.trunc(number);
  const half = base ** DIGITS / 2;
  if (whole < 0) {
    return whole < -half
      ? throwCellError('#NUM!')
      : digitsOf(whole + 2 * half, base);
  }
  const text = digitsOf(whole, base, places);
  const isTooLong =
    places !== undefined &&
    (places < 1 || places >= DIGITS + 1 || text.length > Math.trunc(places));
  return whole >= half || isTooLong ? throwCellError('#NUM!') : text;
}

const BASES = Object.entries({BIN: 2, OCT: 8, DEC: 10, HEX: 16});

/** Functions that convert between number bases, such as `BIN2HEX`. */
const BASE_FUNCTIONS = Object.fromEntries(
  BASES.flatMap(([name, base]) =>
    BASES.map(([other, otherBase]) => [
      `${name}2${other}`,
      (value: Scalar, places?: number) => {
        const number =
          base === 10 ? toNonBooleanNumber(value) : fromDigits(value, base);
        return otherBase === 10 ? number : toDigits(number, otherBase, places);
      },
    ]),
  ),
);

const isBase = (base: number): boolean => base >= 2 && base < 37;

/** Number of factors beyond which every binomial coefficient exceeds the largest number. */
const MAX_FACTORS = 1100;

/**
 * Computes a binomial coefficient. Multiplies and divides alternately, because the product of all factors
 * could overflow.
 */
function combinations(from: number, count: number): number {
  return count < 0 || from < count
    ? throwCellError('#NUM!')
    : Math.round(
        listIndexes(1, Math.min(count, from - count, MAX_FACTORS)).reduce(
          (ways, one) => (ways * (from - one + 1)) / one,
          1,
        ),
      );
}

export const INTEGER_FUNCTIONS = {
  ...BASE_FUNCTIONS,
  ARABIC(text: string): number {
    const values = [...text.trim().toUpperCase()].map(
      (digit) =>
        ROMAN.find(([own]) => own === digit)?.[1] ??
        (digit === '-' ? 0 : throwCellError('#VALUE!')),
    );
    const number = addNumbers(
      values.map((value, at) =>
        value < (values[at + 1] ?? 0) ? -value : value,
      ),
    );
    return text.trim().startsWith('-') ? -number : number;
  },
  BASE: (number: number, base: number, least = 0) =>
    number >= 0 && number < 2 ** 53 && isBase(base) && least >= 0 && least < 256
      ? digitsOf(Math.trunc(number), Math.trunc(base), Math.trunc(least))
      : throwCellError('#NUM!'),
  BITAND: bitwise((a, b) => a & b),
  BITLSHIFT: shiftBits,
  BITOR: bitwise((a, b) => a | b),
  BITRSHIFT: (of: number, count: number) => shiftBits(of, -count),
  BITXOR: bitwise((a, b) => a ^ b),
  COMBIN: combinations,
  COMBINA: (from: number, count: number) =>
    count === 0 ? 1 : combinations(from + count - 1, count),
  DECIMAL: (value: Scalar, base: number) =>
    isBase(base)
      ? parseDigits(toText(value), Math.trunc(base))
      : throwCellError('#NUM!'),
  FACT: (of: number) =>
    of < 0
      ? throwCellError('#NUM!')
      : listIndexes(2, Math.min(Math.trunc(of), 200)).reduce(
          (a, b) => a * b,
          1,
        ),
  GCD: (call: FunctionCall) => toIntegers(call).reduce(commonDivisor, 0),
  LCM: (call: FunctionCall) =>
    toIntegers(call).reduce(
      (a, b) => (a && b ? (a / commonDivisor(a, b)) * b : 0),
      1,
    ),
  PERMUT: (from: number, count: number) =>
    count > from
      ? throwCellError('#NUM!')
      : combinations(from, count) * INTEGER_FUNCTIONS.FACT(count),
  PERMUTATIONA: (from: number, count: number) => from ** count,
  MULTINOMIAL: (call: FunctionCall) => {
    let total = 0;
    return toIntegers(call)
      .map((count) => combinations((total += count), count))
      .reduce((a, b) => a * b, 1);
  },
  QUOTIENT: (a: number, b: number) =>
    b === 0 ? throwCellError('#DIV/0!') : Math.trunc(a / b),
  RANDBETWEEN(low: number, high: number): number {
    const first = Math.ceil(low);
    const last = Math.floor(high);
    return first > last
      ? throwCellError('#NUM!')
      : first + Math.floor(Math.random() * (last - first + 1));
  },
  // Forms range from 0 (classic) to 4 (shortest). `TRUE` means 0 and `FALSE` means 4.
  ROMAN(number: number, given: Scalar = 0): string {
    const latest =
      typeof given === 'boolean'
        ? given
          ? 0
          : 4
        : Math.trunc(toNumber(given));
    let rest = Math.trunc(number);
    if (rest < 0 || rest > 3999 || latest < 0 || latest > 4) {
      return throwCellError('#VALUE!');
    }
    let text = '';
    for (const part of ROMAN_PARTS) {
      while (part.form <= latest && rest >= part.value) {
        text += part.text;
        rest -= part.value;
      }
    }
    return text;
  },
};
