// Whole numbers: their divisors, bits and other ways to write them.
import {span} from '../../area/bounds';
import type {Scalar} from '../../values/scalar';
import {toNumber, toText, toNonBooleanNumber} from '../coerce';
import {type Call, fail} from './define';
import {sum} from './aggregates';

const MOST_BITS = 48;

/** Roman digits and their values, the largest first. */
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
 * What Roman numerals are put together from, the largest first: digits, and smaller ones before them. Classic
 * are the next power of ten; each form after it allows one digit more.
 */
const ROMAN_PARTS = ROMAN.flatMap(([digit, value], place) => {
  const classic = place + 2 - (place % 2);
  const before = span(classic, ROMAN.length - 1).map((smaller) => {
    const [sign, less] = ROMAN[smaller]!;
    return {text: sign + digit, value: value - less, form: smaller - classic};
  });
  return [{text: digit, value, form: 0}, ...before.reverse()];
});

// Characters of Windows that have other codes elsewhere, from 128 on.
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Whole numbers of all arguments; text in cells is read as well. */
function wholesOf(call: Call): number[] {
  return [...call.each()].flatMap(({value, isDirect}) => {
    if (value === null) {
      return isDirect ? fail('#N/A') : [];
    }
    const number = toNonBooleanNumber(value);
    return number >= 0 && number < 2 ** 53 ? Math.trunc(number) : fail('#NUM!');
  });
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

function bits(number: number): number {
  return number < 0 || number >= 2 ** MOST_BITS || !Number.isInteger(number)
    ? fail('#NUM!')
    : number;
}

/** The number with its bits moved to the left, or to the right by a negative count. */
const shiftBits = (number: number, count: number): number =>
  Math.abs(count) > 53
    ? fail('#NUM!')
    : bits(Math.floor(bits(number) * 2 ** Math.trunc(count)));

/** A function of the bits of two numbers, which have more than the 32 that operators take. */
const ofBits =
  (combine: (a: bigint, b: bigint) => bigint) =>
  (a: number, b: number): number =>
    Number(combine(BigInt(bits(a)), BigInt(bits(b))));

const DIGITS = 10;

/** The number that digits in another base mean: of ten digits, the second half of them all lies below 0. */
function fromDigits(value: Scalar, base: number): number {
  const text = value === null ? '' : toText(value);
  const number = numberFrom(text, base);
  return text.length > DIGITS
    ? fail('#NUM!')
    : number < base ** DIGITS / 2
      ? number
      : number - base ** DIGITS;
}

/** A number by digits in a base. */
function numberFrom(text: string, base: number): number {
  return [...text].reduce((number, digit) => {
    const value = parseInt(digit, 36);
    return value < base ? number * base + value : fail('#NUM!');
  }, 0);
}

/** The digits of a number in a base, with zeros in front. */
function digitsOf(number: number, base: number, least = 0): string {
  return number.toString(base).toUpperCase().padStart(least, '0');
}

function toDigits(number: number, base: number, places?: number): string {
  const whole = Math.trunc(number);
  const half = base ** DIGITS / 2;
  if (whole < 0) {
    return whole < -half ? fail('#NUM!') : digitsOf(whole + 2 * half, base);
  }
  const text = digitsOf(whole, base, places);
  const isTooLong =
    places !== undefined &&
    (places < 1 || places >= DIGITS + 1 || text.length > Math.trunc(places));
  return whole >= half || isTooLong ? fail('#NUM!') : text;
}

const BASES: readonly (readonly [name: string, base: number])[] = [
  ['BIN', 2],
  ['OCT', 8],
  ['DEC', 10],
  ['HEX', 16],
];

/** Functions such as BIN2HEX, by their names. */
const OF_BASES = Object.fromEntries(
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

/** How many are chosen or left at least where the ways to do so are more than any number. */
const MOST_CHOSEN = 1100;

/** Ways to choose some of a number of things: a quotient of products, which alone would be too large. */
function combinations(from: number, count: number): number {
  return count < 0 || from < count
    ? fail('#NUM!')
    : Math.round(
        span(1, Math.min(count, from - count, MOST_CHOSEN)).reduce(
          (ways, one) => (ways * (from - one + 1)) / one,
          1,
        ),
      );
}

/** Functions of whole numbers, by their names. */
export const INTEGER_FUNCTIONS = {
  ...OF_BASES,
  ARABIC(text: string): number {
    const values = [...text.trim().toUpperCase()].map(
      (digit) =>
        ROMAN.find(([own]) => own === digit)?.[1] ??
        (digit === '-' ? 0 : fail('#VALUE!')),
    );
    const number = sum(
      values.map((value, at) =>
        value < (values[at + 1] ?? 0) ? -value : value,
      ),
    );
    return text.trim().startsWith('-') ? -number : number;
  },
  BASE: (number: number, base: number, least = 0) =>
    number >= 0 && number < 2 ** 53 && isBase(base) && least >= 0 && least < 256
      ? digitsOf(Math.trunc(number), Math.trunc(base), Math.trunc(least))
      : fail('#NUM!'),
  BITAND: ofBits((a, b) => a & b),
  BITLSHIFT: shiftBits,
  BITOR: ofBits((a, b) => a | b),
  BITRSHIFT: (of: number, count: number) => shiftBits(of, -count),
  BITXOR: ofBits((a, b) => a ^ b),
  // The character that Windows has for a code.
  CHAR(number: number): string {
    const code = Math.trunc(number);
    return code < 1 || code > 255
      ? fail('#VALUE!')
      : (WINDOWS[code - 128] ?? String.fromCharCode(code));
  },
  COMBIN: combinations,
  COMBINA: (from: number, count: number) =>
    count === 0 ? 1 : combinations(from + count - 1, count),
  DECIMAL: (value: Scalar, base: number) =>
    isBase(base) ? numberFrom(toText(value), Math.trunc(base)) : fail('#NUM!'),
  FACT: (of: number) =>
    of < 0
      ? fail('#NUM!')
      : span(2, Math.min(Math.trunc(of), 200)).reduce((a, b) => a * b, 1),
  GCD: (call: Call) => wholesOf(call).reduce(commonDivisor, 0),
  LCM: (call: Call) =>
    wholesOf(call).reduce(
      (a, b) => (a && b ? (a / commonDivisor(a, b)) * b : 0),
      1,
    ),
  PERMUT: (from: number, count: number) =>
    count > from
      ? fail('#NUM!')
      : combinations(from, count) * INTEGER_FUNCTIONS.FACT(count),
  PERMUTATIONA: (from: number, count: number) => from ** count,
  MULTINOMIAL: (call: Call) => {
    let total = 0;
    return wholesOf(call)
      .map((count) => combinations((total += count), count))
      .reduce((a, b) => a * b, 1);
  },
  QUOTIENT: (a: number, b: number) =>
    b === 0 ? fail('#DIV/0!') : Math.trunc(a / b),
  RANDBETWEEN(low: number, high: number): number {
    const first = Math.ceil(low);
    const last = Math.floor(high);
    return first > last
      ? fail('#NUM!')
      : first + Math.floor(Math.random() * (last - first + 1));
  },
  // The form is 0 for the classic one, up to 4 for the shortest.
  ROMAN(number: number, given: Scalar = 0): string {
    const latest =
      typeof given === 'boolean'
        ? given
          ? 0
          : 4
        : Math.trunc(toNumber(given));
    let rest = Math.trunc(number);
    if (rest < 0 || rest > 3999 || latest < 0 || latest > 4) {
      return fail('#VALUE!');
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
