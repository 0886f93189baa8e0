/** Attribute of `<html>`: names of those that the page itself gives it. The head of React keeps such a list, too. */
export const OWN_ATTRIBUTES = 'data-rh';

/** Notes which attributes a page came with, before scripts add theirs. */
export function nameOwnAttributes(root: HTMLElement): void {
  root.setAttribute(OWN_ATTRIBUTES, root.getAttributeNames().join());
}
