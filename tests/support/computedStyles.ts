import type {Page} from 'playwright-core';

/** How every element looks, with what stands before and after it: a line each, which stands for it. */
export async function computedStyles(
  page: Page,
  root: string,
): Promise<string[]> {
  return page.evaluate((selector) => {
    // What is compared is short, or megabytes would go from the browser to the test.
    const digest = (text: string) => {
      let value = 0;
      for (let index = 0; index < text.length; index++) {
        value = (Math.imul(value, 31) + text.charCodeAt(index)) | 0;
      }
      return value;
    };
    return [...document.querySelectorAll(`${selector}, ${selector} *`)].map(
      (element) => {
        const values = ['', '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          return part && style.content === 'none'
            ? []
            : Array.from(style)
                // Custom properties show in the others that read them.
                .filter((name) => !name.startsWith('--'))
                .map((name) => style.getPropertyValue(name));
        });
        return `${element.tagName}.${element.getAttribute('class')} ${digest(values.join(';'))}`;
      },
    );
  }, root);
}

/** Puts style sheets behind those of the page, in this order, those that are there already too. */
export async function appendSheets(
  page: Page,
  addresses: readonly string[],
): Promise<void> {
  await page.evaluate(async (all) => {
    for (const href of all) {
      document.querySelector(`link[rel=stylesheet][href="${href}"]`)?.remove();
      const link = document.createElement('link');
      const loaded = new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = reject;
      });
      link.rel = 'stylesheet';
      link.href = href;
      document.head.append(link);
      await loaded;
    }
  }, addresses);
}
