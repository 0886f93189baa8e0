import {elementAround} from './elementAround';
import {keep, recall, tellStored} from './storage';

/** Where the choice is kept: as Docusaurus keeps it, whose inline script reads it before the page is painted. */
export const STORAGE_KEY = 'theme';

/** Attribute of `<html>`: the choice, or that there is none. */
export const CHOICE = 'data-theme-choice';

/** Attribute of `<html>`: the mode that is shown. */
export const MODE = 'data-theme';

const BUTTON = '[data-native=colour-mode]';
export const DARK = '(prefers-color-scheme: dark)';
export const SYSTEM = 'system';

/**
 * The button that goes through the colour modes it names in `data-modes`. `<html>` carries the choice
 * and the mode it comes to; other tabs and the system are followed.
 */
export function installColourMode(): void {
  if (!findButton()) {
    return;
  }
  labelColourMode();
  printLight();
  document.addEventListener('click', ({target}) => {
    const button = elementAround(target, BUTTON);
    if (button) {
      const modes = button.dataset['modes']!.split(' ');
      const next = modes[(modes.indexOf(choice()) + 1) % modes.length]!;
      show(next);
      store(next === SYSTEM ? null : next);
    }
  });
  window.addEventListener('storage', ({key, newValue}) => {
    // Without a key, all of it was taken away.
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

/** Forgets the choice of a mode on a site that has one alone: it was made when there were more. */
export function dropVoidColourMode(): void {
  if (!findButton()) {
    store(null);
  }
}

/** Whether a text names a mode that can be shown. */
export function isMode(text: string | null): text is 'light' | 'dark' {
  return text === 'light' || text === 'dark';
}

/** Paper is light: dark mode would put its pale text on it. */
function printLight(): void {
  window.addEventListener('beforeprint', () => {
    document.documentElement.setAttribute(MODE, 'light');
  });
  window.addEventListener('afterprint', () => show(choice()));
}

function findButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>(BUTTON);
}

function choice(): string {
  return document.documentElement.getAttribute(CHOICE) ?? SYSTEM;
}

function show(chosen: string): void {
  const root = document.documentElement;
  const system = window.matchMedia(DARK).matches ? 'dark' : 'light';
  root.setAttribute(CHOICE, chosen);
  root.setAttribute(MODE, chosen === SYSTEM ? system : chosen);
  labelColourMode();
}

/** Announces to assistive technology which mode is on: the buttons hold the text for each. */
export function labelColourMode(): void {
  const attribute = `data-label-${choice()}`;
  document.querySelectorAll<HTMLElement>(BUTTON).forEach((button) => {
    const text = button.getAttribute(attribute);
    if (text) {
      button.setAttribute('aria-label', text);
    }
  });
}

function store(chosen: string | null): void {
  const before = recall(STORAGE_KEY);
  keep(STORAGE_KEY, chosen);
  // Other tabs are told by the browser, the application in this one is not.
  tellStored(STORAGE_KEY, before, chosen);
}
