import type {Page} from 'playwright-core';

/** Fills `localStorage` before the first page loads. */
export function fillStorage(entries: Readonly<Record<string, string>>) {
  return (page: Page) =>
    page.addInitScript((all) => {
      if (!sessionStorage.getItem('is-kept')) {
        sessionStorage.setItem('is-kept', 'true');
        Object.assign(localStorage, all);
      }
    }, entries);
}

export function readStorage(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Makes both storages throw, as browsers do when site data is blocked. */
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
