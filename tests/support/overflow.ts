import type {Page} from 'playwright-core';

/** How much wider a page is than its window, in CSS pixels; 0 when it fits. */
export function excessWidth(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth,
  );
}
