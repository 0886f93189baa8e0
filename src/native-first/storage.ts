/** Where texts are kept: for all tabs of the browser and for good, or for this tab alone. */
type Place = 'localStorage' | 'sessionStorage';

/** Reads a text that was kept; `null` where there is none, or where the browser keeps nothing. */
export function recall(
  key: string,
  place: Place = 'localStorage',
): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets the one there is for `null`; nothing else happens where the browser keeps nothing. */
export function keep(
  key: string,
  text: string | null,
  place: Place = 'localStorage',
): void {
  try {
    if (text === null) {
      window[place].removeItem(key);
    } else {
      window[place].setItem(key, text);
    }
  } catch {
    // What was to be kept lasts as long as the page.
  }
}

/** Tells the page itself, as browsers tell other tabs, that a text in `localStorage` has become another one. */
export function tellStored(
  key: string,
  oldValue: string | null,
  newValue: string | null,
): void {
  try {
    if (oldValue !== newValue) {
      const storageArea = localStorage;
      const change = {key, oldValue, newValue, storageArea};
      window.dispatchEvent(new StorageEvent('storage', change));
    }
  } catch {
    // Where the browser keeps nothing, nobody listens for it.
  }
}

/**
 * Tells a page that the browser brings back as it was left what others have stored since: browsers tell only pages
 * that are open.
 */
export function installReturn(): void {
  let before: Record<string, string> = {};
  window.addEventListener('pagehide', () => (before = allKept()));
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      const now = allKept();
      Object.keys({...before, ...now}).forEach((key) =>
        tellStored(key, before[key] ?? null, now[key] ?? null),
      );
    }
  });
}

function allKept(): Record<string, string> {
  try {
    return {...localStorage};
  } catch {
    return {};
  }
}
