import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  installTrustedTypes,
  isData,
  isTrustedMarkup,
  isTrustedScript,
} from '@site/src/native/trustedTypes';
import {harmIn} from '../support/hostileMarkup';
import {HOSTILE_STRINGS} from '../support/hostileStrings';
import {redirectVectors} from '../support/redirectVectors';

const INNER = 'Element innerHTML';

/** Whether a browser makes something of a text that is run. */
const isHarm = (text: string) =>
  harmIn(new DOMParser().parseFromString(text, 'text/html')).length > 0;

afterEach(() => vi.unstubAllGlobals());

describe('markup', () => {
  it('is not what a hostile string holds', () => {
    const harmful = HOSTILE_STRINGS.filter(isHarm);
    expect(harmful.length).toBeGreaterThanOrEqual(30);
    expect(harmful.filter((text) => isTrustedMarkup(text, INNER))).toEqual([]);
    const inCode = harmful.map((text) => `<span class="token">a</span>${text}`);
    expect(inCode.filter((text) => isTrustedMarkup(text, INNER))).toEqual([]);
  });

  it.each([
    '<a href="javascript:x">x</a>',
    '<a href=javascript:x>x</a>',
    '<a href="//evil.example" onclick="x">x</a>',
    '<span onclick="x">x</span>',
    '<span class="a" style="color: red">x</span>',
    '<span class="a"onclick="x">x</span>',
    '<svg><a xlink:href="javascript:x">x</a></svg>',
    '<a\tid="x"/href="javascript:x">x</a>',
  ])('is not %s', (text) => {
    expect(isTrustedMarkup(text, INNER)).toBe(false);
  });

  it.each([
    '',
    'a > b &lt; c',
    '<span class="line_a" data-line=" 9"><span class="token keyword">int</span></span> <a href="/ocr/api/run" class="a">run</a>',
    '<a href="#part">x</a>',
    '<circle cx="8" cy="8" r="6.5"></circle><path d="M1 1 L2 2"/>',
    '<div class="bar" role="bar"><div class="peg"></div></div>',
    '<script></script>',
  ])('is %s', (text) => {
    expect(isTrustedMarkup(text, INNER)).toBe(true);
  });

  it('is anything that becomes a document of its own', () => {
    expect(
      isTrustedMarkup('<!doctype html><img>', 'DOMParser parseFromString'),
    ).toBe(true);
  });
});

it.each([
  ['{"@context": "https://schema.org"}', true],
  ['{"a": alert(1)}', false],
  ['alert(1)', false],
  ['"alert(1)"', false],
  ['{}//', false],
  ['', false],
])('%s is data: %s', (text, expected) => {
  expect(isData(text)).toBe(expected);
});

it('a script is a file of the site', () => {
  const {origin} = window.location;
  expect(isTrustedScript('/assets/js/main.js')).toBe(true);
  expect(isTrustedScript(`${origin}/assets/js/main.js`)).toBe(true);
  const others = [
    ...redirectVectors(),
    ...HOSTILE_STRINGS,
    'blob:https://evil.example/1',
    'data:text/javascript,x',
  ].filter(
    (address) =>
      isTrustedScript(address) && new URL(address, origin).origin !== origin,
  );
  expect(others).toEqual([]);
  expect(isTrustedScript('//evil.example/x.js')).toBe(false);
  expect(isTrustedScript('data:text/javascript,x')).toBe(false);
});

it('the rules are given to a browser that asks for them, and none is needed', () => {
  expect(installTrustedTypes).not.toThrow();
  // A heading of that id, which the window hands out where it has nothing of that name.
  vi.stubGlobal('trustedTypes', document.createElement('h2'));
  expect(installTrustedTypes).not.toThrow();
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', {createPolicy});
  installTrustedTypes();
  const [name, rules] = createPolicy.mock.lastCall!;
  expect(name).toBe('default');
  expect(rules.createHTML('<img>', 'TrustedHTML', INNER)).toBeNull();
  expect(rules.createHTML('<b>x</b>', 'TrustedHTML', INNER)).toBe('<b>x</b>');
  expect(rules.createScript('alert(1)')).toBeNull();
  expect(rules.createScriptURL('//evil.example/x.js')).toBeNull();
});
