// From page to page without the application.
import {fireEvent} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {showLoadNotice} from '@site/src/native/loadNotice';
import {installPageSwap} from '@site/src/native/pageSwap';
import {onPage} from '@site/src/native/pageShown';
import {forgetListeners, put, putApp, settle} from './support';

vi.mock('@site/src/native/loadNotice');

const APP = '/runtime.js /main.js';

/** Addresses differ from test to test: what has been fetched is kept. */
let round = 0;

/** A page of the site, as it is built. */
function page(name: string, {app = APP, lang = 'en', head = ''} = {}): string {
  return `<html lang="${lang}" class="page-${name}"><head><meta name="app-scripts" content="${app}">
    <title data-rh="true">${name} | SDKs</title><meta data-rh="true" name="viewport" content="width=device-width">
    <meta data-rh="true" name="description" content="${name}">${head}</head>
    <body><div id="__docusaurus"><nav class="navbar"><a href="/a${round}">A</a><a href="/b${round}">B</a></nav>
    <main><h1>${name}</h1><p id="end">End of ${name}</p></main></div></body></html>`;
}

let pages: Record<string, string>;

interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly url: string;
  readonly headers: Headers;
  readonly text?: () => Promise<string>;
}

function answer(
  address: string,
  text: () => Promise<string>,
  status = 200,
): Answer {
  const {href: url} = new URL(address, window.location.href);
  const headers = new Headers({'content-type': 'text/html; charset=utf-8'});
  return {ok: status === 200, status, url, headers, text};
}

type Fetch = (address: string, init?: RequestInit) => Promise<Answer>;

/** Answers with the pages, and with 404 for all others. */
const give: Fetch = async (address) => {
  const html = pages[new URL(address).pathname];
  return answer(address, async () => html ?? '', html ? 200 : 404);
};

/** The status of a redirect that is not followed is 0. */
const refuse =
  (status: number): Fetch =>
  async (address) =>
    answer(address, async () => '', status);

const fail: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));

/** An answer whose text comes when it is told to. */
function slowly(path: string) {
  let arrive: (text: string) => void = () => undefined;
  const text = new Promise<string>((settled) => (arrive = settled));
  fetched.mockImplementationOnce(async () => answer(path, () => text));
  return {
    arrive: (html: string) => {
      arrive(html);
      return settle();
    },
  };
}

const fetched = vi.fn<Fetch>();

/** Where the browser itself was sent. */
let sent: string[];

const heading = () => document.querySelector('h1')?.textContent;

const link = (name: string) =>
  document.querySelector<HTMLAnchorElement>(`nav a[href^="/${name}"]`)!;

async function follow(name: string, init?: MouseEventInit): Promise<void> {
  fireEvent.click(link(name), init);
  await settle();
  await settle();
}

beforeEach(() => {
  round += 1;
  vi.stubGlobal('fetch', fetched.mockReset().mockImplementation(give));
  vi.stubGlobal('scrollTo', vi.fn());
  // jsdom knows no animations: the line that tells of what is coming has one.
  Element.prototype.animate = vi.fn();
  vi.mocked(showLoadNotice).mockReset();
  history.replaceState(null, '', `/a${round}`);
  putApp(APP);
  pages = {[`/a${round}`]: page('a'), [`/b${round}`]: page('b')};
  const {head, body} = new DOMParser().parseFromString(page('a'), 'text/html');
  document.documentElement.lang = 'en';
  document.head.innerHTML = head.innerHTML;
  put(body.innerHTML);
  sent = [];
  document.addEventListener('site:navigate', ((event: CustomEvent<string>) => {
    event.preventDefault();
    sent.push(event.detail);
  }) as EventListener);
  installPageSwap();
});

afterEach(() => {
  vi.unstubAllGlobals();
  forgetListeners();
});

