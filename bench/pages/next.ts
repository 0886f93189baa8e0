import {readFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import {LOAD_APPLICATION} from '../../tests/support/hydration';
import {openTab} from '../../tests/support/tab';
import type {Bench} from '../lib/figures';
import {
  SLOW_LINK_SPEED,
  startSlowLink,
  UNLIMITED_LINK_SPEED,
} from '../lib/slowLink';
import {measureAnswerTimes, type AnswerState} from './answers';
import {PROBE_FILE} from './answerTime';
import {
  CPU_SLOWDOWN,
  DESKTOP_VIEWPORT,
  untilSilent,
  type ServedSite,
} from './visit';

/** Time for which the pointer is on the link before the press, in milliseconds. */
const REST = 100;

/** Limits of this site in milliseconds, throttled and not throttled. */
const BARS = [250, 70] as const;

const HYDRATED = "document.documentElement.dataset.hasHydrated === 'true'";

/** Addresses of a page and of the next one, which has the title. */
interface Step {
  readonly from: string;
  readonly to: string;
  readonly title: string;
}

/** A page of this site that is not generated. */
const OWN_STEP: Step = {
  from: '/ocr/api/run',
  to: '/ocr/api/runAsync',
  title: 'runAsync',
};

/** Measures the time from the press of a link in the sidebar to the frame with the heading of the next page. */
export const measureNextPage: Bench = (options) =>
  measureAnswerTimes(
    {
      name: 'next page',
      states: [
        {name: 'untouched', bars: BARS},
        {name: 'untouched, prerendered', bars: BARS, rest: 500},
        {name: 'untouched, own page', bars: BARS, isOwnPage: true},
        {name: 'application running', bars: BARS, isRunning: true},
      ],
      time: timeNextPage,
    },
    options,
  );

function findStep({site, corpus}: ServedSite): Step {
  const to = corpus.sections[0]!.groups[0]!.pages[1]!;
  return {
    from: site.addressOf(corpus.pages[0]!),
    to: site.addressOf(to),
    title: to.title,
  };
}

async function timeNextPage(
  served: ServedSite,
  {slow, isRunning, isOwnPage, rest = REST}: AnswerState,
): Promise<number> {
  const {site, server} = served;
  const {from, to, title} = isOwnPage ? OWN_STEP : findStep(served);
  const link = await startSlowLink(server.url, UNLIMITED_LINK_SPEED);
  const script = readFileSync(PROBE_FILE, 'utf8');
  const tab = await openTab({...DESKTOP_VIEWPORT, script});
  await tab.open(link.url + from);
  await tab.waitFor(site.settled ?? 'true');
  await untilSilent(server);
  if (isRunning) {
    await tab.evaluate(LOAD_APPLICATION);
    await tab.waitFor(HYDRATED);
    await untilSilent(server);
  }
  const answer = `document.querySelector('h1').textContent.includes(${JSON.stringify(title)})`;
  await tab.evaluate(`benchAwait(${JSON.stringify(answer)})`);
  if (slow) {
    link.change(SLOW_LINK_SPEED);
    await tab.slowDown(CPU_SLOWDOWN);
  }
  await tab.point(`${site.sidebar} a[href="${to}"]`);
  await sleep(rest);
  tab.press();
  const [time] = await tab.waitFor<[number]>('window.benchAnswer');
  tab.close();
  await link.close();
  return time;
}
