import {fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import Shortcuts from '@site/src/components/Shortcuts';
import ShortcutButton from '@site/src/components/Shortcuts/ShortcutButton';
import {installDialogs} from '@site/src/native/dialogs';
import {shortcutOf} from '@site/src/native/searchShortcuts';
import {installShortcuts, SHORTCUT_KEYS} from '@site/src/native/shortcuts';
import {renderWithSite} from '../support/renderWithSite';
import {completeDialogs, forgetListeners} from './support';

completeDialogs();

/** The list of shortcuts. */
let sheet: HTMLDialogElement;

const press = (key: string, init: object = {}) =>
  fireEvent.keyDown(document.body, {key, ...init});
const openByButton = () =>
  fireEvent.click(screen.getByRole('button', {name: 'Keyboard shortcuts'}));
const sheetSwitch = () =>
  screen.getByRole<HTMLInputElement>('checkbox', {hidden: true});

const expectNothing = () => expect(sheet.open).toBe(false);

beforeEach(() => {
  localStorage.clear();
  installDialogs();
  installShortcuts();
  renderWithSite(
    <>
      <input aria-label="Name" />
      <ShortcutButton />
      <Shortcuts />
    </>,
  );
  sheet = screen.getByRole<HTMLDialogElement>('dialog', {hidden: true});
});

afterEach(() => {
  forgetListeners();
  vi.restoreAllMocks();
});

it.each([
  ['key', () => press('?', {shiftKey: true})],
  ['button', openByButton],
])(
  'the list of shortcuts opens by its %s, and closes by a button',
  (_, open) => {
    expect(sheet.open).toBe(false);
    open();
    expect(sheet.open).toBe(true);
    fireEvent.click(screen.getByRole('button', {name: 'Close', hidden: true}));
    expect(sheet.open).toBe(false);
  },
);

describe('single keys', () => {
  it.each([
    ['with Ctrl', {ctrlKey: true}],
    ['with Cmd', {metaKey: true}],
    ['with Alt', {altKey: true}],
    ['while a syllable is composed', {isComposing: true}],
    ['while a syllable ends in Safari', {keyCode: 229}],
    ['while it is held', {repeat: true}],
  ])('do nothing %s', (_, init) => {
    press('?', init);
    expectNothing();
  });

  it('do nothing in a field, nor in one that has a shadow around it', () => {
    for (const key of Object.values(SHORTCUT_KEYS)) {
      fireEvent.keyDown(screen.getByLabelText('Name'), {key});
    }
    const shadow = document.body
      .appendChild(document.createElement('div'))
      .attachShadow({mode: 'open'});
    const field = shadow.appendChild(document.createElement('textarea'));
    fireEvent.keyDown(field, {key: '?', composed: true});
    expectNothing();
  });

  it('are switched off for good, but not Ctrl + K, and on again', () => {
    const slash = new KeyboardEvent('keydown', {key: '/', code: 'Slash'});
    const toggle = new KeyboardEvent('keydown', {key: 'k', ctrlKey: true});
    openByButton();
    expect(sheetSwitch().checked).toBe(true);
    expect(shortcutOf(slash)).toBe('open');
    fireEvent.click(sheetSwitch());
    sheet.close();

    Object.values(SHORTCUT_KEYS).forEach((key) => press(key));
    expectNothing();
    expect([shortcutOf(slash), shortcutOf(toggle)]).toEqual([
      undefined,
      'toggle',
    ]);

    // As on the next page, which was built with the switch on.
    sheetSwitch().checked = true;
    openByButton();
    expect(sheetSwitch().checked).toBe(false);
    fireEvent.click(sheetSwitch());
    sheet.close();
    press('?');
    expect(sheet.open).toBe(true);
  });
});
