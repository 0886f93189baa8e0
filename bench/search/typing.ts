import type {Browser} from 'playwright-core';
import {ENGLISH_QUERIES} from '../../tests/search/judgedQueries';
import {onBuiltSite} from '../lib/build';
import {figure, quantile, type Figure} from '../lib/figures';
import {openTab} from './searchTab';

/** Types every n-th of the judged queries. */
const STEP = 4;

/** Number of rounds. The fastest one counts, since other processes slow the rest down. */
const ROUNDS = 3;

/**
 * Average time that a key is held down, in milliseconds (https://userinterfaces.aalto.fi/136Mkeystrokes/). Chromium
 * delays messages of workers until the frame after each key event, so an immediate release would delay them twice.
 */
const HOLD = 100;

/**
 * Limit in milliseconds. An answer that needs further pages is delayed by up to 190 ms, so that typing a word loads the
 * pages of the last answer only.
 */
const BAR = 190 + 50;

/** Measures the time from a key to painted results for every key of many queries. */
export async function measureTyping(): Promise<Figure[]> {
  const queries = ENGLISH_QUERIES.filter((_, index) => index % STEP === 0);
  const rounds: number[][] = [];
  await onBuiltSite(async (browser, url) => {
    while (rounds.length < ROUNDS) {
      rounds.push(await typeAll(browser, `${url}/ocr/intro`, queries));
    }
  });
  const times = rounds.flat();
  const quietest = Math.min(...rounds.map((round) => quantile(round, 0.95)));
  const time = (name: string, value: number, atMost?: number) =>
    figure(`key to painted results, ${name}`, value, 'ms', {atMost});
  return [
    figure('queries typed', queries.length, 'queries'),
    figure('keys', times.length, 'keys'),
    time('median', quantile(times, 0.5)),
    time('95th percentile', quantile(times, 0.95), BAR),
    time(`95th percentile of the quietest of ${ROUNDS} rounds`, quietest),
    time('slowest', quantile(times, 1)),
  ];
}

/** Types queries into the dialog. Returns the time of each key in milliseconds. */
async function typeAll(
  browser: Browser,
  url: string,
  queries: readonly {q: string}[],
): Promise<number[]> {
  const tab = await openTab(browser, url);
  const {page} = tab;
  await tab.open();
  await page.waitForLoadState('networkidle');
  await page.keyboard.type('warm');
  await page.locator('dialog[open] [role=row]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await tab.clear();
  const times: number[] = [];
  for (const {q} of queries) {
    for (let length = 1; length <= q.length; length += 1) {
      times.push(await tab.timeLastKey(q.slice(0, length), HOLD));
    }
    await tab.clear();
  }
  await page.close();
  return times;
}
