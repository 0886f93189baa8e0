import ColorModeToggle from '@theme/ColorModeToggle';
import {fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {renderWithSite} from '../../support/renderWithSite';
import {denyStorage, forgetListeners} from './support';

const root = document.documentElement;

async function newPage({switches = true, respectsSystem = true} = {}) {
  vi.resetModules();
  forgetListeners();
  if (switches) {
    renderWithSite(
      <ColorModeToggle
        value={null}
        onChange={() => undefined}
        respectPrefersColorScheme={respectsSystem}
      />,
    );
  }
  const {installColourMode} = await import('@site/src/native-first/colourMode');
  const {installBfcacheSync} = await import('@site/src/native-first/storage');
  installColourMode();
  installBfcacheSync();
}

const press = () => fireEvent.click(screen.getByRole('button'));

/** Returns the chosen, the shown and the stored mode. */
const state = () => [
  root.getAttribute('data-theme-choice'),
  root.getAttribute('data-theme'),
  localStorage.getItem('theme'),
];

/** Stores a mode as another tab does. */
function keep(choice: string | null) {
  if (choice === null) {
    localStorage.removeItem('theme');
  } else {
    localStorage.setItem('theme', choice);
  }
}

/** Sets the state that an earlier page has stored. */
function setMode(choice: string, mode = choice) {
  root.setAttribute('data-theme', mode);
  root.setAttribute('data-theme-choice', choice);
}

beforeEach(() => {
  localStorage.clear();
  setMode('system', 'light');
});
afterEach(() => vi.restoreAllMocks());

describe('the button of colour modes', () => {
  it('alternates between light and dark if the system is ignored', async () => {
    setMode('light');
    await newPage({respectsSystem: false});
    press();
    expect(state()[0]).toBe('dark');
    press();
    expect(state()[0]).toBe('light');
  });

  it('works without storage', async () => {
    await newPage();
    denyStorage();
    press();
    expect(root.getAttribute('data-theme')).toBe('light');
  });
});

describe('the page', () => {
  it.each([
    ['dark', 'dark', 'dark'],
    [null, 'system', 'light'],
    ['evil"><script>', 'system', 'light'],
  ])('follows the choice %s of another tab', async (newValue, choice, mode) => {
    await newPage();
    window.dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue}));
    expect(state().slice(0, 2)).toEqual([choice, mode]);
  });

  it.each([
    ['dark', null, 'system', 'light'],
    [null, 'dark', 'dark', 'dark'],
    ['dark', 'dark', 'dark', 'dark'],
  ])('with choice %s, restored to %s', async (before, after, choice, mode) => {
    keep(before);
    setMode(before ?? 'system', before ?? 'light');
    await newPage();
    window.dispatchEvent(new Event('pagehide'));
    keep(after);
    window.dispatchEvent(
      Object.assign(new Event('pageshow'), {persisted: true}),
    );
    expect(state()).toEqual([choice, mode, after]);
  });

  it('deletes the choice if the site has one mode', async () => {
    localStorage.setItem('theme', 'dark');
    await newPage({switches: false});
    expect(state()).toEqual(['system', 'light', null]);
  });

  it('is light only while printed', async () => {
    localStorage.setItem('theme', 'dark');
    setMode('dark');
    await newPage();
    window.dispatchEvent(new Event('beforeprint'));
    expect(state()).toEqual(['dark', 'light', 'dark']);
    window.dispatchEvent(new Event('afterprint'));
    expect(state()).toEqual(['dark', 'dark', 'dark']);
  });
});
