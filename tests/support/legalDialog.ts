import type {Locator, Page} from 'playwright-core';

/** Finds the link in the footer that opens a legal text. */
export function legalLink(page: Page, path: string): Locator {
  return page.locator(`footer a[data-dialog][href$="${path}"]`);
}

/** Opens a legal text without scrolling to its link. */
export function openWithoutScrolling(page: Page, path: string): Promise<void> {
  return legalLink(page, path).evaluate((link: HTMLElement) => link.click());
}

/**
 * Waits until the dialog shows a legal text.
 *
 * @param id - default: any text
 */
export async function waitForText(page: Page, id?: string): Promise<void> {
  const dialog = id ? `[data-text$="/legal/${id}"]` : 'dialog';
  await page.locator(`${dialog}[open] article h2`).first().waitFor();
}

/** Waits until no dialog is open. */
export async function waitForClosed(page: Page): Promise<void> {
  await page.locator('dialog[open]').waitFor({state: 'detached'});
}
