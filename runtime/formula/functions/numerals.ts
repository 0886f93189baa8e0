// Whole numbers: their divisors, bits and other ways to write them.
import type {Scalar} from '../../values/scalar';
import {toNumber} from '../coerce';
import type {Lender} from './borrowed';
import {type Call, eachValue, fail} from './define';

const MOST_BITS = 48;

/** Roman numerals by their values, with the form from which on they are used: later ones are shorter. */
const ROMAN: readonly (readonly [value: number, text: string, form: number])[] =
  [
    [1000, 'M', 0],
    [999, 'IM', 4],
    [995, 'VM', 3],
    [990, 'XM', 2],
    [950, 'LM', 1],
    [900, 'CM', 0],
    [500, 'D', 0],
    [499, 'ID', 4],
    [495, 'VD', 3],
    [490, 'XD', 2],
    [450, 'LD', 1],
    [400, 'CD', 0],
    [100, 'C', 0],
    [99, 'IC', 2],
    [95, 'VC', 1],
    [90, 'XC', 0],
    [50, 'L', 0],
    [49, 'IL', 2],
    [45, 'VL', 1],
    [40, 'XL', 0],
    [10, 'X', 0],
    [9, 'IX', 0],
    [5, 'V', 0],
    [4, 'IV', 0],
    [1, 'I', 0],
  ];

/** A number as a Roman numeral; the form is 0 for the classic one, up to 4 for the shortest. */
export function roman(number: number, form: Scalar = 0): string {
  const latest =
    typeof form === 'boolean' ? (form ? 0 : 4) : Math.trunc(toNumber(form));
  let rest = Math.trunc(number);
  if (rest < 0 || rest > 3999 || latest < 0 || latest > 4) {
    return fail('#VALUE!');
  }
  let text = '';
  for (const [value, letters, since] of ROMAN) {
    while (since <= latest && rest >= value) {
      text += letters;
      rest -= value;
    }
  }
  return text;
}

/** A random whole number between two numbers. */
export function randomBetween(low: number, high: number): number {
  const first = Math.ceil(low);
  const last = Math.floor(high);
  return first > last
    ? fail('#NUM!')
    : first + Math.floor(Math.random() * (last - first + 1));
}

/** Product of the whole numbers up to one. */
export function factorial(of: number): number {
  let product = of < 0 ? fail('#NUM!') : 1;
  for (let factor = 2; factor <= Math.min(Math.trunc(of), 200); factor += 1) {
    product *= factor;
  }
  return product;
}

// Characters of Windows that have other codes elsewhere, from 128 on.
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** The character that Windows has for a code up to 255. */
export function character(number: number): string {
  const code = Math.trunc(number);
  return code < 1 || code > 255
    ? fail('#VALUE!')
    : (WINDOWS[code - 128] ?? String.fromCharCode(code));
}

/** Largest whole number that divides all. */
export const greatestDivisor = (call: Call): number =>
  wholesOf(call).reduce(commonDivisor, 0);

/** Smallest whole number that all divide. */
export const leastMultiple = (call: Call): number =>
  wholesOf(call).reduce(
    (a, b) => (a && b ? (a / commonDivisor(a, b)) * b : 0),
    1,
  );

// Text in cells is read as well.
function wholesOf(call: Call): number[] {
  return [...eachValue(call)].flatMap(({value}) => {
    const number = toNumber(value);
    return value === null
      ? []
      : number < 0
        ? fail('#NUM!')
        : Math.trunc(number);
  });
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** The number with its bits moved to the left, or to the right by a negative count. */
export function shiftBits(number: number, count: number): number {
  return bits(Math.floor(bits(number) * 2 ** Math.trunc(count)));
}

/** A function of the bits of two numbers, which have more than the 32 that operators take. */
export const ofBits =
  (combine: (a: bigint, b: bigint) => bigint) =>
  (a: number, b: number): number =>
    Number(combine(BigInt(bits(a)), BigInt(bits(b))));

function bits(number: number): number {
  return number < 0 || number >= 2 ** MOST_BITS || !Number.isInteger(number)
    ? fail('#NUM!')
    : number;
}

/** Texts of numbers in other bases; the function library writes digits beyond 9 as small letters. */
export function otherBases({BASE, BIN2HEX, DEC2HEX, OCT2HEX}: Lender) {
  return Object.fromEntries(
    Object.entries({BASE, BIN2HEX, DEC2HEX, OCT2HEX}).map(([name, write]) => [
      name,
      (...given: unknown[]) => {
        const text: unknown = (write as (...all: unknown[]) => unknown)(
          ...given.map((one) =>
            typeof one === 'number' ? Math.trunc(one) : one,
          ),
        );
        return typeof text === 'string' ? text.toUpperCase() : text;
      },
    ]),
  );
}
