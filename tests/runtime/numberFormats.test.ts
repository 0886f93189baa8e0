import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {formatValue} from '../../runtime/values/numberFormat';

interface Table {
  readonly cases: readonly (readonly [
    value: number | string,
    pattern: string,
    text: string,
  ])[];
  readonly differences: readonly (readonly [pattern: string, reason: string])[];
}

// Test table of another maintained implementation; the file names its source and licence.
const {cases, differences} = JSON.parse(
  readFileSync('tests/fixtures/runtime/numberFormats.json', 'utf8'),
) as Table;

test('values are shown as another implementation shows them', () => {
  const known = new Set(differences.map(([pattern]) => pattern));
  const wrong = cases.flatMap(([value, pattern, text]) => {
    const shown = show(value, pattern);
    return shown === text || known.has(pattern)
      ? []
      : [`${value} as ${pattern}: ${shown}, not ${text}`];
  });
  expect(cases.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

function show(value: number | string, pattern: string): string {
  try {
    return formatValue(value, pattern, 'en').text;
  } catch (error) {
    return `throws ${String(error)}`;
  }
}
