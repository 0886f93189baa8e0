import type {Page} from 'playwright-core';

/** A live sample: a code fence of a page. */
export interface LivePlace {
  readonly route: string;
  /** Index among the samples of the page. */
  readonly index: number;
}

export interface LiveRun extends LivePlace {
  /** Milliseconds from a press of Run to the result: for the first run, */
  readonly first: number;
  /** a second run immediately after it, */
  readonly atOnce: number;
  /** and a third run when everything is loaded. */
  readonly again: number;
  /** The first run loaded the scripts. */
  readonly isLoading: boolean;
  /** Problem with the result, or an empty string. */
  readonly fault: string;
}

const TIMEOUT_MS = 20_000;

/** Pause before the last run, in which the frame for the next run loads. */
const PAUSE_MS = 1000;

const samples = (page: Page) => page.locator('figure:has([data-sample])');

/** Counts the live samples of the open page. */
export function countLive(page: Page): Promise<number> {
  return samples(page).count();
}

/** Opens all `<details>`, which can contain samples. */
export async function openDetails(page: Page): Promise<void> {
  await page.evaluate(
    "document.querySelectorAll('details').forEach((each) => (each.open = true))",
  );
}

/** Runs a sample of the open page three times, checks the result, and closes its panel. */
export async function runLive(page: Page, place: LivePlace): Promise<LiveRun> {
  const {index} = place;
  const first = await pressRun(page, index);
  const atOnce = await pressRun(page, index);
  await page.waitForTimeout(PAUSE_MS);
  const again = await pressRun(page, index);
  const fault = await findFault(page, index);
  const figure = samples(page).nth(index);
  await figure.locator('.live-buttons button').last().click();
  return {...place, first, atOnce, again, isLoading: index === 0, fault};
}

/**
 * Presses Run and checks in each animation frame whether the run has ended.
 *
 * @returns time in milliseconds
 */
function pressRun(page: Page, index: number): Promise<number> {
  return page.evaluate(`new Promise((resolve, reject) => {
    const figure = document.querySelectorAll('figure:has([data-sample])')[${index}];
    const start = performance.now();
    const check = () => {
      const time = performance.now() - start;
      if (figure.querySelector('.live-bar[data-state=ended]')) {
        resolve(time);
      } else if (time > ${TIMEOUT_MS}) {
        reject(new Error('the sample did not end'));
      } else {
        requestAnimationFrame(check);
      }
    };
    figure.querySelector('[data-live=run]').click();
    requestAnimationFrame(check);
  })`);
}

async function findFault(page: Page, index: number): Promise<string> {
  const figure = samples(page).nth(index);
  const failures = await figure.locator('.live-failure').allInnerTexts();
  if (failures.length > 0) {
    return `it fails: ${failures.join(' ').trim()}`;
  }
  const output = (await figure.getByRole('log').allInnerTexts()).join('');
  // A hidden frame waits for the next run.
  const frame = figure.locator('iframe:not([hidden])');
  const cells =
    (await frame.count()) > 0
      ? await frame.contentFrame().getByRole('gridcell').count()
      : 0;
  return output.trim() === '' && cells === 0
    ? 'it shows neither a grid nor output'
    : '';
}
