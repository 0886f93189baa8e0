import type {Browser, Page} from 'playwright-core';
import {prepareClock} from '../pages/answerTime';

export interface SearchTab {
  readonly page: Page;
  /** Opens the dialog. */
  open(): Promise<void>;
  /**
   * Presses the last key of a query.
   *
   * @param hold - time until the key is released, in milliseconds
   * @returns milliseconds from the key to the frame with the answer
   */
  timeLastKey(query: string, hold: number): Promise<number>;
  /** Empties the field. */
  clear(): Promise<void>;
}

/** Opens a page in a new browser profile. */
export async function openTab(
  browser: Browser,
  url: string,
): Promise<SearchTab> {
  // The clock evaluates code, which the policy of the site forbids.
  const page = await browser.newPage({bypassCSP: true});
  const clock = await prepareClock(page);
  await page.goto(url, {waitUntil: 'networkidle'});
  return {
    page,
    async open() {
      await page.keyboard.press('Control+k');
      await page.locator('dialog[open] input').waitFor();
    },
    timeLastKey(query, hold) {
      const key = query.at(-1)!;
      return clock.time(answerTo(query), () =>
        page.keyboard.press(key === ' ' ? 'Space' : key, {delay: hold}),
      );
    },
    async clear() {
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Backspace');
    },
  };
}

/** The answer to a query: the link to all results or the message without results, both of which contain the query. */
function answerTo(query: string): string {
  const link = `dialog[open] a[href$="?q=${encodeURIComponent(query)}"]`;
  return `document.querySelector(${JSON.stringify(link)}) !== null
    || document.querySelector('dialog[open] .DocSearch-Title')
      ?.textContent.endsWith(${JSON.stringify(`"${query}"`)}) === true`;
}
