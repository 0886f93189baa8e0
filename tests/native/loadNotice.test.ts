import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {hideLoadNotice, showLoadNotice} from '@site/src/native/loadNotice';
import {installOfflineLinks} from '@site/src/native/offlineLinks';
import {pageState} from '@site/src/native/pageState';
import {forgetListeners, put, putApp} from './support';

let isOpen = false;

/** A page with the notice; jsdom has no popovers. */
function putNotice(html = ''): HTMLElement {
  put(
    `<main>${html}</main><div id="load-notice" popover="manual"><button data-native="retry"></button><button data-native="dismiss"></button><p data-native="framed" hidden>Open it: <code></code></p></div>`,
  );
  const notice = document.getElementById('load-notice')!;
  isOpen = false;
  Object.assign(notice, {
    showPopover: () => (isOpen = true),
    hidePopover: () => (isOpen = false),
    matches: () => isOpen,
  });
  return notice;
}

const press = (name: string) =>
  document.querySelector<HTMLElement>(`[data-native=${name}]`)!.click();

function setOnline(value: boolean): void {
  Object.defineProperty(navigator, 'onLine', {configurable: true, value});
}

beforeEach(() => forgetListeners());
afterEach(() => {
  setOnline(true);
  vi.unstubAllGlobals();
});

describe('the notice', () => {
  it('tries again what failed last, once for each press', () => {
    putNotice();
    const [first, second] = [vi.fn(), vi.fn()];
    showLoadNotice(first);
    showLoadNotice(second);
    expect(isOpen).toBe(true);
    press('retry');
    expect([isOpen, first.mock.calls.length, second.mock.calls.length]).toEqual(
      [false, 0, 1],
    );
  });

  it('goes when it is dismissed, or has become untrue', () => {
    putNotice();
    showLoadNotice(() => undefined);
    press('dismiss');
    expect(isOpen).toBe(false);
    showLoadNotice(() => undefined);
    hideLoadNotice();
    expect(isOpen).toBe(false);
  });

  it.each([
    ['names its page in a frame without an origin', 'null', {}, true],
    ['names nothing in a window without one', 'null', window, false],
    ['names nothing in a frame with one', 'https://a.example', {}, false],
  ])('%s', (_, origin, parent, isNamed) => {
    const notice = putNotice();
    vi.stubGlobal('origin', origin);
    vi.stubGlobal('parent', parent);
    showLoadNotice(() => undefined);
    const framed = notice.querySelector('p')!;
    expect([framed.hidden, framed.textContent]).toEqual([
      !isNamed,
      isNamed ? `Open it: ${window.location.href}` : 'Open it: ',
    ]);
  });

  it('is not missed by pages that have none', () => {
    put('<main></main>');
    expect(() => showLoadNotice(() => undefined)).not.toThrow();
  });
});

describe('a link that is pressed without a connection', () => {
  const follow = (html: string) => {
    putApp();
    putNotice(html);
    installOfflineLinks();
    const event = new MouseEvent('click', {bubbles: true, cancelable: true});
    document.querySelector('main a')!.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('leaves the page, and says so', () => {
    setOnline(false);
    expect(follow('<a href="/ocr/run">run</a>')).toBe(true);
    expect(isOpen).toBe(true);
  });

  it.each([
    ['a place on this page', '<a href="#x">x</a>'],
    ['another host', '<a href="https://other.example/">x</a>'],
  ])('is followed to %s', (_where, html) => {
    setOnline(false);
    expect(follow(html)).toBe(false);
  });

  it('is followed when there is one', () => {
    expect(follow('<a href="/ocr/run">run</a>')).toBe(false);
  });
});

describe('what there is of a page', () => {
  it.each([
    ['the same', {status: 200, text: async () => 'x /runtime.js /main.js y'}],
    ['the same', {status: 404, text: async () => 'x /runtime.js /main.js y'}],
    ['replaced', {status: 200, text: async () => '/runtime.js /main.2.js'}],
    ['unreachable', {status: 503, text: async () => ''}],
  ])('is %s', async (state, response) => {
    putApp();
    vi.stubGlobal('fetch', async () => response);
    expect(await pageState('/x')).toBe(state);
  });

  it('is nothing without a connection', async () => {
    putApp();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
    expect(await pageState('/x')).toBe('unreachable');
  });
});
