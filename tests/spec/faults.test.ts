import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {FAULTS, MEASURED} from './faults';

it.each(Object.entries(FAULTS))('%s is provoked by a test', (_id, {tests}) => {
  expect(Object.keys(tests).length).toBeGreaterThan(0);
  for (const [file, name] of Object.entries(tests)) {
    const text = readFileSync(`tests/${file}`, 'utf8');
    const names = [...text.matchAll(/(['`])((?:(?!\1).)+)\1/g)].map(
      ([, , found]) => found!,
    );
    expect(
      names.some((found) => found.startsWith(name)),
      `${file}: ${name}`,
    ).toBe(true);
  }
});

it('says how many there are', () => {
  const tests = Object.values(FAULTS).flatMap(({tests}) => Object.keys(tests));
  console.log(
    `${Object.keys(FAULTS).length} faults, ${tests.length} tests; ${Object.keys(MEASURED).length} faults without one`,
  );
  expect(Object.keys(FAULTS).length).toBeGreaterThanOrEqual(95);
  expect(Object.keys(MEASURED).filter((id) => id in FAULTS)).toEqual([]);
  expect(tests.length).toBeGreaterThanOrEqual(Object.keys(FAULTS).length);
});
