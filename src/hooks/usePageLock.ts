import {useLayoutEffect} from 'react';

const CLASS = 'page-locked';
const SCROLL_BAR = '--page-scroll-bar';

/** Dialogs that are open: one may open before the one in its place has closed. */
let open = 0;

/**
 * Keeps the page behind a dialog from scrolling, for as long as the component is mounted. Padding
 * takes the place of its scroll bar, so that it does not jump; a reserved gutter
 * (`scrollbar-gutter`) would stay in front of everything, the dialog's backdrop too.
 */
export function usePageLock(): void {
  useLayoutEffect(() => {
    open += 1;
    if (open === 1) {
      lock(document.documentElement);
    }
    return () => {
      open -= 1;
      if (open === 0) {
        unlock(document.documentElement);
      }
    };
  }, []);
}

function lock(root: HTMLElement): void {
  const width = Math.max(0, window.innerWidth - root.clientWidth);
  root.style.setProperty(SCROLL_BAR, `${width}px`);
  root.classList.add(CLASS);
}

function unlock(root: HTMLElement): void {
  root.classList.remove(CLASS);
  root.style.removeProperty(SCROLL_BAR);
}
