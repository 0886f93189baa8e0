import {expect, it} from 'vitest';
import {columnName} from '../../src/live/grid/table';
import {moveBy, type GridShape} from '../../src/live/frame/move';

const SHAPE: GridShape = {
  rowCount: 4,
  columnCount: 3,
  heights: [20, 0, 20, 20],
  widths: [64, 64, 0],
};

it.each([
  ['ArrowDown', false, {row: 0, column: 0}, {row: 2, column: 0}],
  ['ArrowUp', false, {row: 2, column: 0}, {row: 0, column: 0}],
  ['ArrowRight', false, {row: 0, column: 1}, {row: 0, column: 1}],
  ['ArrowLeft', false, {row: 0, column: 0}, {row: 0, column: 0}],
  ['End', true, {row: 0, column: 0}, {row: 3, column: 1}],
  ['Home', false, {row: 3, column: 1}, {row: 3, column: 0}],
  ['PageDown', false, {row: 0, column: 1}, {row: 3, column: 1}],
])('%s (far: %s) leads from %o to %o', (key, isFar, from, to) => {
  expect(moveBy(key, isFar, from, SHAPE)).toEqual(to);
});

it('leaves other keys alone, and names columns', () => {
  expect(moveBy('a', false, {row: 0, column: 0}, SHAPE)).toBeUndefined();
  expect([0, 25, 26, 701, 702].map(columnName)).toEqual([
    'A',
    'Z',
    'AA',
    'ZZ',
    'AAA',
  ]);
});
