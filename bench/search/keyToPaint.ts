import type {Page} from 'playwright-core';

type Probed = typeof window & {
  timeOfAnswer: (query: string) => Promise<number>;
};

/**
 * How long a key is held down, in milliseconds, as typists do on average
 * (https://userinterfaces.aalto.fi/136Mkeystrokes/). Chromium puts off answers of workers until the
 * frame after each key event: a key released in no time would put them off twice.
 */
const HOLD = 100;

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
  const key = query.at(-1)!;
  await page.keyboard.press(key === ' ' ? 'Space' : key, {delay: HOLD});
  return time;
}
