import {fireEvent} from '@testing-library/react';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {
  installSlashSwitch,
  findShortcut,
  SLASH_KEY_CHECKBOX,
} from '@site/src/search/native/shortcuts';
import {forgetListeners} from './support';

let asked: ReturnType<typeof findShortcut>;

/** Presses a key in an element and returns the shortcut. */
function press(
  key: string,
  init: object = {},
  element: Element = document.body,
) {
  fireEvent.keyDown(element, {key, composed: true, ...init});
  return asked;
}

const slashSwitch = () =>
  document.querySelector<HTMLInputElement>('[type=checkbox]')!;

/** Creates a page with the switch, which is built as on. */
function showPage(): void {
  forgetListeners();
  document.body.innerHTML = `<input id="name"><input type="checkbox" checked data-native="${SLASH_KEY_CHECKBOX}">`;
  document.addEventListener('keydown', (event) => {
    asked = findShortcut(event);
  });
  installSlashSwitch();
}

beforeEach(() => {
  localStorage.clear();
  showPage();
});
afterEach(forgetListeners);

it('slash opens search, Ctrl or Cmd and K open and close it', () => {
  expect(press('/')).toBe('open');
  expect(press('k', {ctrlKey: true})).toBe('toggle');
  expect(press('K', {metaKey: true})).toBe('toggle');
});

it.each([
  ['with Ctrl', {ctrlKey: true}],
  ['with Cmd', {metaKey: true}],
  ['with Alt', {altKey: true}],
  ['while a syllable is composed', {isComposing: true}],
  ['while a syllable ends in Safari', {keyCode: 229}],
])('slash does nothing %s', (_, init) => {
  expect(press('/', init)).toBeUndefined();
});

it('slash does nothing in a field, also inside a shadow root', () => {
  expect(press('/', {}, document.querySelector('#name')!)).toBeUndefined();
  const shadow = document.body
    .appendChild(document.createElement('div'))
    .attachShadow({mode: 'open'});
  const field = shadow.appendChild(document.createElement('textarea'));
  expect(press('/', {}, field)).toBeUndefined();
});

it('slash, but not Ctrl + K, can be switched off and on', () => {
  expect(slashSwitch().checked).toBe(true);
  fireEvent.click(slashSwitch());
  showPage();
  expect(slashSwitch().checked).toBe(false);
  expect(press('/')).toBeUndefined();
  expect(press('k', {ctrlKey: true})).toBe('toggle');
  // As another tab does.
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', {key: 'site.single-keys'}));
  expect(slashSwitch().checked).toBe(true);
  fireEvent.click(slashSwitch());
  expect(press('/')).toBeUndefined();
  fireEvent.click(slashSwitch());
  expect(press('/')).toBe('open');
});
