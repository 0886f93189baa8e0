import type {Locator, Page} from 'playwright-core';

/** The first code of a page that readers can run. */
export function fenceOf(page: Page): Locator {
  return page.locator('figure:has([data-sample])').first();
}

/** What a panel says of its run. */
export function statusOf(page: Page): Locator {
  return page.locator('.live-status');
}

/** Presses a button of the code, by its name in English. */
export async function press(page: Page, name: 'Run' | 'Edit'): Promise<void> {
  await fenceOf(page).locator(`[data-live=${name.toLowerCase()}]`).click();
}

/** Waits until a run has ended, however it did. */
export async function untilEnded(page: Page): Promise<void> {
  await page.locator('.live-bar[data-state=ended]').waitFor();
}

/** Writes code of one's own in the place of the page's, whose editor is open, and runs it. */
export async function runOwn(page: Page, code: string): Promise<void> {
  await page.locator('.live-code textarea').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
  await press(page, 'Run');
}

/** Opens the editor of the page's code, and runs code of one's own. */
export async function runCode(page: Page, code: string): Promise<void> {
  await press(page, 'Edit');
  await page.locator('.live-code textarea').waitFor();
  await untilEnded(page);
  await runOwn(page, code);
}
