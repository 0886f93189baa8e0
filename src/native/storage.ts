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
