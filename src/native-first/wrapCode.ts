import {onClick} from './dom';
import {readStoredValue, writeStoredValue} from './storage';

/** `data-native` of the button that wraps long lines of code, or stops wrapping them. */
export const WRAP_BUTTON = 'wrap-code';

/** Attribute of `<html>` while long lines of code are wrapped, for styling. */
const WRAPPED = 'data-wrap-code';

const STORAGE_KEY = 'site.wrap-code';

/** Applies the stored choice of the reader. */
export function applyCodeWrap(): void {
  document.documentElement.toggleAttribute(
    WRAPPED,
    readStoredValue(STORAGE_KEY) !== null,
  );
}

/** Handles the buttons that switch the wrapping of code. The choice is stored for the whole site. */
export function installCodeWrap(): void {
  onClick(`[data-native=${WRAP_BUTTON}]`, () => {
    const isWrapped = document.documentElement.toggleAttribute(WRAPPED);
    writeStoredValue(STORAGE_KEY, isWrapped ? 'on' : null);
  });
}
