import type {Browser} from 'playwright-core';
import {launchBrowser} from '../../tests/support/browserLaunch';
import {median, type Figure} from '../lib/figures';
import {prepareClock} from './answerTime';
import {CONTROLS, type Control} from './controls';
import type {BenchOptions} from './options';
import {builtSites} from './sites/builtSites';
import {thisSite} from './sites/ours';
import {openVisit, serving, type ServedSite} from './visit';

/** Most milliseconds from a touch to its answer, on the slowed machine. */
const BAR = 100;

/** How long what a touch asks for may take to come, in milliseconds. */
const PATIENCE = 20_000;

/** With the colour-mode switch, which is off by default. */
const SITE = thisSite('this-site-modes', {SITE_COLOR_MODE: 'auto'});

interface Touch {
  readonly time: number;
  readonly isLost: boolean;
}

/** The first touch of an untouched page on a slow machine: how soon it is answered, and whether it is lost. */
export async function measureFirstTouch({
  runs,
  sizes: [pages = 90],
}: BenchOptions): Promise<Figure[]> {
  return serving(await builtSites(pages, [SITE]), async ([served]) => {
    const touches = CONTROLS.map((): Touch[] => []);
    for (let run = 0; run < runs; run += 1) {
      const browser = await launchBrowser();
      for (const [index, control] of CONTROLS.entries()) {
        touches[index]!.push(await touchOnce(browser, served!, control));
      }
      await browser.close();
    }
    return CONTROLS.flatMap(({name}, index) => [
      {
        name: `${name}, touch to answer`,
        unit: 'ms',
        value: Math.round(median(touches[index]!.map(({time}) => time))),
        atMost: BAR,
      },
      {
        name: `${name}, lost`,
        unit: `of ${runs}`,
        value: touches[index]!.filter(({isLost}) => isLost).length,
        atMost: 0,
      },
    ]);
  });
}

async function touchOnce(
  browser: Browser,
  served: ServedSite,
  {page: address, viewport, before, control, typed, answer, kept}: Control,
): Promise<Touch> {
  const visit = await openVisit(browser, served, {
    viewport,
    slow: false,
    hasTouch: true,
  });
  const {page} = visit;
  const clock = await prepareClock(page);
  const {site, corpus} = served;
  await page.goto(
    visit.link.url + (address ?? site.addressOf(corpus.pages[0]!)),
  );
  await visit.settle();
  await visit.throttle(true);
  if (before) {
    await page.locator(before).first().tap();
  }
  const target = page.locator(control).first();
  await target.waitFor();
  // The element itself is kept: what it is found by may change with the touch.
  await target.evaluate((element) => {
    Object.assign(window, {control: element});
  });
  await target.scrollIntoViewIfNeeded();
  const time = await clock.time(answer, async () => {
    await target.tap({noWaitAfter: true});
    if (typed) {
      await page.keyboard.type(typed, {delay: 30});
    }
  });
  if (!typed) {
    // What the touch asks for comes sooner; keys must survive its coming late.
    await visit.throttle(false);
  }
  const isLost = await page
    .waitForFunction(kept ?? answer, null, {
      polling: 200,
      timeout: PATIENCE,
    })
    .then(() => visit.settle())
    // What has come since must not have taken the answer back.
    .then(() => page.evaluate(kept ?? answer))
    .then(
      (holds) => !holds,
      () => true,
    );
  await visit.close();
  return {time, isLost};
}
