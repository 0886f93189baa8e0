import {fireEvent} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {installPageSwap} from '@site/src/native/pageSwap';
import {nameOwnAttributes} from '@site/src/native/ownAttributes';
import {onPage} from '@site/src/native/pageShown';
import {forgetListeners, put, putApp, settle} from './support';

const APP = '/runtime.js /main.js';

/** A page of the site, as it is built. */
function page(name: string, {app = APP, lang = 'en', head = ''} = {}): string {
  return `<html lang="${lang}" class="page-${name}"><head><meta name="app-scripts" content="${app}">
    <title data-rh="true">${name} | SDKs</title><meta data-rh="true" name="viewport" content="width=device-width">
    <meta data-rh="true" name="description" content="${name}">${head}</head>
    <body><div id="__docusaurus"><nav class="navbar"><a href="/a">A</a><a href="/b">B</a></nav>
    <main><h1>${name}</h1><p id="end">End of ${name}</p></main></div></body></html>`;
}

let pages: Record<string, string>;
let release: () => void;

/** Answers with the pages, and with 404 for all others. */
const answer = vi.fn(async (address: string) => {
  const {pathname, href} = new URL(address, window.location.href);
  const html = pages[pathname];
  return {
    ok: html !== undefined,
    url: href,
    headers: new Headers({'content-type': 'text/html; charset=utf-8'}),
    text: () => Promise.resolve(html ?? ''),
  };
});

/** A text that comes when it is told to. */
function deferred() {
  let resolve: (text: string) => void = () => undefined;
  const promise = new Promise<string>((settled) => (resolve = settled));
  return {promise, resolve};
}

/** Where the browser itself was sent. */
let sent: string[];

function show(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.lang = 'en';
  document.head.innerHTML = next.head.innerHTML;
  put(next.body.innerHTML);
}

function link(name: string): HTMLAnchorElement {
  return document.querySelector<HTMLAnchorElement>(`nav a[href^="/${name}"]`)!;
}

const heading = () => document.querySelector('h1')?.textContent;

async function follow(name: string, init?: MouseEventInit): Promise<void> {
  fireEvent.click(link(name), init);
  await settle();
  await settle();
}

/** Addresses differ from test to test: what has been fetched is kept. */
let round = 0;

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('scrollTo', vi.fn());
  // jsdom knows no animations: the line that tells of what is coming has one.
  Element.prototype.animate = vi.fn();
  round += 1;
  history.replaceState(null, '', `/a${round}`);
  putApp(APP);
  const named = (name: string, options = {}) =>
    page(name, options)
      .replace('"/a"', `"/a${round}"`)
      .replace('"/b"', `"/b${round}"`);
  pages = {[`/a${round}`]: named('a'), [`/b${round}`]: named('b')};
  show(pages[`/a${round}`]!);
  sent = [];
  document.addEventListener('site:navigate', ((event: CustomEvent<string>) => {
    event.preventDefault();
    sent.push(event.detail);
  }) as EventListener);
  installPageSwap();
  release = () => vi.unstubAllGlobals();
});

