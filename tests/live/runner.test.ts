import {format as formatOfNode} from 'node:util';
import {expect, it} from 'vitest';
import {format} from 'node-inspect-extracted';
import {MAX_LINES, type FromFrame} from '../../src/live/protocol';
import {limitedLogger} from '../../src/live/runner/runSample';

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
  // Not each of its places is looked at.
  [[new Array(2 ** 32 - 1), {length: 2 ** 32 - 1}]],
] as [unknown[]][])('prints as Node.js does: %#', (args) => {
  expect(format(...args)).toBe(formatOfNode(...args));
});

it('tells so many lines of a flood, each as long as it is shown, and no more', () => {
  const sent: FromFrame[] = [];
  const tell = limitedLogger((message) => sent.push(message));
  tell('a\nb', 'warning');
  for (let turn = 0; turn < 3 * MAX_LINES; turn += 1) {
    tell('x'.repeat(5000), 'log');
  }
  expect(sent.slice(0, 2)).toMatchObject([
    {type: 'warning', text: 'a'},
    {type: 'warning', text: 'b'},
  ]);
  expect(sent).toHaveLength(MAX_LINES);
  expect(sent[2]!.text).toHaveLength(2000);
});
