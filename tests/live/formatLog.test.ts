import {format} from 'node:util';
import {expect, it} from 'vitest';
import {formatLog} from '../../src/live/runner/formatLog';

const circular = {own: {}};
circular.own = circular;

class Point {
  x = 1;
  y = -0;
}

// What Node.js prints is what pages print.
it.each([
  [['plain', 1, true, null, undefined]],
  [['%j', {a: 1}]],
  [['%s has %d of %i%%', 'A1', '4', 3.7, 'more']],
  [[{a: 1, 'b-c': 'x', d: {e: {f: {g: 1}}}}]],
  [[[1, 'two', [3, [4, [5, [6]]]]]]],
  [[[]]],
  [[{}]],
  [["it's", ["it's", 'say "it\'s"', 'a\nb']]],
  [[new Map([['a', {b: 1}]]), new Set([1, 'x'])]],
  [[new Date(0), new Date(Number.NaN), /a+/g, 10n, Symbol('s')]],
  [[new Point(), Point, function named() {}, () => undefined]],
  [[Object.create(null)]],
  [
    [
      {
        firstProperty: 'a text that is long enough',
        secondProperty: 'another text that is long enough',
        third: [{name: 'x'}],
      },
    ],
  ],
  [[Array.from({length: 3}, (_none, row) => ({row, text: 'x'.repeat(30)}))]],
  [[new Uint8Array([1, 2, 3])]],
  [['%j', circular]],
  [['%d', Symbol('s')]],
] as [unknown[]][])('prints as Node.js does: %#', (args) => {
  expect(formatLog(args)).toBe(format(...args));
});

it('shows of an enormous value its beginning, and looks at no more', () => {
  const enormous = [new Array(2 ** 32 - 1), {length: 2 ** 32 - 1}];
  const begun = performance.now();
  expect(formatLog(enormous)).toContain('... 4294967195 more items');
  expect(performance.now() - begun).toBeLessThan(100);
});
