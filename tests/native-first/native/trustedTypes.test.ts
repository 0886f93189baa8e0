import {afterEach, expect, it, vi} from 'vitest';
import {
  installTrustedTypes,
  isTrustedMarkup,
  isTrustedScript,
} from '@site/src/native-first/trustedTypes';
import {harmIn} from '../../support/hostileMarkup';
import {HOSTILE_STRINGS} from '../../support/hostileStrings';

const INNER = 'Element innerHTML';

afterEach(() => vi.unstubAllGlobals());

it('markup that would run code is refused', () => {
  const harmful = HOSTILE_STRINGS.filter(
    (text) =>
      harmIn(new DOMParser().parseFromString(text, 'text/html')).length > 0,
  );
  expect(harmful.length).toBeGreaterThanOrEqual(20);
  const inCode = harmful.map((text) => `<span class="token">a</span>${text}`);
  expect(
    [...harmful, ...inCode].filter((text) => isTrustedMarkup(text, INNER)),
  ).toEqual([]);
});

it.each([
  ['<a href="javascript:x">x</a>', false],
  ['<a href=javascript:x>x</a>', false],
  ['<a href="//evil.example" onclick="x">x</a>', false],
  ['<span class="a" style="color: red">x</span>', false],
  ['<span class="a"onclick="x">x</span>', false],
  ['<svg><a xlink:href="javascript:x">x</a></svg>', false],
  ['<a\tid="x"/href="javascript:x">x</a>', false],
  ['a > b &lt; c', true],
  [
    '<span class="line_a" data-line=" 9"><span class="token keyword">int</span></span> <a href="/ocr/api/run" class="a">run</a>',
    true,
  ],
  ['<circle cx="8" cy="8" r="6.5"></circle><path d="M1 1 L2 2"/>', true],
  ['<div class="bar" role="bar"><div class="peg"></div></div>', true],
  [
    '<table class="sheet"><tr><td class="a" colspan="2">1</td></tr></table>',
    true,
  ],
  ['<table><td onclick="x">1</td></table>', false],
  ['<script></script>', true],
])('%s is markup: %s', (text, expected) => {
  expect(isTrustedMarkup(text, INNER)).toBe(expected);
});

it('a parsed document may contain anything', () => {
  const parser = 'DOMParser parseFromString';
  expect(isTrustedMarkup('<!doctype html><img>', parser)).toBe(true);
});

it.each([
  ['/assets/js/main.js', true],
  [`${window.location.origin}/assets/js/main.js`, true],
  ['//evil.example/x.js', false],
  ['/\\evil.example/x.js', false],
  ['data:text/javascript,x', false],
  ['blob:https://evil.example/1', false],
])('%s is a script of the site: %s', (address, expected) => {
  expect(isTrustedScript(address)).toBe(expected);
});

it('the rules are installed if the browser supports them', () => {
  expect(installTrustedTypes).not.toThrow();
  // A heading with that id becomes a property of `window`.
  vi.stubGlobal('trustedTypes', document.createElement('h2'));
  expect(installTrustedTypes).not.toThrow();
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', {createPolicy});
  installTrustedTypes();
  const [name, rules] = createPolicy.mock.lastCall!;
  expect(name).toBe('default');
  expect(rules.createHTML('<img>', 'TrustedHTML', INNER)).toBeNull();
  expect(rules.createHTML('<b>x</b>', 'TrustedHTML', INNER)).toBe('<b>x</b>');
  expect(rules.createScript('{"a": alert(1)}')).toBeNull();
  expect(rules.createScript('{"a": 1}')).toBe('{"a": 1}');
  expect(rules.createScriptURL('//evil.example/x.js')).toBeNull();
});
