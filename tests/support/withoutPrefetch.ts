import type {Page} from 'playwright-core';

/** Keeps the site from fetching pages ahead, as for readers who save data: a click then has something to load. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g'},
    });
  });
}
