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

// What a library or a plain calculation gives otherwise.
test.each<[string, Scalar]>([
  ['IRR({-100,39,59,55,20})', 0.280948421155994],
  ['IRR({-1000,230,200,125,200,10},-10)', '#NUM!'],
  ['IRR({-7,3,1})', -0.351231247835842],
  ['PMT(0.2,3,-200,10,5)', 76.8315018315018],
  ['DATE(1900,1,22222)', 22222],
  ['DATE(1900,2,29)', 60],
  ['FLOOR(-1E-12,7)', -7],
  ['CEILING(7.1,0.1)', 7.1],
  ['ROUNDUP(7.123,0.5)', 8],
  ['0.1+0.2=0.3', true],
  ['FIND("text","This is text",0)', '#VALUE!'],
  ['SEARCH("~d","My dear")', 4],
  ['SEARCH("~","Hello")', 1],
  ['MID("word",2,0)', ''],
  ['XLOOKUP(1,{1;2},{"a";"b";"c"})', '#VALUE!'],
  ['VLOOKUP(Z9,{-2,"a";0,"b"},2)', 'b'],
])('%s', (formula, expected) => {
  const result = calculate(`=${formula}`);
  const value = isCellError(result) ? result.error : result;
  expect([value, isSame(value, expected)]).toEqual([value, true]);
});

test.each([
  ['<>23', 3],
  ['23', 2],
  ['<', 0],
  ['>=', 0],
])('COUNTIF of 23, its text and others by %s', (condition, count) => {
  const cells = [23, '23', 'hey', 1];
  expect(callFunction('COUNTIF', [cells, condition])).toBe(count);
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
