/** What a reader presses, and what a page hides. */
const INTERFACE = [
  'button, dialog, form, nav, noscript, script, style, template',
  '.hash-link, .theme-doc-toc-mobile, [role=tablist]',
  '[hidden]:not([role=tabpanel])',
].join();

/** What only a screen makes use of. */
const SCREEN_ATTRIBUTES = ['tabindex', 'target', 'rel', 'hidden', 'style'];

/**
 * Lays a page's text open for paper: the panels of tabs below their names, what opens opened, nothing
 * that is pressed.
 *
 * @param content - changed in place
 */
export function openParts(content: Element): void {
  const icons = [...content.querySelectorAll('svg:has(use)')].filter((icon) => {
    const id = icon.querySelector('use')!.getAttribute('href')?.slice(1);
    // The page defines it outside its text: the mark of links to other hosts.
    return !content.querySelector(`[id="${id}"]`);
  });
  [...content.querySelectorAll(INTERFACE), ...icons].forEach((each) =>
    each.remove(),
  );
  for (const panel of content.querySelectorAll('[role=tabpanel]')) {
    const label = content.ownerDocument.createElement('p');
    label.className = 'book-label';
    label.textContent = panel.getAttribute('aria-label');
    panel.prepend(label);
    panel.className = 'book-panel';
    ['role', 'aria-label'].forEach((name) => panel.removeAttribute(name));
  }
  for (const details of content.querySelectorAll('details')) {
    details.open = true;
    details.className = 'book-panel';
    details.querySelector('summary')?.setAttribute('class', 'book-label');
  }
  for (const each of content.querySelectorAll('*')) {
    SCREEN_ATTRIBUTES.forEach((name) => each.removeAttribute(name));
  }
}
