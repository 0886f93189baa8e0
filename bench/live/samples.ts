import type {Page} from 'playwright-core';
import {findPagePlace, listPages} from '../../src/content';
import {measureOnBuiltSite} from '../lib/build';
import {createFigure, computeQuantile, type BenchFigure} from '../lib/figures';

const LEAST_SAMPLES = 110;
const TIMEOUT_MS = 20_000;

/** Pause before the second run, in which its frame loads. */
const PAUSE_MS = 1000;

interface Run {
  /** Milliseconds from pressing Run to the result, in the first and in a second run. */
  readonly first: number;
  readonly again: number;
  /** True if the first run also loaded the scripts. */
  readonly isLoading: boolean;
  /** Problem with the result, or an empty string. */
  readonly fault: string;
}

/** Runs every live sample of the site in a browser. Measures the time to the result, and counts failures. */
export async function measureLiveSamples(): Promise<BenchFigure[]> {
  const runs: Run[] = [];
  const errors: string[] = [];
  await measureOnBuiltSite(async (browser, url) => {
    for (const route of listRoutes()) {
      const page = await browser.newPage();
      const report = (text: string) => errors.push(`${route}: ${text}`);
      page.on('pageerror', ({message}) => report(message));
      page.on('console', (message) => {
        if (message.type() === 'error') {
          report(message.text());
        }
      });
      await page.goto(url + route, {waitUntil: 'networkidle'});
      // Closed details can contain samples.
      await page.evaluate(
        "document.querySelectorAll('details').forEach((each) => (each.open = true))",
      );
      const count = await findSamples(page).count();
      for (let index = 0; index < count; index += 1) {
        const run = await runSample(page, index);
        runs.push(run);
        if (run.fault) {
          console.log(`  ${route}, sample ${index + 1}: ${run.fault}`);
        }
      }
      await page.close();
    }
  });
  errors.forEach((error) => console.log(`  ${error}`));
  const faults = runs.filter(({fault}) => fault !== '').length;
  const loading = runs.filter(({isLoading}) => isLoading);
  const none = {atMost: 0};
  return [
    createFigure('samples live', runs.length, 'samples', {
      atLeast: LEAST_SAMPLES,
    }),
    createFigure('samples that fail, or show nothing', faults, 'samples', none),
    createFigure('console errors', errors.length, 'errors', none),
    ...timeFigures(
      'first of its page',
      loading.map(({first}) => first),
      300,
    ),
    ...timeFigures(
      'run again',
      runs.map(({again}) => again),
      100,
    ),
  ];
}

function listRoutes(): string[] {
  return listPages(process.cwd(), ['docs-spreadsheet']).flatMap((file) => {
    const place = findPagePlace(file);
    return place && !place.partial ? [place.route] : [];
  });
}

function timeFigures(
  name: string,
  times: readonly number[],
  atMost: number,
): BenchFigure[] {
  const result = `Run to result, ${name}`;
  return [
    createFigure(`${result}, median`, computeQuantile(times, 0.5), 'ms', {
      atMost,
    }),
    createFigure(
      `${result}, 95th percentile`,
      computeQuantile(times, 0.95),
      'ms',
    ),
    createFigure(`${result}, slowest`, computeQuantile(times, 1), 'ms'),
  ];
}

const findSamples = (page: Page) => page.locator('figure:has([data-sample])');

/** Runs a sample twice, checks the result, and closes its panel. */
async function runSample(page: Page, index: number): Promise<Run> {
  const first = await pressRun(page, index);
  await page.waitForTimeout(PAUSE_MS);
  const again = await pressRun(page, index);
  const fault = await findFault(page, index);
  const sample = findSamples(page).nth(index);
  await sample.locator('.live-buttons button').last().click();
  return {first, again, isLoading: index === 0, fault};
}

/** Presses Run and returns the milliseconds until the run has ended. */
function pressRun(page: Page, index: number): Promise<number> {
  return page.evaluate(`new Promise((resolve, reject) => {
    const figure = document.querySelectorAll('figure:has([data-sample])')[${index}];
    const start = performance.now();
    const check = () => {
      const time = performance.now() - start;
      if (figure.querySelector('.live-bar[data-state=ended]')) {
        resolve(time);
      } else if (time > ${TIMEOUT_MS}) {
        reject(new Error('the sample did not end'));
      } else {
        requestAnimationFrame(check);
      }
    };
    figure.querySelector('[data-live=run]').click();
    requestAnimationFrame(check);
  })`);
}

async function findFault(page: Page, index: number): Promise<string> {
  const sample = findSamples(page).nth(index);
  const failures = await sample.locator('.live-failure').allInnerTexts();
  if (failures.length > 0) {
    return `it fails: ${failures.join(' ').trim()}`;
  }
  const output = (await sample.getByRole('log').allInnerTexts()).join('');
  // A hidden frame is preloaded for the next run.
  const frame = sample.locator('iframe:not([hidden])');
  const cells =
    (await frame.count()) > 0
      ? await frame.contentFrame().getByRole('gridcell').count()
      : 0;
  return output.trim() === '' && cells === 0
    ? 'it shows neither a grid nor output'
    : '';
}
