// The button and the keys of search, the frame that opens at once, and the modal that takes its place.
import {fireEvent} from '@testing-library/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {
  arrive,
  completeDialogs,
  forgetListeners,
  put,
  putApp,
  setConnection,
  settle,
} from './support';

completeDialogs();

const HTML = `<div>
  <button data-dialog="search">Search <kbd>Ctrl</kbd></button>
  <dialog data-dialog="search" aria-label="Search" data-scope='{"language":"en","tags":["default"]}'>
    <form action="/search"><input name="q"></form>
  </dialog>
</div>`;

const submit = vi.fn();
HTMLFormElement.prototype.submit = submit;

/** A new page with the native script, and a modal that arrives when the test says so. */
async function newPage() {
  vi.resetModules();
  forgetListeners();
  const page = put(HTML);
  let give: (modal: object) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const close = vi.fn();
  const open = vi.fn((_: {onClose: () => void}) => close);
  const warm = vi.fn();
  const load = vi.fn(
    () =>
      new Promise<never>((resolve, reject) => {
        give = resolve as typeof give;
        refuse = reject;
      }),
  );
  const {installDialogs} = await import('@site/src/native/dialogs');
  const {installSearch} = await import('@site/src/native/search');
  installDialogs();
  installSearch(load);
  return {
    open,
    warm,
    close,
    load,
    button: page.querySelector('button')!,
    frame: page.querySelector('dialog')!,
    field: page.querySelector('input')!,
    arrive: () => {
      give({warm, open});
      return settle();
    },
    fail: () => {
      refuse(new Error('gone'));
      return settle();
    },
  };
}

type Page = Awaited<ReturnType<typeof newPage>>;

const press = (key: string, init: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, {key, ...init});
const toggle = () => press('k', {ctrlKey: true});

beforeEach(() => {
  putApp();
  setConnection(undefined);
  submit.mockClear();
});

it.each<[string, (page: Page) => unknown]>([
  ['the button', ({button}) => fireEvent.click(button)],
  ['Ctrl + K', toggle],
  ['Cmd + K', () => press('k', {metaKey: true})],
  ['the slash', () => press('/')],
])(
  '%s opens the frame at once, and the modal when it is there',
  async (_, reach) => {
    const page = await newPage();
    reach(page);
    expect(page.frame.open).toBe(true);
    expect(document.activeElement).toBe(page.field);
    await page.arrive();
    expect(page.warm).toHaveBeenCalledOnce();
    expect(page.open).toHaveBeenCalledExactlyOnceWith({
      scope: {language: 'en', tags: ['default']},
      onClose: expect.any(Function),
    });
    page.frame.close();
    toggle();
    reach(page);
    expect(page.frame.open).toBe(false);
    expect(page.open).toHaveBeenCalledTimes(2);
  },
);

it.each<[string, (page: Page) => unknown]>([
  ['the keys', toggle],
  ['itself', ({open}) => open.mock.lastCall![0].onClose()],
])(
  'closing the modal by %s gives the focus to the button',
  async (_, close) => {
    const page = await newPage();
    press('/');
    await page.arrive();
    page.frame.close();
    // The modal has taken the place of the frame.
    expect(document.activeElement).not.toBe(page.button);
    close(page);
    expect(page.close).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(page.button);
  },
);

it.each([
  ['composes a syllable', 'compositionstart', 'compositionend', false],
  ['composes, and closes it', 'compositionstart', 'compositionend', true],
  ['presses a button', 'pointerdown', 'pointerup', false],
  ['presses what closes it', 'pointerdown', 'pointerup', true],
])('the modal waits while a reader %s', async (_, start, end, isClosed) => {
  const page = await newPage();
  fireEvent.click(page.button);
  fireEvent(page.field, new Event(start, {bubbles: true}));
  await page.arrive();
  expect(page.open).not.toHaveBeenCalled();
  if (isClosed) {
    page.frame.close();
  } else {
    fireEvent(page.field, new Event(end, {bubbles: true}));
  }
  await settle();
  expect(page.open).toHaveBeenCalledTimes(isClosed ? 0 : 1);
});

it.each([
  ['the results page', true, 1],
  ['nowhere after the frame was closed', false, 0],
])('a modal that cannot be had leads to %s', async (_, isOpen, times) => {
  const page = await newPage();
  fireEvent.click(page.button);
  if (!isOpen) {
    page.frame.close();
  }
  await page.fail();
  expect(submit).toHaveBeenCalledTimes(times);
});

describe.each<[string, (page: Page) => unknown]>([
  ['a reader reaches for the button', ({button}) => fireEvent.focusIn(button)],
  ['the application has come', arrive],
])('when %s', (_, reach) => {
  it.each([
    ['are on their way', undefined, 1],
    ['are not where data is spared', {saveData: true}, 0],
  ])('the modal and its index %s', async (_how, connection, times) => {
    setConnection(connection);
    const page = await newPage();
    await reach(page);
    expect(page.load).toHaveBeenCalledTimes(times);
    await page.arrive();
    expect(page.warm).toHaveBeenCalledTimes(times);
    expect(page.open).not.toHaveBeenCalled();
  });
});

it('the files of the modal are loaded once, beside the first file of its index', async () => {
  vi.resetModules();
  const script = encodeURIComponent('export const warm = () => "warm"');
  document.head.innerHTML = `<meta name="search-files" content="data:text/javascript,${script} /search.css /index.json">`;
  const links = (rel: string) => [
    ...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`),
  ];
  const addresses = (rel: string) =>
    links(rel).map((link) => link.getAttribute('href'));
  const {loadSearchModal} = await import('@site/src/native/searchModal');
  const loading = loadSearchModal();
  links('stylesheet')[0]!.onload?.(new Event('load'));
  expect((await loading).warm()).toBe('warm');
  expect(await loadSearchModal()).toBe(await loading);
  expect(addresses('stylesheet')).toEqual(['/search.css']);
  expect(addresses('preload')).toEqual(['/index.json']);
});
