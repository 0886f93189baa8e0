const NAME = 'spreadsheet-sdk-reference-licence';

// Without storage the licence lasts as long as the page.
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** Key that an earlier visit activated on this device; `null` for none. */
export function readKey(): string | null {
  return storage()?.getItem(NAME) ?? null;
}

export function storeKey(key: string): void {
  storage()?.setItem(NAME, key);
}

export function forgetKey(): void {
  storage()?.removeItem(NAME);
}
