import type {Browser, Page} from 'playwright-core';
import {startStaticServer} from '../../scripts/serve/staticServer';
import {launchBrowser} from '../../tests/support/browserLaunch';
import {buildForBench} from '../lib/build';
import {median, rounded, type Figure} from '../lib/figures';
import {slowLink} from '../lib/slowLink';
import {SLOW} from '../pages/visit';
import {prepareProbe} from './keyToPaint';

/** Words of both sets, some of which begin with other words. */
const WORDS =
  'validation conditional freeze releaseQueue recognition comments'.split(' ');

/** Milliseconds between two keys of a fast and of a usual typist. */
const PACES = [60, 120];

const FREE = {rate: Number.POSITIVE_INFINITY, latency: 0};

interface Visit {
  readonly requests: number;
  readonly bytes: number;
  /** Milliseconds from the last key to painted results: with nothing loaded, and again. */
  readonly cold: number;
  readonly warm: number;
}

/** One word, typed key by key from an untouched page: what it loads, and how soon it is answered. */
export async function measureOneWord(): Promise<Figure[]> {
  const dir = await buildForBench('site');
  const server = await startStaticServer({dir, port: 0});
  const browser = await launchBrowser();
  const figures: Figure[] = [];
  for (const pace of PACES) {
    const visits: Visit[] = [];
    for (const word of WORDS) {
      visits.push(await visit(browser, server.url, word, pace));
    }
    figures.push(...summary(`a key each ${pace} ms`, visits));
  }
  const slow = await visit(browser, server.url, WORDS[0]!, PACES[1]!, SLOW);
  await browser.close();
  await server.close();
  return [
    ...figures,
    time('1.6 Mbit/s, 150 ms round trip: last key to results', slow.cold),
  ];
}

function summary(name: string, visits: readonly Visit[]): Figure[] {
  const most = (key: 'requests' | 'bytes') =>
    Math.max(...visits.map((each) => each[key]));
  const middle = (key: 'cold' | 'warm') =>
    median(visits.map((each) => each[key]));
  return [
    {
      name: `${name}: most requests`,
      value: most('requests'),
      unit: 'requests',
      atMost: 15,
    },
    {
      name: `${name}: most bytes`,
      value: rounded(most('bytes') / 1000),
      unit: 'kB',
      atMost: 110,
    },
    time(`${name}: last key to results, nothing loaded`, middle('cold')),
    {
      ...time(`${name}: last key to results, again`, middle('warm')),
      atMost: 100,
    },
  ];
}

function time(name: string, value: number): Figure {
  return {name, value: rounded(value), unit: 'ms'};
}

async function visit(
  browser: Browser,
  origin: string,
  word: string,
  pace: number,
  line = FREE,
): Promise<Visit> {
  const link = await slowLink(origin, line);
  const context = await browser.newContext();
  const page = await context.newPage();
  await prepareProbe(page);
  await page.goto(`${link.url}/spreadsheet/intro`, {waitUntil: 'networkidle'});
  const before = link.received();
  let requests = 0;
  page.on('request', () => (requests += 1));
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] input').waitFor();
  const cold = await timeWord(page, word, pace);
  const loaded = {requests, bytes: link.received() - before};
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  const warm = await timeWord(page, word, pace);
  await context.close();
  await link.close();
  return {...loaded, cold, warm};
}

async function timeWord(page: Page, word: string, pace: number) {
  const time = page.evaluate(
    (text) =>
      (
        window as unknown as {timeOfAnswer: (query: string) => Promise<number>}
      ).timeOfAnswer(text),
    word,
  );
  await page.keyboard.type(word, {delay: pace});
  return time;
}
