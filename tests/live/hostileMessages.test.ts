import {describe, expect, it} from 'vitest';
import {readMessage} from '../../src/live/panel/readMessage';
import type {FromFrame} from '../../src/live/protocol';
import {MOST_CHARACTERS, MOST_LINES} from '../../src/live/runner/lines';
import {HOSTILE_STRINGS} from '../support/hostileStrings';

/** One message of each kind, as frames send it. */
const MESSAGES: readonly FromFrame[] = [
  {type: 'lines', run: 1, lines: [{text: 'said', level: 'log'}]},
  {type: 'lines', run: 2, lines: [{text: '', level: 'warning'}]},
  {type: 'failure', run: 1, failure: {message: 'failed', line: 3}},
  {type: 'failure', run: 1, failure: {message: 'failed', line: undefined}},
  {type: 'ended', run: 9, isEmpty: true},
  {type: 'stopped', run: 1, reason: 'output'},
  {type: 'height', height: 300},
  {type: 'part', name: 'files.js'},
];

/** What no message holds in any place. */
const NONSENSE: readonly unknown[] = [
  null,
  NaN,
  Infinity,
  -1,
  -0.5,
  1.5,
  2 ** 53,
  10n,
  Symbol('x'),
  () => 1,
  [],
  [null],
  {},
  {length: 1},
  new Date(0),
  new Map([['type', 'ended']]),
  new Uint8Array(3),
  Object.create(null),
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

it('a sign of life says nothing else', () => {
  expect(readMessage({type: 'pong', run: 1, more: {}})).toEqual({type: 'pong'});
});

describe('a message of a frame', () => {
  it.each(MESSAGES)('is taken as it is: %o', (message) => {
    expect(readMessage(structuredClone(message))).toEqual(message);
  });

  it('is copied, without what the page does not know', () => {
    const first = {type: 'lines', run: 1, lines: [{text: 'a', level: 'log'}]};
    const more = structuredClone({
      ...first,
      html: '<b>',
      lines: [{...first.lines[0], style: 'x', __proto__: null}],
    });
    const read = readMessage(more);
    expect(read).toEqual(first);
    expect(read).not.toBe(more);
  });

  it.each(HOSTILE_STRINGS)('says %j as a text, and as nothing else', (text) => {
    expect(readMessage(lines(1, text))).toEqual(lines(1, text));
    for (const message of MESSAGES) {
      for (const place of placesOf(message)) {
        const read = readMessage(withAt(message, place, text.slice(0, 200)));
        const isText = ['text', 'message', 'name'].includes(place.at(-1)!);
        expect(read !== undefined, `${message.type}: ${place.join('.')}`).toBe(
          isText,
        );
      }
    }
  });

  it.each(MESSAGES)('is none with nonsense in any place: %o', (message) => {
    let tried = 0;
    for (const place of placesOf(message)) {
      for (const nonsense of NONSENSE) {
        const isList = place.at(-1) === 'lines' && Array.isArray(nonsense);
        if (isList && nonsense.length === 0) {
          continue; // A list may be empty.
        }
        tried += 1;
        expect(
          readMessage(withAt(message, place, nonsense)),
          `${place.join('.')}: ${String(nonsense?.constructor?.name)}`,
        ).toBeUndefined();
      }
    }
    expect(tried).toBeGreaterThan(NONSENSE.length);
  });

  it.each([...NONSENSE, undefined, '', 'live-frame', 0, true, [MESSAGES[0]]])(
    'is none when it is %o',
    (data) => {
      expect(readMessage(data)).toBeUndefined();
    },
  );

  it('is none without one of its parts', () => {
    for (const message of MESSAGES) {
      for (const place of placesOf(message)) {
        if (place.at(-1) !== 'line') {
          expect(
            readMessage(withAt(message, place, undefined)),
            `${message.type}: ${place.join('.')}`,
          ).toBeUndefined();
        }
      }
    }
  });

  it('is none when it is larger than a frame makes it', () => {
    expect(readMessage(lines(MOST_LINES))).toBeDefined();
    expect(readMessage(lines(MOST_LINES + 1))).toBeUndefined();
    expect(readMessage({...lines(0), lines: Array(1e6)})).toBeUndefined();
    expect(readMessage({...lines(0), lines: Array(3)})).toBeUndefined();
    expect(readMessage(lines(1, 'x'.repeat(MOST_CHARACTERS)))).toBeDefined();
    expect(
      readMessage(lines(1, 'x'.repeat(MOST_CHARACTERS + 1))),
    ).toBeUndefined();
    expect(
      readMessage({type: 'part', name: 'x'.repeat(10_000)}),
    ).toBeUndefined();
  });

  it('has the beginning of what an error says', () => {
    const failure = {message: 'x'.repeat(1e6), line: 1};
    expect(readMessage({type: 'failure', run: 1, failure})).toMatchObject({
      failure: {message: 'x'.repeat(MOST_CHARACTERS)},
    });
  });
});
