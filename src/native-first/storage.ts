import {whenOpened} from './prerendering';

/** Storage of the browser (`localStorage`) or of this tab only (`sessionStorage`). */
type Area = 'localStorage' | 'sessionStorage';

/** Reads a stored text. Returns `null` if the key is not stored or the browser blocks storage. */
export function readStoredValue(
  key: string,
  area: Area = 'localStorage',
): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text, or removes it if the text is `null`. Does nothing if the browser blocks storage. While the page is
 * prerendered, it waits until the reader opens it.
 */
export function writeStoredValue(
  key: string,
  text: string | null,
  area: Area = 'localStorage',
): void {
  whenOpened(() => {
    try {
      if (text === null) {
        window[area].removeItem(key);
      } else {
        window[area].setItem(key, text);
      }
    } catch {
      // Storage is blocked or full: the value is lost when the reader leaves the page.
    }
  });
}

/** Dispatches the `storage` event for a change of `localStorage`, since browsers send the event only to other tabs. */
export function dispatchStorageEvent(
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
    // Storage is blocked, so nothing was changed.
  }
}

/** Dispatches `storage` events for changes that happened while the page was in the back/forward cache. */
export function installBfcacheSync(): void {
  let before: Record<string, string> = {};
  window.addEventListener('pagehide', () => (before = copyStorage()));
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      const now = copyStorage();
      Object.keys({...before, ...now}).forEach((key) =>
        dispatchStorageEvent(key, before[key] ?? null, now[key] ?? null),
      );
    }
  });
}

function copyStorage(): Record<string, string> {
  try {
    return {...localStorage};
  } catch {
    return {};
  }
}
