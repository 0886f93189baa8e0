import type {Page} from 'playwright-core';

/** Expression that loads React by pressing a button that no native script handles. Readers do not see the button. */
export const LOAD_APPLICATION = `{
  const button = document.createElement('button');
  button.hidden = true;
  document.body.append(button);
  button.click();
}`;

/** Loads React. */
export async function callApplication(page: Page): Promise<void> {
  // Listeners are added when the scripts of the page have run.
  await page.waitForLoadState();
  await page.evaluate(LOAD_APPLICATION);
}

/** Loads React and waits for hydration. */
export async function waitForHydration(page: Page): Promise<void> {
  await callApplication(page);
  await page.locator('html[data-has-hydrated=true]').waitFor();
}
