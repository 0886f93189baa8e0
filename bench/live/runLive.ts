import type {Page} from 'playwright-core';

/** A sample that a reader can run: a fence of a page. */
export interface LivePlace {
  readonly route: string;
  /** Its place among those of the page, from 0. */
  readonly index: number;
}

/** What running a sample in its page did. */
export interface LiveRun extends LivePlace {
  /** From the press to the result, in milliseconds: the first time, */
  readonly first: number;
  /** again as soon as that is there, */
  readonly atOnce: number;
  /** and once everything is loaded. */
  readonly again: number;
  /** Whether it was the first sample of its page, so that the press loaded what runs it. */
  readonly isLoading: boolean;
  /** What is wrong with what it shows; empty when nothing is. */
  readonly fault: string;
}

/** Longest time that a sample may take, in milliseconds. */
const PATIENCE = 20_000;

/** Time in which a reader looks at a result, in milliseconds; the next place to run in loads meanwhile. */
const LOOK_MS = 1000;

/** Fences of the open page that readers can run. */
export function countLive(page: Page): Promise<number> {
  return page.locator('figure:has([data-sample])').count();
}

/** Opens what a page shows only on request: samples stand there too. */
export async function openDetails(page: Page): Promise<void> {
  await page.evaluate(
    "document.querySelectorAll('details').forEach((each) => (each.open = true))",
  );
}

/** Runs one sample of the open page three times, looks at what it shows, and closes it. */
export async function runLive(page: Page, place: LivePlace): Promise<LiveRun> {
  const first = await pressRun(page, place.index);
  const atOnce = await pressRun(page, place.index);
  await page.waitForTimeout(LOOK_MS);
  const again = await pressRun(page, place.index);
  const fault = await faultOf(page, place.index);
  await closePanel(page, place.index);
  return {
    ...place,
    first,
    atOnce,
    again,
    isLoading: place.index === 0,
    fault,
  };
}

/** Closes what a sample of the open page was run in. */
async function closePanel(page: Page, index: number): Promise<void> {
  const figure = page.locator('figure:has([data-sample])').nth(index);
  await figure.locator('.live-buttons button').last().click();
}

/**
 * Presses Run and waits, frame by frame, until the panel says that the run has ended.
 *
 * @returns milliseconds from the press to the result
 */
function pressRun(page: Page, index: number): Promise<number> {
  return page.evaluate(`new Promise((resolve, reject) => {
    const figure = document.querySelectorAll('figure:has([data-sample])')[${index}];
    const start = performance.now();
    const look = () => {
      const time = performance.now() - start;
      if (figure.querySelector('.live-bar[data-state=ended]')) {
        resolve(time);
      } else if (time > ${PATIENCE}) {
        reject(new Error('the sample did not end'));
      } else {
        requestAnimationFrame(look);
      }
    };
    figure.querySelector('[data-live=run]').click();
    requestAnimationFrame(look);
  })`);
}

/** @returns what is wrong with what a sample of the open page shows; empty when nothing is */
async function faultOf(page: Page, index: number): Promise<string> {
  const figure = page.locator('figure:has([data-sample])').nth(index);
  const alert = (await figure.getByRole('alert').allInnerTexts()).join(' ');
  if (alert.trim()) {
    return `it fails: ${alert.trim()}`;
  }
  const output = (await figure.getByRole('log').allInnerTexts()).join('');
  const frame = figure.locator('iframe:not(.live-empty)');
  const cells =
    (await frame.count()) > 0
      ? await frame.contentFrame().getByRole('gridcell').count()
      : 0;
  return output.trim() === '' && cells === 0
    ? 'it shows neither a grid nor output'
    : '';
}
