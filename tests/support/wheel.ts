import type {Page} from 'playwright-core';

/**
 * Turns the wheel once what the page shows is painted (browsers scroll by what they painted last),
 * and gives the place that the page has scrolled to.
 *
 * @param x - where the pointer is, in CSS pixels from the left
 * @param y - and from the top
 */
export async function turnWheel(page: Page, x = 180, y = 20): Promise<number> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(resolve)),
      ),
  );
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 400);
  await page.waitForTimeout(200);
  return page.evaluate(() => window.scrollY);
}
