import {fireEvent} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  arrive,
  askedScripts,
  forgetListeners,
  put,
  putApp,
  settle,
} from './support';

/** A new page with the native script on it. */
async function newPage(html: string) {
  vi.resetModules();
  forgetListeners();
  putApp();
  const element = put(html);
  const {installAppIntent} = await import('@site/src/native/appIntent');
  installAppIntent();
  return element;
}

const NEEDS_IT = {
  button: '<button>Press</button>',
  tab: '<div role="tab">Press</div>',
  'link in the role of a button': '<a role="button" href="#">Press</a>',
  'version of the documents': '<a data-version-link href="#v1">Press</a>',
};

const DOES_NOT = {
  'button that a native script answers':
    '<button data-native="copy">A</button>',
  link: '<a href="/ocr/intro">A</a>',
  text: '<p>A</p>',
};

describe('the application is loaded', () => {
  describe.each(Object.entries(NEEDS_IT))('for a %s', (_, html) => {
    it('that gets the focus', async () => {
      fireEvent.focusIn(await newPage(html));
      expect(askedScripts()).toHaveLength(2);
    });

    it('that is touched', async () => {
      fireEvent.touchStart(await newPage(html));
      expect(askedScripts()).toHaveLength(2);
    });

    it('that is pressed: the press reaches it when it can answer', async () => {
      const control = await newPage(html);
      const onClick = vi.fn();
      control.addEventListener('click', onClick);
      expect(fireEvent.click(control)).toBe(false);
      await settle();
      expect(onClick).not.toHaveBeenCalled();
      expect(control.getAttribute('aria-busy')).toBe('true');
      await arrive();
      expect(onClick).toHaveBeenCalledOnce();
      expect(control.hasAttribute('aria-busy')).toBe(false);
    });

    it('that is pressed twice: it answers once', async () => {
      const control = await newPage(html);
      const onClick = vi.fn();
      control.addEventListener('click', onClick);
      fireEvent.click(control);
      fireEvent.click(control);
      await arrive();
      expect(onClick).toHaveBeenCalledOnce();
    });
  });

  it('at idle on a page with something that only it can do', async () => {
    vi.resetModules();
    forgetListeners();
    putApp();
    document.head.insertAdjacentHTML(
      'beforeend',
      '<meta name="app-at-idle" content="">',
    );
    const {installAppIntent} = await import('@site/src/native/appIntent');
    installAppIntent();
    expect(askedScripts()).toEqual([]);
    await vi.waitFor(() => expect(askedScripts()).toHaveLength(2));
  });
});

describe('the application is not loaded', () => {
  it.each(Object.entries(DOES_NOT))('for a %s', async (_, html) => {
    const element = await newPage(html);
    const onClick = vi.fn((event: Event) => event.preventDefault());
    element.addEventListener('click', onClick);
    fireEvent.focusIn(element);
    fireEvent.touchStart(element);
    fireEvent.click(element);
    expect(onClick).toHaveBeenCalledOnce();
    expect(askedScripts()).toEqual([]);
  });

  it('for a link that is opened in another tab', async () => {
    const link = await newPage(NEEDS_IT['version of the documents']);
    fireEvent.click(link, {ctrlKey: true});
    expect(askedScripts()).toHaveLength(0);
  });

  it('for a control that went while it was loading', async () => {
    const control = await newPage(NEEDS_IT.button);
    const onClick = vi.fn();
    control.addEventListener('click', onClick);
    fireEvent.click(control);
    control.remove();
    await arrive();
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('the pointer', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each([
    ['a mouse that rests on it', 'mouse', 65, 2],
    ['a mouse that passes', 'mouse', 64, 0],
    ['a finger, which touches at once', 'touch', 65, 0],
  ])('%s', async (_, pointerType, wait, count) => {
    const control = await newPage(NEEDS_IT.button);
    fireEvent(
      control,
      Object.assign(new Event('pointerover', {bubbles: true}), {pointerType}),
    );
    vi.advanceTimersByTime(wait);
    expect(askedScripts()).toHaveLength(count);
  });
});

it('a failed load is told, and the next press tries again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const control = await newPage(NEEDS_IT.button);
  const onClick = vi.fn();
  control.addEventListener('click', onClick);
  fireEvent.click(control);
  for (let tries = 0; tries < 2; tries += 1) {
    askedScripts().forEach((script) => script.onerror?.(new Event('error')));
    await settle();
  }
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('could not be loaded'),
  );
  fireEvent.click(control);
  await arrive();
  expect(onClick).toHaveBeenCalledOnce();
  warn.mockRestore();
});
