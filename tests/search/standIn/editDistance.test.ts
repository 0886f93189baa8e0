import {expect, it} from 'vitest';
import {editDistance} from './editDistance';

it.each([
  ['', '', 0],
  ['abc', '', 3],
  ['', 'abc', 3],
  ['color', 'colour', 1],
  ['sparkljne', 'sparkline', 1],
  ['recieve', 'receive', 1],
  ['ca', 'abc', 3],
  ['kitten', 'sitting', 3],
])('between "%s" and "%s" are %i edits', (from, to, edits) => {
  expect(editDistance(from, to)).toBe(edits);
});
