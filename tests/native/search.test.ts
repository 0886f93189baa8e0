import {fireEvent} from '@testing-library/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {
  arrive,
  forgetListeners,
  put,
  putApp,
  setConnection,
  settle,
} from './support';

const HTML = `<div>
  <button data-frame="search">Search <kbd>Ctrl</kbd></button>
  <dialog data-frame="search" aria-label="Search" data-scope='{"language":"en","tags":["default"]}'>
    <form action="/search"><input name="q"></form>
  </dialog>
</div>`;

// What jsdom leaves out.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

const submit = vi.fn();
HTMLFormElement.prototype.submit = submit;

/** A new page with the native script, and a modal that arrives when the test says so. */
async function newPage() {
  vi.resetModules();
  forgetListeners();
  const page = put(HTML);
  let arrive: () => void = () => undefined;
  let fail: () => void = () => undefined;
  const close = vi.fn();
  const modal = {warm: vi.fn(), open: vi.fn(() => close)};
  const load = vi.fn(
    () =>
      new Promise<typeof modal>((resolve, reject) => {
        arrive = () => resolve(modal);
        fail = () => reject(new Error('gone'));
      }),
  );
  const {installFrames} = await import('@site/src/native/frames');
  const {installSearch} = await import('@site/src/native/search');
  installFrames();
  installSearch(load);
  return {
    modal,
    close,
    load,
    button: page.querySelector('button')!,
    frame: page.querySelector('dialog')!,
    field: page.querySelector('input')!,
    arrive: async () => {
      arrive();
      await settle();
    },
    fail: async () => {
      fail();
      await settle();
    },
  };
}

const press = (key: string, init: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, {key, ...init});

beforeEach(() => {
  putApp();
  setConnection(undefined);
  submit.mockClear();
});

describe.each([
  [
    'the button',
    ({button}: Awaited<ReturnType<typeof newPage>>) => fireEvent.click(button),
  ],
  ['Ctrl + K', () => press('k', {ctrlKey: true})],
  ['Cmd + K', () => press('k', {metaKey: true})],
  ['the slash', () => press('/')],
])('%s', (_, reach) => {
  it('opens the frame at once, and the modal when it has come', async () => {
    const page = await newPage();
    reach(page);
    expect(page.frame.open).toBe(true);
    expect(page.frame.ariaLabel).toBe('Search');
    expect(document.activeElement).toBe(page.field);
    expect(page.modal.open).not.toHaveBeenCalled();
    await page.arrive();
    expect(page.modal.warm).toHaveBeenCalledOnce();
    expect(page.modal.open).toHaveBeenCalledExactlyOnceWith({
      scope: {language: 'en', tags: ['default']},
      onClose: expect.any(Function),
    });
  });

  it('opens the modal itself the next time', async () => {
    const page = await newPage();
    reach(page);
    await page.arrive();
    page.frame.close();
    press('k', {ctrlKey: true});
    reach(page);
    expect(page.frame.open).toBe(false);
    expect(page.modal.open).toHaveBeenCalledTimes(2);
  });
});

describe('a character typed on the button', () => {
  it('opens the frame, whose field it goes on to', async () => {
    const page = await newPage();
    page.button.focus();
    expect(press('r')).toBe(true);
    expect(document.activeElement).toBe(page.field);
  });

  it.each(['Tab', 'Enter', 'Shift'])('%s is none', async (key) => {
    const page = await newPage();
    page.button.focus();
    press(key);
    expect(page.frame.open).toBe(false);
  });
});

