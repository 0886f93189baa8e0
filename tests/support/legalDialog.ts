import type {Locator, Page} from 'playwright-core';

/** The link at the foot of a page that opens a legal text. */
export function opener(page: Page, path: string): Locator {
  return page.locator(`footer a[href$="${path}"]`);
}

/** Waits until the legal dialog shows its text. */
export async function waitForText(page: Page): Promise<void> {
  await page.locator('dialog[open] article h2').first().waitFor();
}
