// Normalising, encoding and escaping of addresses.
import {describe, expect, it} from 'vitest';
import {resolveHitTarget} from '../../src/search/hits';
import {
  encodeUrlText,
  escapeInvalidPercents,
  normalizePagePath,
} from '../../src/site/paths';
import {fillLinkTemplate} from '../../src/site/linkTemplate';
import {HOSTILE_STRINGS, wellFormed} from '../support/hostileStrings';
import {HIT_TARGETS} from '../support/linkContext';

it.each([
  ['/ocr/intro.html', '/ocr/intro'],
  ['/ocr/intro/index.html', '/ocr/intro'],
  ['/en/index.html', '/en'],
  ['/index.html', '/'],
  ['/a.html.html', '/a.html'],
  ['/ocr/intro/', '/ocr/intro/'],
  ['/', '/'],
  ['/index', '/index'],
  ['/html', '/html'],
  ['/en//evil.example', '/en/evil.example'],
  ['//evil.example/x.html', '/evil.example/x'],
  ['/en%2Focr%2f%2Fintro.html', '/en/ocr/intro'],
  ['/%2fevil.example', '/evil.example'],
  ['/ocr%252fintro', '/ocr%252fintro'],
])('the path %s is normalised to %s', (path, plain) => {
  expect(normalizePagePath(path)).toBe(plain);
});

it.each([
  ['#100%off', '#100%25off'],
  ['#100%25off', '#100%25off'],
  ['/ocr/%E0%A4', '/ocr/%25E0%25A4'],
  ['/ocr/%ed%95%9c', '/ocr/%ed%95%9c'],
  ['/한글', '/한글'],
  ['%2', '%252'],
  ['%zz%20', '%25zz%20'],
  ['%C0%80', '%25C0%2580'],
  ['%ff%20', '%25ff%2520'],
  ['', ''],
])('%s is escaped as %s, once', (part, sound) => {
  expect(escapeInvalidPercents(part)).toBe(sound);
  expect(escapeInvalidPercents(sound)).toBe(sound);
  expect(() => decodeURIComponent(sound)).not.toThrow();
});

describe('encodeUrlText', () => {
  it.each([
    ['a b&c', 'a%20b%26c'],
    ['한글', '%ED%95%9C%EA%B8%80'],
    ['run\uD800', 'run%EF%BF%BD'],
    ['\u{1D400}', '%F0%9D%90%80'],
  ])('writes %j as %s', (text, written) => {
    expect(encodeUrlText(text)).toBe(written);
  });

  it('encodes every text so that it can be decoded', () => {
    for (const text of HOSTILE_STRINGS) {
      expect(decodeURIComponent(encodeUrlText(text))).toBe(wellFormed(text));
    }
  });
});

it('link templates encode the text of placeholders', () => {
  const facts = {page: 'https://site.example/a', title: 'A & {page} #1'};
  expect(fillLinkTemplate('https://x.example/?t={title}&b={page}', facts)).toBe(
    'https://x.example/?t=A%20%26%20%7Bpage%7D%20%231&b=https%3A%2F%2Fsite.example%2Fa',
  );
});

it.each([
  ['a path of 100 kB', `/${'a'.repeat(1e5)}`],
  ['100,000 slashes', '/'.repeat(1e5)],
  ['100,000 near matches', '/index.htm'.repeat(1e4)],
  ['100,000 percent signs', '/%'.repeat(1e5)],
  ['100,000 backslashes', '\\'.repeat(1e5)],
])('%s is handled in linear time, and stays on its host', (_, path) => {
  expect(normalizePagePath(path)).not.toMatch(/^\/\//);
  expect(escapeInvalidPercents(escapeInvalidPercents(path))).toBe(
    escapeInvalidPercents(path),
  );
  const target = resolveHitTarget(path, HIT_TARGETS) ?? '/';
  expect(target).toMatch(/^\/(?![/\\])/);
});