describe('closing', () => {
  it('a frame before the modal comes: it stays closed', async () => {
    const page = await newPage();
    fireEvent.click(page.button);
    press('k', {ctrlKey: true});
    expect(page.frame.open).toBe(false);
    await page.arrive();
    expect(page.modal.open).not.toHaveBeenCalled();
  });

  it.each([
    ['by the keys', () => void press('k', {ctrlKey: true})],
    // As the browser does on Escape, and the frame's own button.
    [
      'otherwise',
      ({frame}: Awaited<ReturnType<typeof newPage>>) => frame.close(),
    ],
  ])(
    'a frame %s, which a key has opened: the focus goes to the button',
    async (_, close) => {
      const page = await newPage();
      press('/');
      expect(document.activeElement).toBe(page.field);
      close(page);
      expect(document.activeElement).toBe(page.button);
    },
  );

  it('a frame for the modal that takes its place: the focus stays there', async () => {
    const page = await newPage();
    press('/');
    await page.arrive();
    page.frame.close();
    expect(document.activeElement).not.toBe(page.button);
  });

  it.each([
    ['by the keys', () => void press('k', {ctrlKey: true})],
    [
      'by the modal itself',
      ({modal}: Awaited<ReturnType<typeof newPage>>) =>
        (
          modal.open.mock.calls as unknown as [{onClose: () => void}][]
        )[0]![0].onClose(),
    ],
  ])('the modal %s gives the focus back to the button', async (_, close) => {
    const page = await newPage();
    fireEvent.click(page.button);
    await page.arrive();
    close(page);
    expect(page.close).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(page.button);
  });
});

describe.each([
  ['composes a syllable', 'compositionstart', 'compositionend'],
  ['presses a button', 'pointerdown', 'pointerup'],
])('while a reader %s in the frame', (_, start, end) => {
  it('the modal waits', async () => {
    const page = await newPage();
    fireEvent.click(page.button);
    fireEvent(page.field, new Event(start, {bubbles: true}));
    await page.arrive();
    expect(page.modal.open).not.toHaveBeenCalled();
    fireEvent(page.field, new Event(end, {bubbles: true}));
    await settle();
    expect(page.modal.open).toHaveBeenCalledOnce();
  });

  it('and closes it, nothing opens', async () => {
    const page = await newPage();
    fireEvent.click(page.button);
    fireEvent(page.field, new Event(start, {bubbles: true}));
    await page.arrive();
    page.frame.close();
    await settle();
    expect(page.modal.open).not.toHaveBeenCalled();
  });
});

it('opens nothing over another dialog', async () => {
  const page = await newPage();
  document.body.append(
    Object.assign(document.createElement('dialog'), {open: true}),
  );
  press('k', {ctrlKey: true});
  press('/');
  expect(page.frame.open).toBe(false);
});

describe('a modal that cannot be had', () => {
  it('leads to the results page', async () => {
    const page = await newPage();
    fireEvent.click(page.button);
    await page.fail();
    expect(submit).toHaveBeenCalledOnce();
  });

  it('leads nowhere after the frame was closed', async () => {
    const page = await newPage();
    fireEvent.click(page.button);
    page.frame.close();
    await page.fail();
    expect(submit).not.toHaveBeenCalled();
  });
});

describe.each([
  [
    'a reader reaches for the button',
    ({button}: Awaited<ReturnType<typeof newPage>>) =>
      void fireEvent.focusIn(button),
  ],
  ['the application has come', () => arrive()],
])('when %s', (_, reach) => {
  it('the modal and its index are on their way', async () => {
    const page = await newPage();
    await reach(page);
    await page.arrive();
    expect(page.modal.warm).toHaveBeenCalledOnce();
    expect(page.modal.open).not.toHaveBeenCalled();
  });

  it.each([{saveData: true}, {effectiveType: '2g'}])(
    'and the reader spares data (%o), nothing is loaded',
    async (connection) => {
      setConnection(connection);
      const page = await newPage();
      await reach(page);
      expect(page.load).not.toHaveBeenCalled();
    },
  );
});

it('comes with no page that the application comes to unasked', async () => {
  document.head.innerHTML = '<meta name="app-at-idle">';
  const page = await newPage();
  await arrive();
  expect(page.load).not.toHaveBeenCalled();
});
