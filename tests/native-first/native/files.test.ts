// Files that fail to load or have the wrong integrity: retries and messages.
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  reportFailedFiles,
  showLoadNotice,
} from '@site/src/native-first/loadErrors';
import {addNotice, forgetListeners, put, putApp, settle} from './support';

let notice: HTMLElement;
const isOpen = () => notice.dataset['open'] === 'true';

/** Creates a page with the notice. */
function putNotice(html = ''): HTMLElement {
  put(`<main>${html}</main>`);
  notice = addNotice();
  return notice;
}

const press = (name: string) =>
  document.querySelector<HTMLElement>(`[data-native=${name}]`)!.click();

beforeEach(() => {
  forgetListeners();
  putApp();
});
afterEach(() => {
  forgetListeners();
  vi.unstubAllGlobals();
});

it('the notice retries only the last failure', () => {
  putNotice();
  const [first, second] = [vi.fn(), vi.fn()];
  showLoadNotice(first);
  showLoadNotice(second);
  expect(isOpen()).toBe(true);
  press('retry');
  expect(isOpen()).toBe(false);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

describe('files that the browser refuses', () => {
  const reload = vi.fn();
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
      // jsdom lacks the property.
      const integrity = file.getAttribute('integrity');
      Object.assign(file, {integrity});
    }
    putNotice();
  });

  const fail = (selector: string) =>
    document.querySelector(selector)!.dispatchEvent(new Event('error'));

  /** Loads a page of which some files fail. */
  function load(...refused: string[]): void {
    reportFailedFiles(reload);
    refused.forEach(fail);
    window.dispatchEvent(new Event('load'));
  }

  it('are reported, and fetched again before the page is reloaded', async () => {
    fetched.mockRejectedValueOnce(new TypeError('gone'));
    load('link', 'script');
    fail('[rel=modulepreload]');
    expect(isOpen()).toBe(true);
    expect(fetched).not.toHaveBeenCalled();
    press('retry');
    await settle();
    expect(fetched.mock.calls).toEqual(
      ['a.css', 'b.js'].map((file) => [
        expect.stringContaining(file),
        // Bypasses damaged copies in the cache of the browser.
        {cache: 'reload'},
      ]),
    );
    expect(reload).toHaveBeenCalledOnce();
  });

  it('are loaded again from another address if they are scripts', () => {
    load('script');
    expect(isOpen()).toBe(false);
    const again = document.querySelector<HTMLLinkElement>(
      '[rel=modulepreload]',
    )!;
    expect(again.href).toMatch(/\/b\.js\?1$/);
    expect(again).toMatchObject({integrity: 'sha256-b'});
    fail('[rel=modulepreload]');
    expect(isOpen()).toBe(true);
  });

  it('do not include unchecked files, files of scripts, and errors of scripts', () => {
    document.querySelector('script')!.onerror = () => undefined;
    load('script', '[rel=icon]');
    window.dispatchEvent(new ErrorEvent('error', {message: 'thrown'}));
    expect(isOpen()).toBe(false);
  });
});
