import {fireEvent} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {installLanguageLinks} from '@site/src/native/languageLinks';
import {forgetListeners, put, putApp} from './support';

/** A link to the English page, on a page whose address has a query and a hash. */
function setUp(html: string): HTMLAnchorElement {
  history.replaceState(null, '', '/ocr/intro?from=app#part');
  return put(html).querySelector('a')!;
}

const IN_NAVBAR =
  '<nav class="navbar"><a href="/en/ocr/intro" lang="en"><b>English</b></a></nav>';

beforeEach(() => {
  putApp();
  installLanguageLinks();
});

afterEach(() => {
  forgetListeners();
  history.replaceState(null, '', '/');
});

describe('a link to another language', () => {
  it.each([
    ['pointed at', fireEvent.pointerOver],
    ['focused', fireEvent.focusIn],
  ])('keeps query and hash once it is %s', (_, act) => {
    const link = setUp(IN_NAVBAR);
    act(link.querySelector('b')!);
    expect(link.getAttribute('href')).toBe('/en/ocr/intro?from=app#part');
  });

  it('follows the address when it changes', () => {
    const link = setUp(IN_NAVBAR);
    fireEvent.pointerOver(link);
    history.replaceState(null, '', '/ocr/intro#other');
    fireEvent.pointerOver(link);
    expect(link.getAttribute('href')).toBe('/en/ocr/intro#other');
  });

  it('is left to the application once that runs', () => {
    const link = setUp(IN_NAVBAR);
    document.documentElement.dataset['hasHydrated'] = 'true';
    fireEvent.pointerOver(link);
    expect(link.getAttribute('href')).toBe('/en/ocr/intro');
  });
});

it('leaves every other link alone', () => {
  const link = setUp('<p><a href="/en/ocr/intro" lang="en">English</a></p>');
  fireEvent.pointerOver(link);
  expect(link.getAttribute('href')).toBe('/en/ocr/intro');
});

describe('on a not-found page, a link to another language', () => {
  const arrive = (lang: string, address: string) => {
    forgetListeners();
    document.documentElement.lang = lang;
    history.replaceState(null, '', address);
    put(
      '<nav class="navbar"><a href="/" lang="ko">한국어</a><a href="/en" lang="en">English</a></nav>',
    );
    installLanguageLinks();
    return [...document.querySelectorAll('a')].map((link) => {
      fireEvent.pointerOver(link);
      fireEvent.pointerOver(link);
      return link.getAttribute('href');
    });
  };

  it('keeps the address that is missing', () => {
    expect(arrive('ko', '/ocr/nowhere?a#b')).toEqual([
      '/ocr/nowhere?a#b',
      '/en/ocr/nowhere?a#b',
    ]);
    expect(arrive('en', '/en/ocr/nowhere')).toEqual([
      '/ocr/nowhere',
      '/en/ocr/nowhere',
    ]);
    expect(arrive('en', '/en//host.test/x')).toEqual([
      '/host.test/x',
      '/en/host.test/x',
    ]);
  });
});
