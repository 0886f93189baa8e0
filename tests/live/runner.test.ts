import {format as formatOfNode} from 'node:util';
import {afterEach, beforeEach, expect, it, test, vi} from 'vitest';
import {format} from 'node-inspect-extracted';
import {BETWEEN_MS, Redraw} from '../../src/live/runner/report';
import {randomUUID} from '../../src/live/worker/ask';

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

test('what samples find in `crypto` a random UUID is one of version 4, and each another', () => {
  const made = Array.from({length: 200}, randomUUID);
  for (const id of made) {
    expect(id).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
  }
  expect(new Set(made).size).toBe(made.length);
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a sample that runs is drawn now and then, however often it changes', () => {
  const draw = vi.fn();
  const redraw = new Redraw(draw);
  for (let time = 0; time < 4 * BETWEEN_MS; time += 1) {
    redraw.request();
    vi.advanceTimersByTime(1);
  }
  expect(draw).toHaveBeenCalledTimes(4);
});

it('what a sample leaves is drawn at its end, and once', () => {
  const draw = vi.fn();
  const redraw = new Redraw(draw);
  redraw.request();
  redraw.end();
  expect(draw).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(draw).toHaveBeenCalledOnce();
});

it('what a reader changes after the run is drawn at once', () => {
  const draw = vi.fn();
  const redraw = new Redraw(draw);
  redraw.end();
  redraw.request();
  redraw.request();
  vi.advanceTimersByTime(0);
  expect(draw).toHaveBeenCalledTimes(2);
});
