import type {Locator, Page} from 'playwright-core';

/** Finds the first live sample of a page. */
export function firstSample(page: Page): Locator {
  return page.locator('figure:has([data-sample])').first();
}

export function sampleStatus(page: Page): Locator {
  return page.locator('.live-status');
}

/** Presses a button of the first sample. */
export async function press(page: Page, name: 'Run' | 'Edit'): Promise<void> {
  await firstSample(page).locator(`[data-live=${name.toLowerCase()}]`).click();
}

/** Waits until a run has ended, also with an error. */
export async function waitForEnd(page: Page): Promise<void> {
  await page.locator('.live-bar[data-state=ended]').waitFor();
}

/** Replaces the code in the open editor and runs it. */
export async function runEdited(page: Page, code: string): Promise<void> {
  await page.locator('.live-code textarea').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
  await press(page, 'Run');
}

/** Opens the editor, replaces the code and runs it. */
export async function runCode(page: Page, code: string): Promise<void> {
  await press(page, 'Edit');
  await page.locator('.live-code textarea').waitFor();
  await waitForEnd(page);
  await runEdited(page, code);
}