describe('a link to another page', () => {
  it('shows it in the place of the one that is there', async () => {
    const nav = document.querySelector('nav');
    const viewport = document.querySelector('meta[name=viewport]');
    const told = vi.fn();
    onPage(told);
    await follow('b');
    expect(heading()).toBe('b');
    expect(window.location.pathname).toBe(`/b${round}`);
    expect(document.title).toBe('b | SDKs');
    expect(document.documentElement.className).toBe('page-b');
    expect(
      [...document.querySelectorAll('meta[name=description]')].map((meta) =>
        meta.getAttribute('content'),
      ),
    ).toEqual(['b']);
    expect(document.querySelector('nav')).toBe(nav);
    expect(document.querySelector('meta[name=viewport]')).toBe(viewport);
    expect(window.scrollTo).toHaveBeenCalledWith({top: 0, behavior: 'instant'});
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(document.querySelector('h1')),
    );
    expect(told).toHaveBeenCalledTimes(2);
    expect(sent).toEqual([]);
  });

  it('leads to the heading in its address, and Back to the page before', async () => {
    link('b').setAttribute('href', `/b${round}#end`);
    await follow('b');
    expect(window.location.hash).toBe('#end');
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('end'));
    history.back();
    await vi.waitFor(() => expect(heading()).toBe('a'));
    expect(document.title).toBe('a | SDKs');
  });

  it('shows the last one when the reader presses twice', async () => {
    const {arrive} = slowly(`/b${round}`);
    fireEvent.click(link('b'));
    link('b').setAttribute('href', `/b${round}c`);
    pages[`/b${round}c`] = page('c');
    await follow('b');
    expect(heading()).toBe('c');
    await arrive(page('b'));
    expect(heading()).toBe('c');
  });

  it('is not shown when it comes after the reader has gone back', async () => {
    await follow('b');
    const {arrive} = slowly(`/a${round}late`);
    link('a').setAttribute('href', `/a${round}late`);
    fireEvent.click(link('a'));
    history.back();
    await vi.waitFor(() => expect(heading()).toBe('a'));
    await arrive(page('late'));
    expect(heading()).toBe('a');
    expect(window.location.pathname).toBe(`/a${round}`);
    expect(sent).toEqual([]);
  });
});

describe('the browser itself is sent', () => {
  const setNext = (options: Parameters<typeof page>[1]) => () => {
    pages[`/b${round}`] = page('b', options);
  };

  it.each([
    ['a page that is missing', () => (pages = {})],
    [
      // As browsers fail where a redirect leads to another host and that is followed.
      'another host',
      () =>
        fetched.mockImplementation((address, init) =>
          (init?.redirect === 'manual' ? refuse(0) : fail)(address),
        ),
    ],
    ['another release', setNext({app: '/new.js'})],
    ['another language', setNext({lang: 'ko'})],
    [
      'one that needs the application',
      setNext({head: '<meta name="app-at-idle">'}),
    ],
    [
      'one that leads elsewhere',
      setNext({head: '<meta http-equiv="refresh" content="0; url=/c">'}),
    ],
  ])('to %s', async (_, prepare) => {
    prepare();
    await follow('b');
    expect([heading(), sent]).toEqual(['a', [link('b').href]]);
    expect(showLoadNotice).not.toHaveBeenCalled();
  });

  it('to one that came when the application had taken over', async () => {
    const {arrive} = slowly(`/b${round}`);
    await follow('b');
    document.documentElement.dataset['hasHydrated'] = 'true';
    await arrive(page('b'));
    expect([heading(), sent]).toEqual(['a', [link('b').href]]);
  });
});

it.each([
  ['nobody answers', fail],
  ['the server fails', refuse(503)],
])('the page that is read stays, and says so, where %s', async (_, failing) => {
  fetched.mockImplementationOnce(failing).mockImplementationOnce(failing);
  await follow('b');
  expect([heading(), sent]).toEqual(['a', []]);
  expect(showLoadNotice).toHaveBeenCalledOnce();
  // Whoever tries again follows the link again.
  fetched.mockReset().mockImplementation(give);
  vi.mocked(showLoadNotice).mock.lastCall![0]();
  await vi.waitFor(() => expect(heading()).toBe('b'));
});
