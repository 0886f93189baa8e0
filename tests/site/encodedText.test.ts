import {expect, it} from 'vitest';
import {encodedText} from '../../src/site/encodedText';
import {HOSTILE_STRINGS, wellFormed} from '../support/hostileStrings';

it.each([
  ['run', 'run'],
  ['a b&c', 'a%20b%26c'],
  ['한글', '%ED%95%9C%EA%B8%80'],
  ['run\uD800', 'run%EF%BF%BD'],
  ['\uDC00run', '%EF%BF%BDrun'],
  ['\u{1D400}', '%F0%9D%90%80'],
])('writes %j as %s', (text, written) => {
  expect(encodedText(text)).toBe(written);
});

it('writes whatever there is, so that it can be read again', () => {
  for (const text of HOSTILE_STRINGS) {
    expect(decodeURIComponent(encodedText(text))).toBe(wellFormed(text));
  }
});
