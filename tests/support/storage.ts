import type {Page} from 'playwright-core';

/** Keeps something in the browser before the first page is loaded. */
export function keeping(entries: Readonly<Record<string, string>>) {
  return (page: Page) =>
    page.addInitScript((all) => {
      if (!sessionStorage.getItem('is-kept')) {
        sessionStorage.setItem('is-kept', 'true');
        Object.assign(localStorage, all);
      }
    }, entries);
}

/** What the browser keeps for a key. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Forbids both storages, as browsers do for readers who want none. */
export async function withoutStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
}
