// Functions and formats give what another maintained implementation publishes: the files name it.
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {formatValue} from '../../runtime/values/numberFormat';
import {isCellError, type Scalar} from '../../runtime/values/scalar';
import {calculate, callFunction, type Argument} from './calculate';

type Cases = Readonly<Record<string, [Scalar, ...Argument[]][]>>;

const read = <T>(name: string) =>
  JSON.parse(readFileSync(`tests/fixtures/runtime/${name}.json`, 'utf8')) as T;

/** By functions: what is expected, and arguments as values or as their text. Cases that the contract decides otherwise are left out. */
const {values, text} = read<{values: Cases; text: Cases}>('functions');

function isSame(value: Scalar | string, expected: Scalar): boolean {
  if (typeof expected === 'number' && typeof value === 'number') {
    return Math.abs(value - expected) <= 1e-6 * Math.max(1, Math.abs(expected));
  }
  // The source writes some numbers as text, with fewer digits.
  const isNumber =
    typeof value === 'number' &&
    String(expected).trim() !== '' &&
    !Number.isNaN(Number(expected));
  return isNumber
    ? Math.abs(Number(value) - Number(expected)) <= 1e-6
    : String(value) === String(expected);
}

test.each([
  ...Object.entries(values).map(
    ([name, cases]) =>
      [name, cases, (args: Argument[]) => callFunction(name, args)] as const,
  ),
  ...Object.entries(text).map(
    ([name, cases]) =>
      [
        name,
        cases,
        ([first]: Argument[]) => calculate(`=${name}(${String(first)})`),
      ] as const,
  ),
])('%s', (name, cases, call) => {
  const differences = cases.flatMap(([expected, ...args]) => {
    const result = call(args);
    const value = isCellError(result) ? result.error : result;
    return isSame(value, expected)
      ? []
      : [`${name}(${JSON.stringify(args)}): ${value}, not ${expected}`];
  });
  expect(differences).toEqual([]);
});

test('values are shown as their number formats say', () => {
  const {cases} = read<{
    cases: readonly (readonly [number | string, string, string])[];
  }>('numberFormats');
  const wrong = cases.flatMap(([value, pattern, shown]) => {
    const {text: found} = formatValue(value, pattern, 'en');
    return found === shown ? [] : [`${value} as ${pattern}: ${found}`];
  });
  expect(wrong).toEqual([]);
});
