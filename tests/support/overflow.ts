import type {Page} from 'playwright-core';

/** How much wider a page is than its window, in CSS pixels; 0 when it fits. */
export function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => {
    // Out of view it is not laid out, and has no width of its own.
    document
      .querySelector<HTMLElement>('.footer')
      ?.style.setProperty('content-visibility', 'visible');
    return (
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth
    );
  });
}

/**
 * Gives the window of a page a width, and waits until the page has followed.
 *
 * @returns what is wrong: one line when the page is wider than its window
 */
export async function fitTo(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({width, height: 800});
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(resolve)),
      ),
  );
  const excess = await excessWidth(page);
  return excess > 0 ? [`${width} px: ${excess} px too wide`] : [];
}
