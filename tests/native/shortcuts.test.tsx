import {fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import Shortcuts from '@site/src/components/Shortcuts';
import ShortcutButton from '@site/src/components/Shortcuts/ShortcutButton';
import {installFrames} from '@site/src/native/frames';
import {shortcutOf} from '@site/src/native/searchShortcuts';
import {installShortcuts, SHORTCUT_KEYS} from '@site/src/native/shortcuts';
import {renderWithSite} from '../support/renderWithSite';
import {forgetListeners} from './support';

// What jsdom leaves out.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

const pressed = vi.fn();

const PAGE = `
  <ul class="theme-doc-sidebar-container"><li><a href="#page" aria-current="page">Page</a></li></ul>
  <ul>
    <li><a href="#one" class="toc-highlight">One</a></li>
    <li><a href="#two" class="toc-highlight" aria-current="location">Two</a></li>
  </ul>
  <a href="#before" class="pagination-nav__link--prev">Before</a>
  <a href="#after" class="pagination-nav__link--next">After</a>`;

/** A page with all that keys lead to, as the theme builds it. */
function renderPage() {
  renderWithSite(
    <>
      <div dangerouslySetInnerHTML={{__html: PAGE}} />
      <input aria-label="Name" />
      <ShortcutButton />
      <Shortcuts />
    </>,
  );
  document
    .querySelectorAll('a')
    .forEach((link) => link.addEventListener('click', pressed));
  return screen.getByRole<HTMLDialogElement>('dialog', {hidden: true});
}

const press = (key: string, init: object = {}) =>
  fireEvent.keyDown(document.body, {key, ...init});

beforeEach(() => {
  localStorage.clear();
  pressed.mockClear();
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([
    {},
  ] as unknown as DOMRectList);
  installFrames();
  installShortcuts();
});

afterEach(() => {
  forgetListeners();
  vi.restoreAllMocks();
});

const sheetSwitch = () =>
  screen.getByRole<HTMLInputElement>('checkbox', {hidden: true});

describe('the list of shortcuts', () => {
  it('opens by its key, and closes by its button', () => {
    const sheet = renderPage();
    expect(sheet.open).toBe(false);
    press('?', {shiftKey: true});
    expect(sheet.open).toBe(true);
    fireEvent.click(screen.getByRole('button', {name: 'Close', hidden: true}));
    expect(sheet.open).toBe(false);
  });

  it('opens by its button', () => {
    const sheet = renderPage();
    fireEvent.click(screen.getByRole('button', {name: 'Keyboard shortcuts'}));
    expect(sheet.open).toBe(true);
  });

  it('names every single key', () => {
    const sheet = renderPage();
    const shown = [...sheet.querySelectorAll('dl:first-of-type kbd')];
    expect(shown.map(({textContent}) => textContent)).toEqual(
      Object.values(SHORTCUT_KEYS),
    );
  });
});

describe('single keys', () => {
  it.each([
    ['n', 'After'],
    ['p', 'Before'],
  ])('%s follows the link %s', (key, name) => {
    renderPage();
    press(key);
    expect(pressed).toHaveBeenCalledOnce();
    expect(pressed.mock.calls[0]![0].target.textContent).toBe(name);
  });

  it.each([
    ['s', 'Page'],
    ['o', 'Two'],
  ])('%s reaches %s, and does not follow it', (key, name) => {
    renderPage();
    press(key);
    expect(document.activeElement?.textContent).toBe(name);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('are those of the Latin letters on a Korean keyboard', () => {
    renderPage();
    press('ㅜ', {code: 'KeyN'});
    expect(pressed).toHaveBeenCalledOnce();
  });

  it.each([
    ['with Ctrl', {ctrlKey: true}],
    ['with Cmd', {metaKey: true}],
    ['with Alt', {altKey: true}],
    ['while a syllable is composed', {isComposing: true}],
    ['while a syllable ends in Safari', {keyCode: 229}],
    ['while it is held', {repeat: true}],
  ])('do nothing %s', (_, init) => {
    const sheet = renderPage();
    press('n', init);
    press('?', init);
    expect(pressed).not.toHaveBeenCalled();
    expect(sheet.open).toBe(false);
  });

  it('do nothing in a field', () => {
    const sheet = renderPage();
    for (const key of Object.values(SHORTCUT_KEYS)) {
      fireEvent.keyDown(screen.getByLabelText('Name'), {key});
    }
    expect(pressed).not.toHaveBeenCalled();
    expect(sheet.open).toBe(false);
  });

  it('do nothing in a field that has a shadow around it', () => {
    renderPage();
    const shadow = document.body
      .appendChild(document.createElement('div'))
      .attachShadow({mode: 'open'});
    const field = shadow.appendChild(document.createElement('textarea'));
    fireEvent.keyDown(field, {key: 'n', composed: true});
    expect(pressed).not.toHaveBeenCalled();
  });

  it('do nothing behind a dialog', () => {
    renderPage();
    press('?');
    press('n');
    expect(pressed).not.toHaveBeenCalled();
  });
});

describe('the switch', () => {
  const search = () =>
    shortcutOf(new KeyboardEvent('keydown', {key: '/', code: 'Slash'}));

  it('turns all single keys off, for good, and on again', () => {
    const sheet = renderPage();
    fireEvent.click(screen.getByRole('button', {name: 'Keyboard shortcuts'}));
    expect(sheetSwitch().checked).toBe(true);
    expect(search()).toBe('open');
    fireEvent.click(sheetSwitch());
    sheet.close();

    for (const key of Object.values(SHORTCUT_KEYS)) {
      press(key);
    }
    expect(pressed).not.toHaveBeenCalled();
    expect(sheet.open).toBe(false);
    expect(search()).toBeUndefined();

    // As on the next page, which was built with the switch on.
    sheetSwitch().checked = true;
    fireEvent.click(screen.getByRole('button', {name: 'Keyboard shortcuts'}));
    expect(sheetSwitch().checked).toBe(false);
    fireEvent.click(sheetSwitch());
    sheet.close();
    press('n');
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('leaves Ctrl + K alone', () => {
    localStorage.setItem('site.single-keys', 'off');
    expect(
      shortcutOf(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true})),
    ).toBe('toggle');
  });

  it('is on where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    renderPage();
    press('n');
    expect(pressed).toHaveBeenCalledOnce();
  });
});
