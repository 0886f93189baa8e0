import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {showLoadNotice} from '@site/src/native/loadNotice';
import {mendOwnFiles} from '@site/src/native/ownFiles';
import {forgetListeners, settle} from './support';

vi.mock('@site/src/native/loadNotice');

const reload = vi.fn(() => true);
const fetched = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset().mockResolvedValue(new Response()));
  reload.mockClear();
  vi.mocked(showLoadNotice).mockReset();
  document.head.innerHTML = `
    <link rel="stylesheet" integrity="sha256-a" href="/a.css">
    <script integrity="sha256-b" src="/b.js"></script>
    <link rel="icon" href="/c.svg">`;
  for (const file of document.head.querySelectorAll('[integrity]')) {
    // jsdom leaves it to the attribute.
    const integrity = file.getAttribute('integrity');
    Object.assign(file, {integrity});
  }
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetListeners();
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

it('what the browser keeps of refused files gives way to what the host has', async () => {
  await load('link', 'script');
  expect(fetched.mock.calls).toEqual([
    [
      expect.stringMatching(/\/a\.css$/),
      {integrity: 'sha256-a', cache: 'reload'},
    ],
    [
      expect.stringMatching(/\/b\.js$/),
      {integrity: 'sha256-b', cache: 'reload'},
    ],
  ]);
  expect(reload).toHaveBeenCalledOnce();
  expect(showLoadNotice).not.toHaveBeenCalled();
});

it('the reader is told where loading anew was no help', async () => {
  reload.mockReturnValueOnce(false);
  await load('script');
  expect(showLoadNotice).toHaveBeenCalledOnce();
});

it('the page stays where the host lacks one of them, and says so', async () => {
  fetched.mockRejectedValueOnce(new TypeError('gone'));
  await load('link', 'script');
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  expect(showLoadNotice).toHaveBeenCalledOnce();
});

it('leaves alone what is there, what is not checked, what a script has put there, and errors of scripts', async () => {
  document.querySelector('script')!.onerror = () => undefined;
  await load('script', '[rel=icon]');
  window.dispatchEvent(new ErrorEvent('error', {message: 'thrown'}));
  await settle();
  expect(fetched).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  expect(showLoadNotice).not.toHaveBeenCalled();
});
