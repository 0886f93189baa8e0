// The search button, its shortcuts, the dialog, and the modal that is loaded into it.
import {fireEvent} from '@testing-library/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {
  addNotice,
  arrive,
  completeDialogs,
  forgetListeners,
  listNoticeParts,
  put,
  putApp,
  setConnection,
  settle,
} from './support';

completeDialogs();

const HTML = `<div>
  <button data-dialog="search">Search <kbd>Ctrl</kbd></button>
  <dialog data-dialog="search" aria-label="Search" data-scope='{"language":"en","tags":["default"]}'>
    <form action="/search"><input name="q"><button data-native="close" type="button">Cancel</button></form>
  </dialog>
</div>`;

const submit = vi.fn();
HTMLFormElement.prototype.submit = submit;

/** Creates a new page with the native script, and a modal that loads when the test says so. */
async function newPage() {
  vi.resetModules();
  forgetListeners();
  const page = put(HTML);
  let give: (modal: object) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const close = vi.fn();
  const open = vi.fn((_: {entered: string | undefined}) => close);
  const preload = vi.fn();
  const load = vi.fn(
    () =>
      new Promise<never>((resolve, reject) => {
        give = resolve as typeof give;
        refuse = reject;
      }),
  );
  const {installDialogs} = await import('@site/src/native-first/dialogs');
  const {installSearch} = await import('@site/src/search/native/index');
  installDialogs();
  installSearch(load);
  return {
    open,
    preload,
    close,
    load,
    button: page.querySelector('button')!,
    dialog: page.querySelector('dialog')!,
    cancel: page.querySelector<HTMLElement>('[data-native=close]')!,
    field: page.querySelector('input')!,
    arrive: () => {
      give({preload, open});
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
])('%s opens the dialog, which the modal fills later', async (_, reach) => {
  const page = await newPage();
  reach(page);
  expect(page.dialog.open).toBe(true);
  expect(document.activeElement).toBe(page.field);
  page.field.value = 'run';
  await page.arrive();
  expect(page.preload).toHaveBeenCalledOnce();
  expect(page.open).toHaveBeenCalledExactlyOnceWith({
    dialog: page.dialog,
    scope: {language: 'en', tags: ['default']},
    entered: undefined,
  });
  expect(page.field.value).toBe('run');
});

it.each<[string, (page: Page) => unknown]>([
  ['the keys', toggle],
  ['its button', ({cancel}) => fireEvent.click(cancel)],
  ['a press on the backdrop', ({dialog}) => fireEvent.mouseDown(dialog)],
  ['Back', () => fireEvent.popState(window)],
  ['a choice', ({dialog}) => dialog.close()],
])('closing by %s empties it and restores the focus', async (_, close) => {
  const page = await newPage();
  press('/');
  page.field.value = 'run';
  await page.arrive();
  close(page);
  await settle();
  expect(page.dialog.open).toBe(false);
  expect(page.close).toHaveBeenCalledOnce();
  expect(page.field.value).toBe('');
  expect(document.activeElement).toBe(page.button);
});

it('the modal receives an Enter that was pressed before it loaded', async () => {
  const page = await newPage();
  press('/');
  page.field.value = 'run';
  const event = new Event('submit', {bubbles: true, cancelable: true});
  expect(page.field.form!.dispatchEvent(event)).toBe(false);
  await page.arrive();
  expect(page.open.mock.lastCall![0].entered).toBe('run');
});

it('a dialog that was closed before the modal loaded stays empty', async () => {
  const page = await newPage();
  press('/');
  page.dialog.close();
  await page.arrive();
  expect(page.open).not.toHaveBeenCalled();
});

it('a dialog that reopens before its close event is filled once', async () => {
  const page = await newPage();
  press('/');
  page.field.value = 'run';
  await page.arrive();
  toggle();
  toggle();
  await settle();
  expect(page.dialog.open).toBe(true);
  expect(page.field.value).toBe('');
  expect(page.close).toHaveBeenCalledOnce();
  await page.arrive();
  expect(page.open).toHaveBeenCalledTimes(2);
  expect(page.close).toHaveBeenCalledOnce();
  toggle();
  await settle();
  expect(page.close).toHaveBeenCalledTimes(2);
});

it.each([
  ['the results page', true, 1],
  ['nowhere after the dialog was closed', false, 0],
])('a modal that cannot be loaded leads to %s', async (_, isOpen, times) => {
  const page = await newPage();
  fireEvent.click(page.button);
  if (!isOpen) {
    page.dialog.close();
  }
  await page.fail();
  expect(submit).toHaveBeenCalledTimes(times);
});

it('a search without a connection is kept and can be tried again', async () => {
  const page = await newPage();
  const notice = addNotice();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  fireEvent.click(page.button);
  page.field.value = 'row';
  await page.fail();
  expect(page.dialog.open).toBe(false);
  expect(submit).not.toHaveBeenCalled();
  expect(listNoticeParts()).toContain('retry');
  fireEvent.click(notice.querySelector('[data-native=retry]')!);
  await page.arrive();
  expect(page.dialog.open).toBe(true);
  expect(page.open).toHaveBeenCalledTimes(1);
  expect(page.field.value).toBe('row');
});

describe.each<[string, (page: Page) => unknown]>([
  ['a reader reaches for the button', ({button}) => fireEvent.focusIn(button)],
  ['the application has come', arrive],
])('when %s', (_, reach) => {
  it.each([
    ['are loaded', undefined, 1],
    ['are not loaded with data saver', {saveData: true}, 0],
  ])('modal and index %s', async (_how, connection, times) => {
    setConnection(connection);
    const page = await newPage();
    await reach(page);
    expect(page.load).toHaveBeenCalledTimes(times);
    await page.arrive();
    expect(page.preload).toHaveBeenCalledTimes(times);
    expect(page.open).not.toHaveBeenCalled();
  });
});

it('the files of the modal are loaded once, beside the first file of its index', async () => {
  vi.resetModules();
  const script = encodeURIComponent('export const preload = () => "preload"');
  document.head.innerHTML = `<meta name="search-files" content="data:text/javascript,${script} /search.css /index.json">`;
  const links = (rel: string) => [
    ...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`),
  ];
  const addresses = (rel: string) =>
    links(rel).map((link) => link.getAttribute('href'));
  const {loadSearchModal} = await import('@site/src/search/native/modal');
  const loading = loadSearchModal();
  links('stylesheet')[0]!.onload?.(new Event('load'));
  expect((await loading).preload()).toBe('preload');
  expect(await loadSearchModal()).toBe(await loading);
  expect(addresses('stylesheet')).toEqual(['/search.css']);
  expect(addresses('preload')).toEqual(['/index.json']);
});
