import type {Page} from 'playwright-core';

type Probed = typeof window & {benchAwait: (expression: string) => void};

const PATIENCE = 60_000;

/** Times answers on a page, and on those that it leads to. */
export interface AnswerClock {
  /**
   * Milliseconds from the first press or key of an act to the frame in which an expression holds.
   *
   * @throws Error when it does not hold in a minute
   */
  time(expression: string, act: () => Promise<unknown>): Promise<number>;
}

/** Prepares a tab; called before a page is opened in it. */
export async function prepareClock(page: Page): Promise<AnswerClock> {
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
