import type {Page} from 'playwright-core';

/** Calls the application, as pressing anything does that only it answers. */
export async function callApplication(page: Page): Promise<void> {
  // Nothing listens before the scripts of a page have run.
  await page.waitForLoadState();
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.hidden = true;
    document.body.append(button);
    button.click();
    button.remove();
  });
}

/** Calls the application, and waits until it runs. */
export async function waitForHydration(page: Page): Promise<void> {
  await callApplication(page);
  await page.locator('html[data-has-hydrated=true]').waitFor();
}
