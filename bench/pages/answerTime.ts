import type {Page} from 'playwright-core';

/** Script that must run first in each page whose answers are timed. */
export const PROBE_FILE = 'bench/pages/browser/probe.js';

/**
 * Performs an action. Returns the milliseconds from its first pointer or key event to the frame in which an
 * expression is true.
 * @throws Error if it is not true within a minute
 */
export async function timeAnswer(
  page: Page,
  expression: string,
  act: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(`benchAwait(${JSON.stringify(expression)})`);
  await act();
  const options = {polling: 100, timeout: 60_000};
  const answer = await page.waitForFunction(
    'window.benchAnswer',
    null,
    options,
  );
  return ((await answer.jsonValue()) as [number])[0];
}
