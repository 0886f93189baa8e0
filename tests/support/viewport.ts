import type {Page} from 'playwright-core';

/** Returns by how many CSS pixels a page is wider than its window. */
export function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => {
    // The footer has no layout while it is out of view.
    document
      .querySelector<HTMLElement>('.footer')
      ?.style.setProperty('content-visibility', 'visible');
    return (
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth
    );
  });
}

const waitForPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(resolve)),
      ),
  );

/**
 * Sets the width of the window and waits for the layout.
 *
 * @returns one line if the page is wider than its window
 */
export async function resizeTo(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({width, height: 800});
  await waitForPaint(page);
  const excess = await excessWidth(page);
  return excess > 0 ? [`${width} px: ${excess} px too wide`] : [];
}

/**
 * Turns the wheel after a paint, because browsers scroll what they painted last.
 *
 * @param x - position of the pointer in CSS pixels
 * @returns the scroll position of the page
 */
export async function turnWheel(page: Page, x = 180, y = 20): Promise<number> {
  await waitForPaint(page);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 400);
  await page.waitForTimeout(200);
  return page.evaluate(() => window.scrollY);
}
