import {expect, it} from 'vitest';
import {parseMessage} from '@site/src/live/panel/run';
import {MAX_LINE_LENGTH, type FromFrame} from '@site/src/live/protocol';
import {HOSTILE_STRINGS} from '../../support/hostileStrings';

const MESSAGE: FromFrame = {type: 'failure', text: 'failed', number: 3};

/** Values that are invalid for every property. */
const INVALID: readonly unknown[] = [
  ...[undefined, null, NaN, Infinity, -1, 1.5, 2 ** 53, 10n, Symbol('x')],
  ...[() => 1, [null], {}, {length: 1}, new Date(0), Object.create(null)],
  {toString: () => 'log', valueOf: () => 1},
];

it('accepts a valid message, and no other values of its properties', () => {
  expect(parseMessage(structuredClone(MESSAGE))).toEqual(MESSAGE);
  for (const key of Object.keys(MESSAGE)) {
    const parse = (value: unknown) => parseMessage({...MESSAGE, [key]: value});
    for (const value of INVALID) {
      expect(parse(value), key).toBeUndefined();
    }
    for (const text of HOSTILE_STRINGS) {
      expect(parse(text) !== undefined, key).toBe(key === 'text');
    }
  }
});

it('drops unknown properties', () => {
  const data = {...MESSAGE, html: '<b>', style: {}};
  expect(parseMessage(structuredClone(data))).toEqual(MESSAGE);
});

it.each([...INVALID, '', 'live-frame', 0, true, [MESSAGE]])(
  'rejects %o',
  (data) => {
    expect(parseMessage(data)).toBeUndefined();
  },
);

it('cuts long text', () => {
  const text = 'x'.repeat(MAX_LINE_LENGTH + 1);
  expect(parseMessage({...MESSAGE, text})!.text).toHaveLength(MAX_LINE_LENGTH);
});
