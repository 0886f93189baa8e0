// Files of the site that cannot be had, or are not what they must be: what is tried, and what a reader is told.
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {showLoadNotice} from '@site/src/native/loadNotice';
import {installOfflineLinks} from '@site/src/native/offlineLinks';
import {mendOwnFiles} from '@site/src/native/ownFiles';
import {pageState} from '@site/src/native/pageState';
import {forgetListeners, put, putApp, settle} from './support';

let isOpen = false;

/** A page with the notice; jsdom has no popovers. */
function putNotice(html = ''): HTMLElement {
  put(
    `<main>${html}</main><div id="load-notice" popover="manual"><button data-native="retry"></button><button data-native="dismiss"></button><p data-native="framed" hidden>Open it: <code></code></p></div>`,
  );
  const notice = document.getElementById('load-notice')!;
  isOpen = false;
  return Object.assign(notice, {
    showPopover: () => (isOpen = true),
    hidePopover: () => (isOpen = false),
    matches: () => isOpen,
  });
}

const press = (name: string) =>
  document.querySelector<HTMLElement>(`[data-native=${name}]`)!.click();

function setOnline(value: boolean): void {
  Object.defineProperty(navigator, 'onLine', {configurable: true, value});
}

beforeEach(() => {
  forgetListeners();
  putApp();
});
afterEach(() => {
  setOnline(true);
  forgetListeners();
  vi.unstubAllGlobals();
});

it('the notice tries again what failed last, once', () => {
  putNotice();
  const [first, second] = [vi.fn(), vi.fn()];
  showLoadNotice(first);
  showLoadNotice(second);
  expect(isOpen).toBe(true);
  press('retry');
  expect(isOpen).toBe(false);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

it.each([
  ['a page without a connection', '/ocr/run', false, true],
  ['a place on this page', '#x', false, false],
  ['another host', 'https://other.example/', false, false],
  ['a page with a connection', '/ocr/run', true, false],
])('a link to %s', (_, href, isOnline, isStopped) => {
  setOnline(isOnline);
  putNotice(`<a href="${href}">x</a>`);
  installOfflineLinks();
  const event = new MouseEvent('click', {bubbles: true, cancelable: true});
  document.querySelector('main a')!.dispatchEvent(event);
  expect([event.defaultPrevented, isOpen]).toEqual([isStopped, isStopped]);
});

it.each([
  ['the same', 200, '/main.js'],
  ['the same', 404, '/main.js'],
  ['replaced', 200, '/main.2.js'],
  ['unreachable', 503, ''],
  ['unreachable', undefined, ''],
])('what there is of a page is %s with %s', async (state, status, script) => {
  vi.stubGlobal('fetch', async () => {
    if (status === undefined) {
      throw new TypeError('failed');
    }
    return {status, text: async () => `x /runtime.js ${script} y`};
  });
  expect(await pageState('/x')).toBe(state);
});

describe('files of the page itself that a browser refuses', () => {
  const reload = vi.fn(() => true);
  const fetched = vi.fn();

  beforeEach(() => {
    reload.mockClear();
    vi.stubGlobal(
      'fetch',
      fetched.mockReset().mockResolvedValue(new Response()),
    );
    document.head.innerHTML = `
      <link rel="stylesheet" integrity="sha256-a" href="/a.css">
      <script integrity="sha256-b" src="/b.js"></script>
      <link rel="icon" href="/c.svg">`;
    for (const file of document.head.querySelectorAll('[integrity]')) {
      // jsdom leaves it to the attribute.
      const integrity = file.getAttribute('integrity');
      Object.assign(file, {integrity});
    }
    putNotice();
  });

  /** The page, in which some of its files are refused, once it is there. */
  async function load(...refused: string[]): Promise<void> {
    mendOwnFiles(reload);
    refused.forEach((selector) =>
      document.querySelector(selector)!.dispatchEvent(new Event('error')),
    );
    await settle();
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    await settle();
  }

  it('are told of where loading anew was no help', async () => {
    reload.mockReturnValueOnce(false);
    await load('script');
    expect(isOpen).toBe(true);
  });

  it('are told of where the host lacks one of them, and the page stays', async () => {
    fetched.mockRejectedValueOnce(new TypeError('gone'));
    await load('link', 'script');
    expect(reload).not.toHaveBeenCalled();
    expect(isOpen).toBe(true);
  });

  it('are none that are not checked, that a script has put there, and no errors of scripts', async () => {
    document.querySelector('script')!.onerror = () => undefined;
    await load('script', '[rel=icon]');
    window.dispatchEvent(new ErrorEvent('error', {message: 'thrown'}));
    await settle();
    expect(fetched).not.toHaveBeenCalled();
    expect([reload.mock.calls.length, isOpen]).toEqual([0, false]);
  });
});
