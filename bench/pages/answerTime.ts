import type {Page} from 'playwright-core';

type Probed = typeof window & {benchAwait: (expression: string) => void};

const PATIENCE = 60_000;

/** Measures response times on a page and on the pages that it navigates to. */
export interface AnswerClock {
  /**
   * Returns the milliseconds from the first pointer or key event of an action to the frame in which an
   * expression is true.
   * @throws Error if it is not true within a minute
   */
  time(expression: string, act: () => Promise<unknown>): Promise<number>;
}

/** Prepares a tab. Call this before opening a page in it. */
export async function installAnswerClock(page: Page): Promise<AnswerClock> {
  let tell = (_time: number): void => undefined;
  await page.exposeFunction('benchAnswered', (time: number) => tell(time));
  await page.addInitScript({path: 'bench/pages/browser/probe.js'});
  return {
    async time(expression, act) {
      const answered = new Promise<number>((resolve, reject) => {
        tell = resolve;
        setTimeout(
          () => reject(new Error(`No answer in a minute: ${expression}`)),
          PATIENCE,
        ).unref();
      });
      await page.evaluate(
        (text) => (window as Probed).benchAwait(text),
        expression,
      );
      await act();
      return answered;
    },
  };
}
