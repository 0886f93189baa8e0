import type {Browser, Page} from 'playwright-core';
import {launchBrowser} from '../../tests/support/browserLaunch';
import {waitForHydration} from '../../tests/support/hydration';
import {createFigure, computeMedian, type BenchFigure} from '../lib/figures';
import {installAnswerClock} from './answerTime';
import type {BenchOptions} from './options';
import {findOrBuildSites, BENCH_SITES} from './sites/index';
import {
  openVisit,
  DESKTOP_VIEWPORT,
  withServedSites,
  type ServedSite,
} from './visit';

/** Limits in milliseconds, throttled and not throttled. */
type Bars = readonly [slow: number, free: number];

/** A user action on the first generated page. */
interface Act {
  readonly name: string;
  /** Limits for this site, before and after the application has started. */
  readonly bars: {readonly untouched: Bars; readonly running: Bars};
  /** Finds the required elements on the loaded page. */
  prepare(page: Page, served: ServedSite): Promise<PreparedAct>;
}

interface PreparedAct {
  /** Expression that is true when the result is visible. */
  readonly answer: string;
  perform(): Promise<void>;
}

/** A site, optionally with its application running. */
interface SiteState {
  readonly served: ServedSite;
  readonly name: string;
  /** Brings a loaded page into this state. */
  readonly reach?: (page: Page) => Promise<void>;
  readonly bars?: Bars;
}

/** Measures the time from an action to its result in every state, throttled and not throttled. */
export async function measureAnswerTimes(
  act: Act,
  {runs, sizes: [pages = 90]}: BenchOptions,
  sites = BENCH_SITES,
): Promise<BenchFigure[]> {
  return withServedSites(
    await findOrBuildSites(pages, sites),
    async (served) => {
      const figures: BenchFigure[] = [];
      for (const slow of [true, false]) {
        const name = `${act.name}, ${slow ? 'throttled' : 'not throttled'}`;
        const states = statesOf(served, act).map((state) => ({
          ...state,
          times: [] as number[],
        }));
        for (let run = 0; run < runs; run += 1) {
          const browser = await launchBrowser();
          for (const state of states) {
            state.times.push(await timeAct(browser, state, act, slow));
          }
          await browser.close();
        }
        figures.push(
          ...states.map(({name: site, bars, times}) => ({
            ...createFigure(name, Math.round(computeMedian(times)), 'ms', {
              atMost: bars?.[slow ? 0 : 1],
            }),
            site,
          })),
        );
      }
      return figures;
    },
  );
}

function statesOf(
  [ours, ...others]: readonly ServedSite[],
  {bars}: Act,
): SiteState[] {
  const {name} = ours!.site;
  return [
    {served: ours!, name: `${name}, untouched`, bars: bars.untouched},
    {
      served: ours!,
      name: `${name}, application running`,
      bars: bars.running,
      reach: waitForHydration,
    },
    ...others.map((served) => ({served, name: served.site.name})),
  ];
}

async function timeAct(
  browser: Browser,
  {served, reach}: SiteState,
  act: Act,
  slow: boolean,
): Promise<number> {
  const {site, corpus} = served;
  const visit = await openVisit(browser, served, {
    viewport: DESKTOP_VIEWPORT,
    slow: false,
  });
  const {page} = visit;
  const clock = await installAnswerClock(page);
  await page.goto(visit.link.url + site.addressOf(corpus.pages[0]!));
  await visit.settle();
  await reach?.(page);
  await visit.settle();
  const {answer, perform} = await act.prepare(page, served);
  await visit.throttle(slow);
  const time = await clock.time(answer, perform);
  await visit.close();
  return time;
}
