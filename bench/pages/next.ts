import type {Browser} from 'playwright-core';
import {launchBrowser} from '../../tests/support/browserLaunch';
import {median, type Figure} from '../lib/figures';
import {prepareClock} from './answerTime';
import type {BenchOptions} from './options';
import {builtSites} from './sites/builtSites';
import {statesOf, type SiteState} from './states';
import {openVisit, SCREEN, serving} from './visit';

const BARS = {untouched: [250, 70], running: [250, 70]} as const;

/** How long the pointer rests on a link before it is pressed, in milliseconds. */
const REST = 100;

/** From a click in the sidebar to the frame that shows the heading of the other page. */
export async function measureNext({
  runs,
  sizes: [pages = 90],
}: BenchOptions): Promise<Figure[]> {
  return serving(await builtSites(pages), (served) =>
    measureStates(statesOf(served, BARS), runs, 'next page', followNext),
  );
}

/** Measures each state in turn, run after run, on a slow machine and on this one. */
export async function measureStates(
  states: readonly SiteState[],
  runs: number,
  name: string,
  measure: (
    browser: Browser,
    state: SiteState,
    slow: boolean,
  ) => Promise<number>,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const slow of [true, false]) {
    const times = states.map((): number[] => []);
    for (let run = 0; run < runs; run += 1) {
      const browser = await launchBrowser();
      for (const [index, state] of states.entries()) {
        times[index]!.push(await measure(browser, state, slow));
      }
      await browser.close();
    }
    figures.push(
      ...states.map(({name: site, bars}, index) => ({
        name: `${name}, ${slow ? 'throttled' : 'not throttled'}`,
        site,
        unit: 'ms',
        value: Math.round(median(times[index]!)),
        ...(bars ? {atMost: bars[slow ? 0 : 1]} : {}),
      })),
    );
  }
  return figures;
}

async function followNext(
  browser: Browser,
  {served, reach}: SiteState,
  slow: boolean,
): Promise<number> {
  const {site, corpus} = served;
  const [from, to] = corpus.groups[0]!.pages;
  const visit = await openVisit(browser, served, {
    viewport: SCREEN,
    slow: false,
  });
  const {page} = visit;
  const clock = await prepareClock(page);
  await page.goto(visit.link.url + site.addressOf(from!));
  await visit.settle();
  await reach?.(page);
  await visit.settle();
  const link = page
    .locator(`${site.sidebar} a[href="${site.addressOf(to!)}"]:visible`)
    .first();
  await link.scrollIntoViewIfNeeded();
  const box = (await link.boundingBox())!;
  await visit.throttle(slow);
  const time = await clock.time(
    `document.querySelector('h1').textContent.includes(${JSON.stringify(to!.title)})`,
    async () => {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(REST);
      await page.mouse.down();
      await page.mouse.up();
    },
  );
  await visit.close();
  return time;
}