afterEach(() => {
  release();
  forgetListeners();
  answer.mockClear();
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
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(document.querySelector('h1')),
    );
    expect(told).toHaveBeenCalledTimes(2);
    expect(sent).toEqual([]);
  });

  it('takes over what its page says of <html> and <body>, and leaves what scripts do', async () => {
    const [root, {body}] = [document.documentElement, document];
    root.setAttribute('data-product', 'ocr');
    nameOwnAttributes(root);
    root.setAttribute('data-theme', 'dark');
    body.className = 'old';
    pages[`/b${round}`] = pages[`/b${round}`]!.replace(
      '<body>',
      '<body class="new" data-kind="x">',
    );
    await follow('b');
    expect(root.hasAttribute('data-product')).toBe(false);
    expect(root.getAttribute('data-theme')).toBe('dark');
    expect(body.outerHTML).toMatch(/^<body class="new" data-kind="x">/);
    await follow('a');
    expect(body.getAttributeNames()).toEqual([]);
  });

  it('scrolls to its top, or leads to the heading in the address', async () => {
    await follow('b');
    expect(window.scrollTo).toHaveBeenCalledWith({top: 0, behavior: 'instant'});
    link('a').setAttribute('href', `/a${round}#end`);
    await follow('a');
    expect(window.location.hash).toBe('#end');
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('end'));
  });

  it('is shown again by Back', async () => {
    await follow('b');
    history.back();
    await vi.waitFor(() => expect(heading()).toBe('a'));
    expect(document.title).toBe('a | SDKs');
  });

  it('shows the last one when the reader presses twice', async () => {
    const slow = deferred();
    answer.mockImplementationOnce(async () => ({
      ok: true,
      url: new URL(`/b${round}`, window.location.href).href,
      headers: new Headers({'content-type': 'text/html'}),
      text: () => slow.promise,
    }));
    fireEvent.click(link('b'));
    link('b').setAttribute('href', `/b${round}c`);
    pages[`/b${round}c`] = page('c');
    await follow('b');
    expect(heading()).toBe('c');
    slow.resolve(pages[`/b${round}`]!);
    await settle();
    expect(heading()).toBe('c');
  });

  it('is not shown when it comes after the reader has gone back', async () => {
    await follow('b');
    const slow = deferred();
    link('a').setAttribute('href', `/a${round}late`);
    answer.mockImplementationOnce(async () => ({
      ok: true,
      url: new URL(`/a${round}late`, window.location.href).href,
      headers: new Headers({'content-type': 'text/html'}),
      text: () => slow.promise,
    }));
    fireEvent.click(link('a'));
    history.back();
    await vi.waitFor(() => expect(heading()).toBe('a'));
    slow.resolve(page('late'));
    await settle();
    expect(heading()).toBe('a');
    expect(window.location.pathname).toBe(`/a${round}`);
    expect(sent).toEqual([]);
  });
});

describe('is left to the browser', () => {
  it.each([
    ['an error of the server', () => (pages = {})],
    [
      'another release',
      () => (pages[`/b${round}`] = page('b', {app: '/new.js'})),
    ],
    ['another language', () => (pages[`/b${round}`] = page('b', {lang: 'ko'}))],
    [
      'a page that needs the application',
      () =>
        (pages[`/b${round}`] = page('b', {
          head: '<meta name="app-at-idle">',
        })),
    ],
    [
      'a page that leads elsewhere',
      () =>
        (pages[`/b${round}`] = page('b', {
          head: '<meta http-equiv="refresh" content="0; url=/c">',
        })),
    ],
  ])('%s', async (_, prepare) => {
    prepare();
    await follow('b');
    expect(heading()).toBe('a');
    expect(sent).toEqual([link('b').href]);
  });

  it.each([
    ['a press with a modifier', {ctrlKey: true}],
    ['another tab by shift', {shiftKey: true}],
  ])('%s', async (_, init) => {
    document.addEventListener('click', (event) => event.preventDefault());
    await follow('b', init);
    expect(answer).not.toHaveBeenCalled();
  });

  it.each([
    ['the page that is shown', ''],
    ['the page that is shown, with a heading', '#end'],
  ])('%s', async (_, hash) => {
    document.addEventListener('click', (event) => event.preventDefault(), {
      once: true,
    });
    link('a').setAttribute('href', `/a${round}${hash}`);
    await follow('a');
    expect(answer).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
    expect(heading()).toBe('a');
  });

  it('every link once the application has taken over', async () => {
    document.documentElement.dataset['hasHydrated'] = 'true';
    document.addEventListener('click', (event) => event.preventDefault());
    await follow('b');
    expect(answer).not.toHaveBeenCalled();
  });

  it('a page that came when the application had taken over', async () => {
    const slow = deferred();
    answer.mockImplementationOnce(async () => ({
      ok: true,
      url: link('b').href,
      headers: new Headers({'content-type': 'text/html'}),
      text: () => slow.promise,
    }));
    await follow('b');
    document.documentElement.dataset['hasHydrated'] = 'true';
    slow.resolve(pages[`/b${round}`]!);
    await settle();
    expect(heading()).toBe('a');
    expect(sent).toEqual([link('b').href]);
  });
});
