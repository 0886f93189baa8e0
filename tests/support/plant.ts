import type {Page} from 'playwright-core';

/** Puts markup at the end of the first element of a selector; of nodes the page's security policy asks nothing. */
export function plant(
  page: Page,
  selector: string,
  html: string,
): Promise<void> {
  return page.evaluate(
    ([at, text]) => {
      const {body} = new DOMParser().parseFromString(text, 'text/html');
      document.querySelector(at)!.append(...body.childNodes);
    },
    [selector, html] as const,
  );
}
