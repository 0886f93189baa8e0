// What is fetched of a page that a reader goes to, and whether it can take the place of the one that is shown.
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {nextFileOf} from '@site/src/native/nextFile';
import {fetchPage, readNextPage} from '@site/src/native/nextPage';
import {loadStyles} from '@site/src/native/styleSheets';
import {forgetListeners} from './support';

const {origin} = window.location;
const IN_PAGE = '<style data-href="/assets/css/styles.1.css">p{}</style>';
const LINKED =
  '<link rel="stylesheet" href="/assets/css/styles.1.css" integrity="sha256-a">';

let files: Record<string, string>;
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (address: string) => {
    const {pathname} = new URL(address);
    asked.push(pathname);
    const html = files[pathname];
    return Promise.resolve(
      Object.defineProperty(
        new Response(html ?? '', {
          status: html === undefined ? 404 : 200,
          headers: {'content-type': 'text/html'},
        }),
        'url',
        {value: address},
      ),
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

describe('a page whose styles stand in it', () => {
  beforeEach(() => (document.head.innerHTML = IN_PAGE));

  it('is followed by the file that leaves them out, at its own address', async () => {
    files = {'/a.next.htm': '<p>light', '/a': '<p>whole'};
    expect(await fetchPage(`${origin}/a?x=1`)).toEqual({
      address: `${origin}/a?x=1`,
      html: '<p>light',
    });
    expect(asked).toEqual(['/a.next.htm']);
  });

  it('is followed by the page itself where a host has no such file', async () => {
    files = {'/b': '<p>whole'};
    expect(await fetchPage(`${origin}/b`)).toEqual({
      address: `${origin}/b`,
      html: '<p>whole',
    });
  });
});

it('a page that links its styles is followed by pages as they are', async () => {
  document.head.innerHTML = LINKED;
  files = {'/c': '<p>whole'};
  await fetchPage(`${origin}/c`);
  expect(asked).toEqual(['/c']);
});

describe('the styles of all pages', () => {
  const next = (head: string) =>
    readNextPage({address: origin, html: `<html lang=""><head>${head}</head>`});

  it('are the same, whether they stand in the page or are linked', () => {
    document.head.innerHTML = IN_PAGE;
    expect(next(LINKED)).toBeDefined();
    expect(next(IN_PAGE)).toBeDefined();
    expect(next('')).toBeUndefined();
  });

  it('are those of another release: the browser loads the page', () => {
    document.head.innerHTML = IN_PAGE;
    expect(next(LINKED.replace('styles.1', 'styles.2'))).toBeUndefined();
  });
});

it('only the styles that a page has beyond those of the one before are loaded, with their integrity', async () => {
  document.head.innerHTML = IN_PAGE;
  const head = document.createElement('head');
  head.innerHTML =
    LINKED + LINKED.replace('styles.1', 'legal.1').replace('-a', '-b');
  const done = loadStyles(head);
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map(({href, integrity}) => [href, integrity])).toEqual([
    [`${origin}/assets/css/legal.1.css`, 'sha256-b'],
  ]);
  links[0]!.dispatchEvent(new Event('load'));
  await done;
});
