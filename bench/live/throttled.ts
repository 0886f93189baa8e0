import type {Browser} from 'playwright-core';
import {openDetails, pressRun} from '../../tests/support/liveWalk';
import {serveSite} from '../lib/siteServer';
import {slowLink} from '../lib/slowLink';
import {SLOW, SLOWDOWN} from '../pages/visit';

/**
 * Runs the first sample of pages on a phone's processor and line, each with an empty cache.
 *
 * @param dir - the built site
 * @param routes - addresses of pages with live samples
 * @returns milliseconds from the press to the result, for each page
 */
export async function timeThrottled(
  browser: Browser,
  dir: string,
  routes: readonly string[],
): Promise<number[]> {
  const server = await serveSite(dir);
  const times: number[] = [];
  for (const route of routes) {
    const link = await slowLink(server.url, SLOW);
    const context = await browser.newContext();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(link.url + route, {waitUntil: 'networkidle'});
    await openDetails(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    times.push(await pressRun(page, 0));
    await context.close();
    await link.close();
  }
  await server.close();
  return times;
}
