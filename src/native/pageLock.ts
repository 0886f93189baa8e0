const CLASS = 'page-locked';
const SCROLL_BAR = '--page-scroll-bar';

/** Attribute of `<html>`: dialogs that are open; one may open before the other has closed. */
const COUNT = 'data-page-locks';

/**
 * Keeps the page behind a dialog from scrolling. Padding takes the place of its scroll bar, so that it
 * does not jump; a reserved gutter (`scrollbar-gutter`) would stay in front of everything, the
 * dialog's backdrop too.
 *
 * @returns lets it scroll again, once every dialog is closed
 */
export function lockPage(): () => void {
  const root = document.documentElement;
  if (change(root, 1) === 1) {
    const width = Math.max(0, window.innerWidth - root.clientWidth);
    root.style.setProperty(SCROLL_BAR, `${width}px`);
    root.classList.add(CLASS);
  }
  return () => {
    if (change(root, -1) === 0) {
      root.classList.remove(CLASS);
      root.style.removeProperty(SCROLL_BAR);
      root.removeAttribute(COUNT);
    }
  };
}

/** Counts in the document: the native script and the application share no variables. */
function change(root: HTMLElement, step: 1 | -1): number {
  const count = Number(root.getAttribute(COUNT)) + step;
  root.setAttribute(COUNT, String(count));
  return count;
}
