import type {Browser} from 'playwright-core';
import {startStaticServer} from '../../scripts/serve/staticServer';
import {launchBrowser} from '../../tests/support/browserLaunch';
import {buildForBench} from '../lib/build';
import {quantile, rounded, type Figure} from '../lib/figures';
import {slowLink} from '../lib/slowLink';
import {prepareProbe, typeAndTime} from './keyToPaint';

/** 1.6 Mbit/s, in bytes a second. */
const RATE = (1.6 * 1_000_000) / 8;

const RUNS = 9;

/** Milliseconds of the first query of one visit. */
interface FirstQuery {
  /** From the shortcut that opens search to the field. */
  readonly opened: number;
  /** From the first letter to painted results. */
  readonly answered: number;
  /** Bytes that search loaded until then. */
  readonly bytes: number;
}

/** The very first query of a visitor with an empty cache, on a slow link. */
export async function measureFirstQuery(): Promise<Figure[]> {
  const server = await startStaticServer({
    dir: await buildForBench('site'),
    port: 0,
  });
  const browser = await launchBrowser();
  const figures: Figure[] = [];
  for (const latency of [0, 150]) {
    const visits: FirstQuery[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      visits.push(await visit(browser, server.url, latency));
    }
    figures.push(...summary(`1.6 Mbit/s, ${latency} ms round trip`, visits));
  }
  await browser.close();
  await server.close();
  // The bar is for the bandwidth; what a round trip adds is reported beside it.
  return figures.map((figure, index) =>
    index === 0 ? {...figure, atMost: 300} : figure,
  );
}

function summary(link: string, visits: readonly FirstQuery[]): Figure[] {
  const median = (name: keyof FirstQuery) =>
    quantile(
      visits.map((visit) => visit[name]),
      0.5,
    );
  const figure = (name: string, value: number, unit: string) => ({
    name: `${link}: ${name}`,
    value: rounded(value),
    unit,
  });
  return [
    figure('first letter to painted results', median('answered'), 'ms'),
    figure('shortcut to open field', median('opened'), 'ms'),
    figure('loaded from shortcut to results', median('bytes') / 1000, 'kB'),
  ];
}

async function visit(
  browser: Browser,
  origin: string,
  latency: number,
): Promise<FirstQuery> {
  const link = await slowLink(origin, {rate: RATE, latency});
  const page = await browser.newPage();
  await prepareProbe(page);
  await page.goto(`${link.url}/ocr/api/run`, {waitUntil: 'networkidle'});
  const before = link.received();
  const start = performance.now();
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] input').waitFor();
  const opened = performance.now() - start;
  const answered = await typeAndTime(page, 'q');
  const bytes = link.received() - before;
  await page.close();
  await link.close();
  return {opened, answered, bytes};
}
