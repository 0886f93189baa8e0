import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {isCellError, type Scalar} from '../../runtime/values/scalar';
import {calculate, callFunction, type Argument} from './calculate';
import {DIFFERENCES} from './functionDifferences';

interface Table {
  readonly source: string;
  readonly functions: Readonly<
    Record<
      string,
      {file: string; form: 'values' | 'text'; cases: [Scalar, ...Argument[]][]}
    >
  >;
}

// Test tables of a maintained implementation, MIT; `source`, `commit` and `file` say where each stands.
const TABLE = JSON.parse(
  readFileSync('tests/fixtures/runtime/functions.json', 'utf8'),
) as Table;

const KNOWN = new Set(DIFFERENCES.flatMap(({calls}) => calls));

function isSame(result: Scalar, expected: Scalar): boolean {
  const value = isCellError(result) ? result.error : result;
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

describe('functions give the results that another implementation publishes', () => {
  const all = Object.entries(TABLE.functions);

  test('the table has at least 400 cases', () => {
    const count = all.reduce((total, [, {cases}]) => total + cases.length, 0);
    console.log(`${count} cases of ${all.length} functions`);
    expect(count).toBeGreaterThanOrEqual(400);
  });

  test.each(all)('%s', (name, {form, cases}) => {
    const differences = cases.flatMap(([expected, ...args]) => {
      const written = `${name}(${args.map((one) => JSON.stringify(one)).join(', ')})`;
      const result = attempt(() =>
        form === 'text'
          ? calculate(`=${name}(${String(args[0])})`)
          : callFunction(name, args),
      );
      const shown = isCellError(result) ? result.error : result;
      const isKnown = KNOWN.has(written);
      // A known difference that is none any more is to be taken from the list.
      return isSame(result, expected) !== isKnown
        ? []
        : [
            `${written}: ${JSON.stringify(shown)}, not ${JSON.stringify(expected)}`,
          ];
    });
    expect(differences).toEqual([]);
  });
});

function attempt(run: () => Scalar): Scalar {
  try {
    return run();
  } catch (error) {
    return `throws ${String(error)}`;
  }
}
