import {isAppRunning} from './app';

/** How long a page must stand still, in milliseconds: browsers take so many changes of an entry in a time. */
const STILL = 200;

let timer: number | undefined;

/** Whether the entry of the history that is reached stands for another page than the one that is still shown. */
let isAhead = false;

/**
 * Keeps in each entry of the history how far its page is scrolled. The browser does so too, but scrolls back before the
 * page of the entry is there.
 */
export function installScrollMemory(): void {
  document.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = window.setTimeout(noteScroll, STILL);
    },
    {passive: true},
  );
}

/** Notes how far the page is scrolled. */
export function noteScroll(): void {
  if (!isAhead && !isAppRunning()) {
    const state = history.state as object | null;
    history.replaceState({...state, top: window.scrollY}, '');
  }
}

/** Notes nothing until the page of the entry is there. */
export function awaitPage(): void {
  isAhead = true;
}

/** Scrolls to where the page of the entry was left; whatever else stands there is no place. */
export function restoreScroll(): void {
  const {top} = (history.state ?? {}) as {readonly top?: unknown};
  clearTimeout(timer);
  isAhead = false;
  window.scrollTo({
    top: typeof top === 'number' ? top : 0,
    behavior: 'instant',
  });
}
