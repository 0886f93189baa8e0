import {onClick} from './dom';
import {
  writeStoredValue,
  readStoredValue,
  dispatchStorageEvent,
} from './storage';

/** Storage key of the chosen mode. Docusaurus uses the same key. */
const STORAGE_KEY = 'theme';

/** Attribute of `<html>` with the chosen mode: `light`, `dark` or `system`. */
const CHOICE = 'data-theme-choice';

/** Attribute of `<html>` with the mode that is shown: `light` or `dark`. */
const MODE = 'data-theme';

const BUTTON = '[data-native=colour-mode]';
const DARK = '(prefers-color-scheme: dark)';
const SYSTEM = 'system';

/**
 * Attribute of the inline script with the mode for readers who have not chosen one. Missing on sites without
 * a switch.
 */
export const DEFAULT_MODE_ATTRIBUTE = 'data-unchosen';

/** Query parameter that sets the mode of a page. Docusaurus uses the same parameter. */
const QUERY = 'docusaurus-theme';

/**
 * Sets the colour mode before the first paint.
 *
 * Replaces the script of the classic theme, which would accept any value from the URL or the storage:
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/inlineScripts.ts
 *
 * @param defaultMode - value of {@link DEFAULT_MODE_ATTRIBUTE}
 */
export function applyColourMode(defaultMode: string | null | undefined): void {
  const queries = new URLSearchParams(window.location.search).getAll(QUERY);
  const chosen =
    defaultMode == null
      ? 'light'
      : ([...queries, readStoredValue(STORAGE_KEY)].find(isMode) ??
        defaultMode);
  setMode(chosen);
}

/**
 * Handles the button that switches between the modes in its `data-modes`. Applies changes made in other tabs
 * or by the system. On sites without a switch, removes a stored mode.
 */
export function installColourMode(): void {
  if (!document.querySelector(BUTTON)) {
    saveChoice(null);
    return;
  }
  labelColourMode();
  printInLightMode();
  onClick(BUTTON, ({dataset}) => {
    const modes = dataset['modes']!.split(' ');
    const next = modes[(modes.indexOf(choice()) + 1) % modes.length]!;
    show(next);
    saveChoice(next === SYSTEM ? null : next);
  });
  window.addEventListener('storage', ({key, newValue}) => {
    // `key` is null after `localStorage.clear()` in another tab.
    if (key === STORAGE_KEY || key === null) {
      show(isMode(newValue) ? newValue : SYSTEM);
    }
  });
  window.matchMedia(DARK).addEventListener('change', () => {
    if (choice() === SYSTEM) {
      show(SYSTEM);
    }
  });
}

function isMode(text: string | null): text is 'light' | 'dark' {
  return text === 'light' || text === 'dark';
}

/** Switches to light mode for printing, since dark mode would print pale text on white paper. */
function printInLightMode(): void {
  window.addEventListener('beforeprint', () => {
    document.documentElement.setAttribute(MODE, 'light');
  });
  window.addEventListener('afterprint', () => show(choice()));
}

function choice(): string {
  return document.documentElement.getAttribute(CHOICE) ?? SYSTEM;
}

function setMode(chosen: string): void {
  const root = document.documentElement;
  const system = window.matchMedia(DARK).matches ? 'dark' : 'light';
  root.setAttribute(CHOICE, chosen);
  root.setAttribute(MODE, chosen === SYSTEM ? system : chosen);
}

function show(chosen: string): void {
  setMode(chosen);
  labelColourMode();
}

/** Labels the buttons with the current mode. Reads the texts from their attributes `data-label-MODE`. */
export function labelColourMode(): void {
  const attribute = `data-label-${choice()}`;
  document.querySelectorAll<HTMLElement>(BUTTON).forEach((button) => {
    const text = button.getAttribute(attribute);
    if (text) {
      button.setAttribute('aria-label', text);
    }
  });
}

function saveChoice(chosen: string | null): void {
  const before = readStoredValue(STORAGE_KEY);
  writeStoredValue(STORAGE_KEY, chosen);
  // Dispatched here, since the browser sends the event to other tabs only, but React in this tab listens too.
  dispatchStorageEvent(STORAGE_KEY, before, chosen);
}
