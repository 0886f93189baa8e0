const PREFIX = 'docusaurus-';

/**
 * Sets `data-` attributes of `<html>` from the query of the URL, before the first paint:
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

/** Marks `<html>` on Apple devices, so that style sheets show the shortcuts of an Apple keyboard. */
export function markMacKeyboard(): void {
  // `platform` is deprecated, but its replacement exists only in Chromium.
  if (/Mac|iP(?:hone|od|ad)/.test(navigator.platform)) {
    document.documentElement.setAttribute('data-keyboard', 'mac');
  }
}
