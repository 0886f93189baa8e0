import type {Page} from 'playwright-core';

/** Calls the application, as pressing anything does that only it answers, and waits until it runs. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.hidden = true;
    document.body.append(button);
    button.click();
    button.remove();
  });
  await page.locator('html[data-has-hydrated=true]').waitFor();
}
