import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {LONGEST, longestFirst} from './support/longestFirst.mts';

it('names files that are there', () => {
  expect(LONGEST.filter((name) => !existsSync(`tests/${name}`))).toEqual([]);
});

it('puts the longest files first, in its own order, and leaves the others', () => {
  const [first, second] = LONGEST;
  const files = ['browser/b.test.ts', second, 'browser/a.test.ts', first];
  const sorted = longestFirst(
    files.map((name) => ({moduleId: `/site/tests/${name}`})),
  );
  expect(sorted.map(({moduleId}) => moduleId)).toEqual(
    [first, second, 'browser/b.test.ts', 'browser/a.test.ts'].map(
      (name) => `/site/tests/${name}`,
    ),
  );
});
