import {expect, it} from 'vitest';
import {columnName} from '../../src/live/grid/table';
import {moveBy} from '../../src/live/frame/keyboard';

/** A sheet whose second row is hidden, and its third column. */
const PART = {rows: [0, 2, 3], columns: [0, 1]};

it.each([
  ['ArrowDown', false, {row: 0, column: 0}, {row: 2, column: 0}],
  ['ArrowUp', false, {row: 2, column: 0}, {row: 0, column: 0}],
  ['ArrowRight', false, {row: 0, column: 1}, {row: 0, column: 1}],
  ['ArrowLeft', false, {row: 0, column: 0}, {row: 0, column: 0}],
  ['End', true, {row: 0, column: 0}, {row: 3, column: 1}],
  ['Home', false, {row: 3, column: 1}, {row: 3, column: 0}],
  ['PageDown', false, {row: 0, column: 1}, {row: 3, column: 1}],
])('%s (far: %s) leads from %o to %o', (key, isFar, from, to) => {
  expect(moveBy(key, isFar, from, PART)).toEqual(to);
});

it('leaves other keys alone, and names columns', () => {
  expect(moveBy('a', false, {row: 0, column: 0}, PART)).toBeUndefined();
  expect([0, 25, 26, 701, 702].map(columnName)).toEqual([
    'A',
    'Z',
    'AA',
    'ZZ',
    'AAA',
  ]);
});
