// What is fetched of a page that a reader goes to, and whether it can take the place of the one that is shown.
import {fireEvent} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {nextFileOf} from '@site/src/native/nextFile';
import {fetchPage, readNextPage} from '@site/src/native/nextPage';
import {installPagePrefetch, pageBehind} from '@site/src/native/pagePrefetch';
import {forgetListeners, put, putApp, setConnection} from './support';

const {origin} = window.location;
const IN_PAGE = '<style data-href="/assets/css/styles.1.css">p{}</style>';
const LINKED =
  '<link rel="stylesheet" href="/assets/css/styles.1.css" integrity="sha256-a">';

let files: Record<string, string> = {};
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  files = {};
  vi.stubGlobal('fetch', (address: string) => {
    const {pathname} = new URL(address);
    asked.push(pathname);
    const html = files[pathname];
    const response = new Response(html ?? '', {
      status: html === undefined ? 404 : 200,
      headers: {'content-type': 'text/html'},
    });
    return Promise.resolve(
      Object.defineProperty(response, 'url', {value: address}),
    );
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  forgetListeners();
});

it.each([
  ['https://a.example/', 'https://a.example/index.next.htm'],
  ['https://a.example/en', 'https://a.example/en.next.htm'],
  ['https://a.example/docs/', 'https://a.example/docs/index.next.htm'],
  ['https://a.example/ocr/intro?q=/', 'https://a.example/ocr/intro.next.htm'],
])('the file of %s is %s', (page, file) => {
  expect(nextFileOf(page)).toBe(file);
});

it.each([
  ['/a', 'its file without styles', IN_PAGE, ['/a.next.htm', '/a'], 0],
  ['/b', 'itself where there is no such file', IN_PAGE, ['/b'], 0],
  ['/c', 'itself where styles are linked', LINKED, ['/c.next.htm', '/c'], 1],
] as const)(
  'the page %s is fetched as %s',
  async (path, _, head, there, at) => {
    document.head.innerHTML = head;
    files = Object.fromEntries(there.map((file) => [file, `<p>${file}`]));
    const address = `${origin}${path}?x=1`;
    const html = `<p>${there[at]}`;
    expect(await fetchPage(address)).toEqual({address, html});
    expect(asked.at(-1)).toBe(there[at]);
  },
);

it.each([
  ['are linked', LINKED, true],
  ['stand in it', IN_PAGE, true],
  ['are missing', '', false],
  ['are of another release', LINKED.replace('styles.1', 'styles.2'), false],
])(
  'the styles of all pages are the same in a next page where they %s',
  (_, head, isSame) => {
    document.head.innerHTML = IN_PAGE;
    const html = `<html lang=""><head>${head}</head>`;
    expect(readNextPage({address: origin, html}) !== undefined).toBe(isSame);
  },
);

describe('the page behind a link', () => {
  const HERE = {origin: 'https://a.example', pathname: '/intro', search: ''};

  it.each([
    ['another page', 'href="https://a.example/run#x"', '/run'],
    ['a query', 'href="https://a.example/search?q=a"', '/search?q=a'],
    ['its own window', 'href="https://a.example/run" target=_self', '/run'],
    ['a section of this page', 'href="https://a.example/intro#a"', ''],
    ['another host', 'href="https://other.example/run"', ''],
    ['a file', 'href="https://a.example/contracts/argo_sdk.h"', ''],
    ['a download', 'href="https://a.example/sdk" download', ''],
    ['another window', 'href="https://a.example/run" target=manual', ''],
    ['a message', 'href="mailto:a@a.example"', ''],
  ])('of %s', (_, attributes, path) => {
    const page = pageBehind(put<HTMLAnchorElement>(`<a ${attributes}>`), HERE);
    expect(page).toBe(path === '' ? undefined : HERE.origin + path);
  });

  it.each([
    ['once', undefined, 1],
    ['not where data is to be spared', {saveData: true}, 0],
  ])('is fetched ahead %s', (_, connection, times) => {
    putApp();
    setConnection(connection);
    installPagePrefetch();
    const link = put(`<a href="/ahead-${times}"><b>A</b></a>`);
    fireEvent.touchStart(link.firstElementChild!);
    fireEvent.focusIn(link);
    expect(asked).toHaveLength(times);
  });
});
