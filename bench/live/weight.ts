import type {Browser} from 'playwright-core';
import {rounded, type Figure} from '../lib/figures';
import {serveSite} from '../lib/siteServer';
import {fenceOf, press, untilEnded} from '../../tests/support/liveSample';

/** Time that a page is left alone, in milliseconds: what it fetches ahead would come in it. */
const ALONE_MS = 3000;

/**
 * Weighs what a page loads for its first live sample: before anyone presses, for Run, and for Edit.
 *
 * @param dir - the built site
 * @param route - address of a page with a live sample
 */
export async function weighLive(
  browser: Browser,
  dir: string,
  route: string,
): Promise<Figure[]> {
  const server = await serveSite(dir);
  const page = await browser.newPage();
  /** Bytes on the line since the last call, of the files of live samples alone. */
  const weigh = () =>
    server
      .take()
      .filter(({address}) => address.includes('/assets/live/'))
      .reduce((sum, {bytes}) => sum + bytes, 0);
  const figure = (name: string, bytes: number, atMost?: number): Figure => ({
    name: `live samples: ${name}`,
    value: rounded(bytes / 1000),
    unit: 'kB',
    ...(atMost !== undefined && {atMost}),
  });
  try {
    await page.goto(server.url + route, {waitUntil: 'networkidle'});
    await page.waitForTimeout(ALONE_MS);
    const before = figure('before a press', weigh(), 0);
    await press(page, 'Run');
    await untilEnded(page);
    const run = figure('for the first Run', weigh());
    await press(page, 'Edit');
    await fenceOf(page).locator('.cm-content').waitFor();
    const edit = figure('for the first Edit besides', weigh());
    return [before, run, edit];
  } finally {
    await page.close();
    await server.close();
  }
}
