import {describe, expect, it} from 'vitest';
import {readMessage} from '../../src/live/panel/readMessage';
import type {FromFrame} from '../../src/live/protocol';
import {MOST_CHARACTERS, MOST_LINES} from '../../src/live/runner/report';
import {HOSTILE_STRINGS} from '../support/hostileStrings';

/** One message of each kind, as frames send it. */
const MESSAGES: readonly FromFrame[] = [
  {type: 'lines', run: 1, lines: [{text: 'said', level: 'log'}]},
  {type: 'failure', run: 1, failure: {message: 'failed', line: 3}},
  {type: 'ended', run: 9, isEmpty: true},
  {type: 'stopped', run: 1, reason: 'output'},
  {type: 'height', height: 300},
  {type: 'part', name: 'files.js'},
];

/** What no message holds in any place. */
const NONSENSE: readonly unknown[] = [
  ...[null, NaN, Infinity, -1, 1.5, 2 ** 53, 10n, Symbol('x'), () => 1],
  ...[[null], {}, {length: 1}, new Date(0), Object.create(null)],
  {toString: () => 'log', valueOf: () => 1},
];

/** Steps to each value within a message. */
function placesOf(value: unknown, before: readonly string[] = []): string[][] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [
        [...before, key],
        ...placesOf(inner, [...before, key]),
      ])
    : [];
}

/** A copy of a message with something else in one place. */
function withAt(
  message: unknown,
  [key, ...rest]: readonly string[],
  value: unknown,
): unknown {
  if (key === undefined) {
    return value;
  }
  const copy = (
    Array.isArray(message) ? [...message] : {...(message as object)}
  ) as Record<string, unknown>;
  copy[key] = withAt(copy[key], rest, value);
  return copy;
}

const lines = (count: number, text = 'x') => ({
  type: 'lines',
  run: 1,
  lines: Array.from({length: count}, () => ({text, level: 'log'})),
});

describe('a message of a frame', () => {
  it.each(MESSAGES)('is taken as it is, and as nothing else: %o', (message) => {
    expect(readMessage(structuredClone(message))).toEqual(message);
    for (const place of placesOf(message)) {
      const at = (value: unknown) => readMessage(withAt(message, place, value));
      const name = `${message.type}: ${place.join('.')}`;
      for (const nonsense of NONSENSE) {
        expect(at(nonsense), name).toBeUndefined();
      }
      const isText = ['text', 'message', 'name'].includes(place.at(-1)!);
      for (const text of HOSTILE_STRINGS) {
        expect(at(text.slice(0, 200)) !== undefined, name).toBe(isText);
      }
      // An error of which nobody knows the line has none.
      expect(at(undefined) !== undefined, name).toBe(place.at(-1) === 'line');
    }
  });

  it('is copied, without what the page does not know', () => {
    const first = {type: 'lines', run: 1, lines: [{text: 'a', level: 'log'}]};
    const more = structuredClone({
      ...first,
      html: '<b>',
      lines: [{...first.lines[0], style: 'x'}],
    });
    expect(readMessage(more)).toEqual(first);
    expect(readMessage({type: 'pong', more: {}})).toEqual({type: 'pong'});
  });

  it.each([...NONSENSE, undefined, '', 'live-frame', 0, true, [MESSAGES[0]]])(
    'is none when it is %o',
    (data) => {
      expect(readMessage(data)).toBeUndefined();
    },
  );

  it.each([
    [true, lines(MOST_LINES)],
    [false, lines(MOST_LINES + 1)],
    [false, {...lines(0), lines: Array(3)}],
    [true, lines(1, 'x'.repeat(MOST_CHARACTERS))],
    [false, lines(1, 'x'.repeat(MOST_CHARACTERS + 1))],
    [false, {type: 'part', name: 'x'.repeat(10_000)}],
  ])('is none when it is larger than a frame makes it: %s', (is, message) => {
    expect(readMessage(message) !== undefined).toBe(is);
  });

  it('has the beginning of what an error says', () => {
    const failure = {message: 'x'.repeat(1e6), line: 1};
    expect(readMessage({type: 'failure', run: 1, failure})).toMatchObject({
      failure: {message: 'x'.repeat(MOST_CHARACTERS)},
    });
  });
});
