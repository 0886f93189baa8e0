import type {Browser} from 'playwright-core';
import {measureOnBuiltSite} from '../lib/build';
import {createFigure, computeMedian, type BenchFigure} from '../lib/figures';
import {
  UNLIMITED_LINK_SPEED,
  SLOW_LINK_SPEED,
  startSlowLink,
} from '../lib/slowLink';
import {PROBE_FILE, timeAnswer} from '../pages/answerTime';

/** Words of both sets; some have a shorter word as prefix. */
const WORDS =
  'validation conditional freeze releaseQueue recognition comments'.split(' ');

/** Milliseconds between two keys: fast and average typists. */
const PACES = [60, 120];

interface Visit {
  readonly requests: number;
  readonly bytes: number;
  /** Milliseconds from the last key to painted results, without and with cached files. */
  readonly cold: number;
  readonly warm: number;
}

/** Types one word into search on a fresh page; measures requests, bytes and response time. */
export function measureOneWordQuery(): Promise<BenchFigure[]> {
  return measureOnBuiltSite(async (browser, url) => {
    const figures: BenchFigure[] = [];
    for (const pace of PACES) {
      const visits: Visit[] = [];
      for (const word of WORDS) {
        visits.push(await visit(browser, url, word, pace));
      }
      figures.push(...summary(`a key each ${pace} ms`, visits));
    }
    const slow = await visit(
      browser,
      url,
      WORDS[0]!,
      PACES[1]!,
      SLOW_LINK_SPEED,
    );
    const name = '1.6 Mbit/s, 150 ms round trip: last key to results';
    return [...figures, createFigure(name, slow.cold, 'ms')];
  });
}

function summary(name: string, visits: readonly Visit[]): BenchFigure[] {
  const all = (key: keyof Visit) => visits.map((each) => each[key]);
  const most = (key: keyof Visit) => Math.max(...all(key));
  const results = `${name}: last key to results`;
  return [
    createFigure(`${name}: most requests`, most('requests'), 'requests', {
      atMost: 15,
    }),
    createFigure(`${name}: most bytes`, most('bytes') / 1000, 'kB', {
      atMost: 110,
    }),
    createFigure(
      `${results}, nothing loaded`,
      computeMedian(all('cold')),
      'ms',
    ),
    createFigure(`${results}, again`, computeMedian(all('warm')), 'ms', {
      atMost: 100,
    }),
  ];
}

async function visit(
  browser: Browser,
  origin: string,
  word: string,
  pace: number,
  line = UNLIMITED_LINK_SPEED,
): Promise<Visit> {
  const link = await startSlowLink(origin, line);
  // The clock evaluates code, which the policy of the site forbids.
  const page = await browser.newPage({bypassCSP: true});
  const {keyboard} = page;
  await page.addInitScript({path: PROBE_FILE});
  await page.goto(`${link.url}/spreadsheet/intro`, {waitUntil: 'networkidle'});
  const before = link.received();
  let requests = 0;
  page.on('request', () => (requests += 1));
  // The link to all results names the query; all words have results.
  const answer = `document.querySelector('dialog[open] a[href$="?q=${word}"]') !== null`;
  const timeWord = async () => {
    await keyboard.type(word.slice(0, -1), {delay: pace});
    const last = word.at(-1)!;
    const press = () => keyboard.press(last, {delay: pace});
    return timeAnswer(page, answer, press);
  };
  await keyboard.press('Control+k');
  await page.locator('dialog[open] input').waitFor();
  const cold = await timeWord();
  const loaded = {requests, bytes: link.received() - before};
  await keyboard.press('Control+a');
  await keyboard.press('Backspace');
  const warm = await timeWord();
  await page.close();
  await link.close();
  return {...loaded, cold, warm};
}
