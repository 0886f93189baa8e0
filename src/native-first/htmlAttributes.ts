const PREFIX = 'docusaurus-';

/**
 * Sets the `data-` attributes of `<html>` that the address contains, before the first paint:
 * https://docusaurus.io/docs/styling-layout#data-attributes
 */
export function setQueryAttributes(
  search = window.location.search,
  root = document.documentElement,
): void {
  for (const [name, value] of new URLSearchParams(search)) {
    if (/^docusaurus-data-[a-z][a-z-]*$/.test(name)) {
      root.setAttribute(name.slice(PREFIX.length), value);
    }
  }
}

/** Sets the attribute of `<html>` by which style sheets show the shortcuts of an Apple keyboard. */
export function markMacKeyboard(): void {
  // `platform` is deprecated, but only Chromium has a replacement.
  if (/Mac|iP(?:hone|od|ad)/.test(navigator.platform)) {
    document.documentElement.setAttribute('data-keyboard', 'mac');
  }
}
