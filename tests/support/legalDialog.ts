import type {Locator, Page} from 'playwright-core';

/** The link at the foot of a page that opens a legal text. */
export function opener(page: Page, path: string): Locator {
  return page.locator(`footer a[data-dialog][href$="${path}"]`);
}

/** Opens a text without the scrolling that a press on its link needs. */
export function openWhereItIs(page: Page, path: string): Promise<void> {
  return opener(page, path).evaluate((link: HTMLElement) => link.click());
}

/** Waits until the legal dialog shows its text, or that of one of them. */
export async function waitForText(page: Page, id?: string): Promise<void> {
  const dialog = id ? `[data-text$="/legal/${id}"]` : 'dialog';
  await page.locator(`${dialog}[open] article h2`).first().waitFor();
}

/** Waits until no dialog is left. */
export async function waitForClosed(page: Page): Promise<void> {
  await page.locator('dialog[open]').waitFor({state: 'detached'});
}
