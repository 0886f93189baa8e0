import {fireEvent} from '@testing-library/react';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {
  enableSlashKey,
  findShortcut,
  isSlashKeyEnabled,
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

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<input id="name">';
  document.addEventListener('keydown', (event) => {
    asked = findShortcut(event);
  });
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
  enableSlashKey(false);
  expect(isSlashKeyEnabled()).toBe(false);
  expect(press('/')).toBeUndefined();
  expect(press('k', {ctrlKey: true})).toBe('toggle');
  enableSlashKey(true);
  expect(press('/')).toBe('open');
});
