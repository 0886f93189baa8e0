import {keep, recall} from './storage';

/** Key of the tab's storage, for the time in which another document is shown. */
const KEY = 'scrolled';

/** Key in an entry of the history: which one it is. */
const ENTRY = 'entry';

interface ScrollMemory {
  /** Notes which entry of the history is left, and may be scrolled still until another one is shown. */
  leave(): void;
  /** Adds an entry for another page, which is shown from now on. */
  add(address: string): void;
  /** Notes which entry is shown now. */
  enter(): void;
  /** Scrolls to where the entry that is shown was left. */
  restore(): void;
}

/**
 * Remembers how far each page was scrolled. The browser does so too, but scrolls back before the page of
 * the entry is there.
 */
export function installScrollMemory(): ScrollMemory {
  const tops = recallTops();
  let entry = entryOf(history.state);
  document.addEventListener(
    'scroll',
    () => {
      if (entry) {
        tops[entry] = window.scrollY;
      }
    },
    {passive: true},
  );
  window.addEventListener('pagehide', () =>
    keep(KEY, JSON.stringify(tops), 'sessionStorage'),
  );
  return {
    leave() {
      entry ??= name();
      tops[entry] = window.scrollY;
    },
    add(address) {
      entry = freshName();
      history.pushState({[ENTRY]: entry}, '', address);
    },
    enter() {
      entry = entryOf(history.state) ?? name();
    },
    restore() {
      const top = tops[entry!];
      window.scrollTo({
        top: Number.isFinite(top) ? top : 0,
        behavior: 'instant',
      });
    },
  };
}

/** Gives the entry that is shown a name, which it keeps when the page is loaded anew. */
function name(): string {
  const given = freshName();
  history.replaceState({...(history.state as object), [ENTRY]: given}, '');
  return given;
}

function freshName(): string {
  return String(performance.timeOrigin + performance.now());
}

function entryOf(state: unknown): string | undefined {
  const entry = (state as Readonly<Record<string, unknown>> | null)?.[ENTRY];
  return typeof entry === 'string' ? entry : undefined;
}

function recallTops(): Record<string, number> {
  try {
    // Whatever else stands there is no memory.
    return {...(JSON.parse(recall(KEY, 'sessionStorage')!) as object)};
  } catch {
    return {};
  }
}
