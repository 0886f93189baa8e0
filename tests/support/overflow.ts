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
