/** Attribute of `<html>` on devices with the keyboard of a Mac. */
const KEYBOARD = 'data-keyboard';

/** Says in the page which keyboard this device has, for the keys that are shown. */
export function nameKeyboard(): void {
  // The field is deprecated and has no replacement outside Chromium.
  if (/Mac|iP(?:hone|od|ad)/.test(navigator.platform)) {
    document.documentElement.setAttribute(KEYBOARD, 'mac');
  }
}
