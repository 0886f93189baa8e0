import {expect, it} from 'vitest';
import {cutBlocks} from '../../../../../src/search/engines/embedded/build/cutBlocks';

const rowOf = (key: string, length: number): [string, string] => [
  key,
  'x'.repeat(length),
];

it('begins a block where the one before is full, and cuts no row', () => {
  const rows = [
    rowOf('a', 6_000),
    rowOf('b', 6_000),
    rowOf('c', 30_000),
    rowOf('d', 1),
  ];
  const blocks = cutBlocks(rows);
  expect(blocks.map(({first}) => first)).toEqual(['a', 'c', 'd']);
  expect(blocks.flatMap(({text}) => JSON.parse(text) as unknown)).toEqual(rows);
});

it('takes rows one by one, as they are made', () => {
  function* made() {
    yield rowOf('a', 10_000);
    yield rowOf('b', 1);
  }
  expect(cutBlocks(made()).map(({first}) => first)).toEqual(['a', 'b']);
});

it('makes no block of no rows', () => {
  expect(cutBlocks([])).toEqual([]);
});
