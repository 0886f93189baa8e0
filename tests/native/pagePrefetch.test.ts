import {fireEvent} from '@testing-library/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {installPagePrefetch, pageBehind} from '@site/src/native/pagePrefetch';
import {put, putApp, setConnection} from './support';

installPagePrefetch();

const HERE = {
  origin: 'https://site.example',
  pathname: '/ocr/intro',
  search: '',
};

function link(html: string): HTMLAnchorElement {
  return put<HTMLAnchorElement>(html);
}

describe('pageBehind', () => {
  it.each([
    [
      'another page',
      '<a href="https://site.example/ocr/run#errors">',
      'https://site.example/ocr/run',
    ],
    [
      'a query',
      '<a href="https://site.example/search?q=a">',
      'https://site.example/search?q=a',
    ],
    [
      'a section of this page',
      '<a href="https://site.example/ocr/intro#a">',
      undefined,
    ],
    ['another host', '<a href="https://other.example/ocr/run">', undefined],
    [
      'a file',
      '<a href="https://site.example/contracts/argo_sdk.h">',
      undefined,
    ],
    ['a download', '<a href="https://site.example/sdk" download>', undefined],
    [
      'another tab',
      '<a href="https://site.example/ocr/run" target="_blank">',
      undefined,
    ],
    [
      'a window of its own name',
      '<a href="https://site.example/ocr/run" target="manual">',
      undefined,
    ],
    [
      'the window it stands in',
      '<a href="https://site.example/ocr/run" target="_self">',
      'https://site.example/ocr/run',
    ],
    ['a message', '<a href="mailto:a@site.example">', undefined],
  ])('%s', (_, html, page) => {
    expect(pageBehind(link(html), HERE)).toBe(page);
  });
});

describe('a link that a reader is about to follow', () => {
  const get = vi.fn((_: string) => Promise.reject(new TypeError('offline')));
  const asked = () => get.mock.calls.map(([href]) => new URL(href).pathname);
  let page = 0;
  const newLink = () => link(`<a href="/page-${(page += 1)}"><b>A</b></a>`);

  beforeEach(() => {
    putApp();
    setConnection(undefined);
    get.mockClear();
    vi.stubGlobal('fetch', get);
    return () => vi.unstubAllGlobals();
  });

  it('is fetched ahead, once', () => {
    const element = newLink();
    fireEvent.touchStart(element.firstElementChild!);
    fireEvent.focusIn(element);
    expect(asked()).toEqual([`/page-${page}`]);
  });

  it.each([
    ['a pointer that passes over it', 15, 0],
    ['a pointer that has come to it', 20, 1],
  ])('%s', (_, wait, times) => {
    vi.useFakeTimers();
    const over = new MouseEvent('pointerover', {bubbles: true});
    Object.defineProperty(over, 'pointerType', {value: 'mouse'});
    newLink().dispatchEvent(over);
    vi.advanceTimersByTime(wait);
    vi.useRealTimers();
    expect(asked()).toHaveLength(times);
  });

  it('is not fetched ahead where data is to be spared', () => {
    setConnection({saveData: true});
    fireEvent.focusIn(newLink());
    expect(asked()).toEqual([]);
  });

  it('is left to the application once that is there', () => {
    document.documentElement.dataset['hasHydrated'] = 'true';
    fireEvent.focusIn(newLink());
    expect(asked()).toEqual([]);
  });
});
