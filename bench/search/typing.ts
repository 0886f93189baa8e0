import {startStaticServer} from '../../scripts/serve/staticServer';
import {launchBrowser} from '../../tests/support/browserLaunch';
import {ENGLISH_QUERIES} from '../../tests/search/judgedQueries';
import {buildForBench} from '../lib/build';
import {quantile, rounded, type Figure} from '../lib/figures';
import {prepareProbe, typeAndTime} from './keyToPaint';

/** Every how many of the judged queries is typed. */
const STEP = 4;

/** How often all of them are typed. The quietest round tells the site from what else the machine does. */
const ROUNDS = 3;

/** From a key to painted results, with the index loaded: every key of many queries. */
export async function measureTyping(): Promise<Figure[]> {
  const server = await startStaticServer({
    dir: await buildForBench('site'),
    port: 0,
  });
  const queries = ENGLISH_QUERIES.filter((_, index) => index % STEP === 0);
  const rounds: number[][] = [];
  while (rounds.length < ROUNDS) {
    rounds.push(await typeAll(`${server.url}/ocr/intro`, queries));
  }
  await server.close();
  const times = rounds.flat();
  const quietest = Math.min(...rounds.map((round) => quantile(round, 0.95)));
  return [
    {name: 'queries typed', value: queries.length, unit: 'queries'},
    {name: 'keys', value: times.length, unit: 'keys'},
    figure('median', quantile(times, 0.5)),
    {...figure('95th percentile', quantile(times, 0.95)), atMost: 50},
    figure(`95th percentile of the quietest of ${ROUNDS} rounds`, quietest),
    figure('slowest', quantile(times, 1)),
  ];
}

/** Types queries into the modal of a page; the time of each key, in milliseconds. */
async function typeAll(
  url: string,
  queries: readonly {q: string}[],
): Promise<number[]> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await prepareProbe(page);
  await page.goto(url, {waitUntil: 'networkidle'});
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] input').waitFor();
  await warmUp(page);
  const times: number[] = [];
  for (const {q} of queries) {
    for (let length = 1; length <= q.length; length += 1) {
      times.push(await typeAndTime(page, q.slice(0, length)));
    }
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
  }
  await browser.close();
  return times;
}

/** Searches until results no longer say that more is loading. */
async function warmUp(page: Parameters<typeof typeAndTime>[0]): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.keyboard.type('warm');
  await page.locator('dialog[open] [role=row]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
}

function figure(name: string, value: number): Figure {
  return {
    name: `key to painted results, ${name}`,
    value: rounded(value),
    unit: 'ms',
  };
}
