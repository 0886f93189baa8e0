const SCROLL_BAR = '--page-scroll-bar';

/**
 * Attribute of `<html>` by which the style sheet locks the page: how many dialogs are open. One may
 * open before the one in its place has closed. Not a class: those of `<html>` are React's.
 */
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
  if (!root.hasAttribute(COUNT)) {
    const width = window.innerWidth - root.clientWidth;
    // Where bars lie over the page, setting it would only have every style computed anew.
    if (width > 0) {
      root.style.setProperty(SCROLL_BAR, `${width}px`);
    }
  }
  change(root, 1);
  return () => {
    if (change(root, -1) === 0) {
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
