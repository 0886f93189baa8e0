import {findPagePlace, listPages} from '../../src/content';
import {countLive, openDetails, runLive, type LiveRun} from './runLive';
import {onBuiltSite} from '../lib/build';
import {figure, quantile, type Figure} from '../lib/figures';

/** Required number of live samples. */
const LEAST = 110;

/** Runs every live sample of the site in a browser. Measures the time to the result, and counts failures. */
export async function measureLiveSamples(): Promise<Figure[]> {
  const runs: LiveRun[] = [];
  const errors: string[] = [];
  await onBuiltSite(async (browser, url) => {
    for (const route of routes()) {
      const page = await browser.newPage();
      const note = (text: string) => errors.push(`${route}: ${text}`);
      page.on('pageerror', ({message}) => note(message));
      page.on('console', (message) => {
        if (message.type() === 'error') {
          note(message.text());
        }
      });
      await page.goto(url + route, {waitUntil: 'networkidle'});
      await openDetails(page);
      const count = await countLive(page);
      for (let index = 0; index < count; index += 1) {
        runs.push(await runLive(page, {route, index}));
      }
      await page.close();
    }
  });
  const faults = runs.filter(({fault}) => fault !== '');
  faults.forEach(({route, index, fault}) =>
    console.log(`  ${route}, sample ${index + 1}: ${fault}`),
  );
  errors.forEach((error) => console.log(`  ${error}`));
  const loading = runs.filter(({isLoading}) => isLoading);
  const missing = Math.max(0, LEAST - runs.length);
  const none = {atMost: 0};
  return [
    figure('samples live', runs.length, 'samples'),
    figure(`samples missing to ${LEAST}`, missing, 'samples', none),
    figure(
      'samples that fail, or show nothing',
      faults.length,
      'samples',
      none,
    ),
    figure('console errors', errors.length, 'errors', none),
    ...times('first of its page', loading, 'first', 300),
    ...times('run again at once', runs, 'atOnce'),
    ...times('run again', runs, 'again', 100),
  ];
}

/** Routes of all pages that can contain live samples. */
function routes(): string[] {
  return listPages(process.cwd(), ['docs-spreadsheet']).flatMap((file) => {
    const place = findPagePlace(file);
    return place && !place.partial ? [place.route] : [];
  });
}

function times(
  name: string,
  runs: readonly LiveRun[],
  key: 'first' | 'atOnce' | 'again',
  atMost?: number,
): Figure[] {
  const values = runs.map((run) => run[key]);
  const result = `Run to result, ${name}`;
  return [
    figure(`${result}, median`, quantile(values, 0.5), 'ms', {atMost}),
    figure(`${result}, 95th percentile`, quantile(values, 0.95), 'ms'),
    figure(`${result}, slowest`, quantile(values, 1), 'ms'),
  ];
}
