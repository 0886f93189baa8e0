import type {Page} from 'playwright-core';

type Probed = typeof window & {
  timeOfAnswer: (query: string) => Promise<number>;
};

/** Prepares a page for {@link typeAndTime}; called before the page is opened. */
export async function prepareProbe(page: Page): Promise<void> {
  await page.addInitScript({path: 'bench/search/probe.js'});
}

/**
 * Presses one key into the open search dialog.
 *
 * @param query - what the field holds after the key
 * @returns milliseconds from the key to the frame that shows the answer
 */
export async function typeAndTime(page: Page, query: string): Promise<number> {
  const time = page.evaluate(
    (text) => (window as Probed).timeOfAnswer(text),
    query,
  );
  await page.keyboard.press(query.at(-1) === ' ' ? 'Space' : query.at(-1)!);
  return time;
}
