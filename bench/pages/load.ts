import type {Browser} from 'playwright-core';
import {launchBrowser} from '../../tests/support/browserLaunch';
import {
  createFigure,
  computeMedian,
  type BenchFigure,
  type BenchOptions,
} from '../lib/figures';
import type {RecordedResponse, ResponseKind} from '../lib/siteServer';
import {findOrBuildSites} from './sites';
import {
  readTrace,
  TRACE_CATEGORIES,
  type LoadTimes,
  type TraceEvent,
} from './trace';
import {
  openVisit,
  PHONE_VIEWPORT,
  withServedSites,
  type ServedSite,
} from './visit';

interface Load {
  readonly answers: readonly RecordedResponse[];
  readonly times: LoadTimes;
}

/** Limits for this site: sizes in kB, times in ms when throttled. */
const BARS: Readonly<Record<string, number>> = {
  'before the reader acts': 45,
  script: 10,
  style: 12,
  'fetched ahead': 0,
  'total blocking time': 20,
  'main-thread CPU': 700,
  'first paint': 800,
  'largest paint': 1000,
};

/** Measures the first load of a generated page on a phone: bytes, paints, blocking time. */
export async function measurePageLoad({
  runs,
  sizes,
}: BenchOptions): Promise<BenchFigure[]> {
  const [pages = 90] = sizes;
  return withServedSites(await findOrBuildSites(pages), async (served) => {
    const loads = new Map<ServedSite, Load[]>(served.map((each) => [each, []]));
    for (let run = 0; run < runs; run += 1) {
      const browser = await launchBrowser();
      for (const each of served) {
        loads.get(each)!.push(await loadOnce(browser, each));
      }
      await browser.close();
    }
    return served.flatMap((each, index) =>
      figuresOf(loads.get(each)!, index === 0 ? BARS : {}).map((one) => ({
        ...one,
        site: each.site.name,
      })),
    );
  });
}

async function loadOnce(browser: Browser, served: ServedSite): Promise<Load> {
  const visit = await openVisit(browser, served, {
    viewport: PHONE_VIEWPORT,
    slow: true,
  });
  served.server.take();
  const address =
    visit.link.url + served.site.addressOf(served.corpus.pages[0]!);
  await browser.startTracing(visit.page, {categories: TRACE_CATEGORIES});
  await visit.page.goto(address);
  await visit.settle();
  const trace = await browser.stopTracing();
  const {traceEvents} = JSON.parse(trace.toString()) as {
    traceEvents: TraceEvent[];
  };
  await visit.close();
  return {
    answers: served.server.take(),
    times: readTrace(traceEvents, address),
  };
}

function figuresOf(
  loads: readonly Load[],
  bars: Readonly<Record<string, number>>,
): BenchFigure[] {
  const {answers} = loads[0]!;
  const early = answers.filter(({isAhead}) => !isAhead);
  const size = (name: string, some: readonly RecordedResponse[]) =>
    createFigure(name, bytesOf(some) / 1000, 'kB', {atMost: bars[name]});
  const time = (name: string, key: keyof LoadTimes) => {
    const middle = Math.round(
      computeMedian(loads.map(({times}) => times[key])),
    );
    return createFigure(name, middle, 'ms', {atMost: bars[name]});
  };
  const kinds: readonly ResponseKind[] = [
    'HTML',
    'script',
    'style',
    'fonts',
    'other',
  ];
  return [
    size('before the reader acts', early),
    ...kinds.map((kind) =>
      size(
        kind,
        early.filter((answer) => answer.kind === kind),
      ),
    ),
    size(
      'fetched ahead',
      answers.filter(({isAhead}) => isAhead),
    ),
    createFigure('answers before the reader acts', early.length, 'answers'),
    time('total blocking time', 'blocking'),
    time('blocking by the thread’s own clock', 'ownBlocking'),
    time('main-thread CPU', 'cpu'),
    time('first paint', 'firstPaint'),
    time('largest paint', 'largestPaint'),
  ];
}

function bytesOf(answers: readonly RecordedResponse[]): number {
  return answers.reduce((sum, {bytes}) => sum + bytes, 0);
}
