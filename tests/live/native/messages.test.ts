import {describe, expect, it} from 'vitest';
import {parseMessage} from '@site/src/live/panel/run';
import {MAX_LINE_LENGTH, type FromFrame} from '@site/src/live/protocol';
import {HOSTILE_STRINGS} from '../../support/hostileStrings';

const MESSAGE: FromFrame = {type: 'failure', text: 'failed', number: 3};

/** What no message holds in any place. */
const NONSENSE: readonly unknown[] = [
  ...[undefined, null, NaN, Infinity, -1, 1.5, 2 ** 53, 10n, Symbol('x')],
  ...[() => 1, [null], {}, {length: 1}, new Date(0), Object.create(null)],
  {toString: () => 'log', valueOf: () => 1},
];

describe('a message of a frame', () => {
  it('is taken as it is, and as nothing else', () => {
    expect(parseMessage(structuredClone(MESSAGE))).toEqual(MESSAGE);
    for (const place of Object.keys(MESSAGE)) {
      const at = (value: unknown) => parseMessage({...MESSAGE, [place]: value});
      for (const nonsense of NONSENSE) {
        expect(at(nonsense), place).toBeUndefined();
      }
      for (const text of HOSTILE_STRINGS) {
        expect(at(text) !== undefined, place).toBe(place === 'text');
      }
    }
  });

  it('is copied, without what the page does not know', () => {
    const more = {...MESSAGE, html: '<b>', style: {}};
    expect(parseMessage(structuredClone(more))).toEqual(MESSAGE);
  });

  it.each([...NONSENSE, '', 'live-frame', 0, true, [MESSAGE]])(
    'is none when it is %o',
    (data) => {
      expect(parseMessage(data)).toBeUndefined();
    },
  );

  it('has the beginning of a text that is longer than a run shows', () => {
    const long = parseMessage({
      ...MESSAGE,
      text: 'x'.repeat(MAX_LINE_LENGTH + 1),
    });
    expect(long!.text).toHaveLength(MAX_LINE_LENGTH);
  });
});
