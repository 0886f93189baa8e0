/** Storage of the browser, or of this tab only. */
type Area = 'localStorage' | 'sessionStorage';

/** Returns `null` also where the browser blocks storage. */
export function readStored(
  key: string,
  area: Area = 'localStorage',
): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it for `null`. Does nothing where the browser blocks storage. */
export function writeStored(
  key: string,
  text: string | null,
  area: Area = 'localStorage',
): void {
  try {
    if (text === null) {
      window[area].removeItem(key);
    } else {
      window[area].setItem(key, text);
    }
  } catch {
    // Storage is blocked or full: the value lasts as long as the page.
  }
}

/** Dispatches the `storage` event for a change in `localStorage`: browsers send it to other tabs only. */
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
    // Storage is blocked: nothing has changed.
  }
}

/** Dispatches `storage` events that a page has missed in the back/forward cache. */
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
