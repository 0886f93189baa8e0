import ColorModeToggle from '@theme/ColorModeToggle';
import {fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {renderWithSite} from '../support/renderWithSite';
import {forgetListeners} from './support';

const root = document.documentElement;

/** What the system asks for. */
let systemIsDark = false;
let systemChanged = () => undefined as unknown;

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
  const {dropVoidColourMode, installColourMode} =
    await import('@site/src/native/colourMode');
  dropVoidColourMode();
  installColourMode();
}

const state = () => ({
  choice: root.getAttribute('data-theme-choice'),
  mode: root.getAttribute('data-theme'),
  stored: localStorage.getItem('theme'),
});

beforeEach(() => {
  localStorage.clear();
  root.setAttribute('data-theme', 'light');
  root.setAttribute('data-theme-choice', 'system');
  systemIsDark = false;
  window.matchMedia = () =>
    ({
      get matches() {
        return systemIsDark;
      },
      addEventListener: (_: string, listener: () => void) => {
        systemChanged = listener;
      },
    }) as unknown as MediaQueryList;
});

describe('the button of colour modes', () => {
  it('goes through system, light and dark, and keeps the choice', async () => {
    systemIsDark = true;
    await newPage();
    const button = screen.getByRole('button');
    // The style sheet shows them: the first press may change no colour.
    expect(button.dataset).toMatchObject({
      nameSystem: 'system mode',
      nameLight: 'light mode',
      nameDark: 'dark mode',
    });
    const seen = [1, 2, 3].map(() => {
      fireEvent.click(button);
      return state();
    });
    expect(seen).toEqual([
      {choice: 'light', mode: 'light', stored: 'light'},
      {choice: 'dark', mode: 'dark', stored: 'dark'},
      {choice: 'system', mode: 'dark', stored: null},
    ]);
  });

  it('goes between light and dark where the system has no say', async () => {
    root.setAttribute('data-theme-choice', 'light');
    await newPage({respectsSystem: false});
    const button = screen.getByRole('button');
    fireEvent.click(button);
    expect(state().choice).toBe('dark');
    fireEvent.click(button);
    expect(state().choice).toBe('light');
  });

  it('says which mode is on', async () => {
    root.setAttribute('data-theme-choice', 'dark');
    await newPage();
    expect(screen.getByRole('button').getAttribute('aria-label')).toBe(
      'Switch between dark and light mode (currently dark mode)',
    );
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button').getAttribute('aria-label')).toBe(
      'Switch between dark and light mode (currently system mode)',
    );
  });

  it('tells the application, which listens to the storage', async () => {
    await newPage();
    const told = vi.fn(({key, newValue, storageArea}: StorageEvent) => [
      key,
      newValue,
      storageArea === localStorage,
    ]);
    window.addEventListener('storage', told);
    fireEvent.click(screen.getByRole('button'));
    expect(told.mock.results.map(({value}) => value as unknown)).toEqual([
      ['theme', 'light', true],
    ]);
  });

  it('works where nothing can be kept', async () => {
    await newPage();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied');
    });
    fireEvent.click(screen.getByRole('button'));
    expect(state().mode).toBe('light');
    vi.restoreAllMocks();
  });
});

describe('the page', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['dark', 'dark', 'dark'],
    ['light', 'light', 'light'],
    [null, 'system', 'light'],
    ['evil"><script>', 'system', 'light'],
  ])('follows the choice %s of another tab', async (newValue, choice, mode) => {
    await newPage();
    window.dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue}));
    expect(state()).toMatchObject({choice, mode});
  });

  it('has no choice left when another tab takes all storage away', async () => {
    await newPage();
    fireEvent.click(screen.getByRole('button'));
    expect(state().choice).toBe('light');
    window.dispatchEvent(new StorageEvent('storage', {key: 'other'}));
    expect(state().choice).toBe('light');
    window.dispatchEvent(new StorageEvent('storage', {key: null}));
    expect(state().choice).toBe('system');
  });

  it('follows the system while nothing is chosen', async () => {
    await newPage();
    systemIsDark = true;
    systemChanged();
    expect(state()).toMatchObject({choice: 'system', mode: 'dark'});
  });

  it('keeps a choice when the system changes', async () => {
    await newPage();
    fireEvent.click(screen.getByRole('button'));
    systemIsDark = true;
    systemChanged();
    expect(state()).toMatchObject({choice: 'light', mode: 'light'});
  });

  it('forgets a choice where the site has one mode', async () => {
    localStorage.setItem('theme', 'dark');
    await newPage({switches: false});
    expect(state()).toEqual({choice: 'system', mode: 'light', stored: null});
  });
});

describe('paper', () => {
  it('is light, and the choice of the reader is back afterwards', async () => {
    localStorage.setItem('theme', 'dark');
    root.setAttribute('data-theme', 'dark');
    root.setAttribute('data-theme-choice', 'dark');
    await newPage();
    window.dispatchEvent(new Event('beforeprint'));
    expect(state()).toEqual({choice: 'dark', mode: 'light', stored: 'dark'});
    window.dispatchEvent(new Event('afterprint'));
    expect(state()).toEqual({choice: 'dark', mode: 'dark', stored: 'dark'});
  });
});
