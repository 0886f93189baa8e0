import {startStaticServer} from '../../scripts/serve/staticServer';
import {listPages} from '../../src/sets/page/listPages';
import {pagePlaceOf} from '../../src/sets/page/place';
import {launchBrowser} from '../../tests/support/browserLaunch';
import {
  countLive,
  openDetails,
  runLive,
  type LiveRun,
} from '../../tests/support/liveWalk';
import {buildForBench} from '../lib/build';
import {quantile, rounded, type Figure} from '../lib/figures';

/** Fewest samples that must run in their pages. */
const LEAST = 110;

/** Every live sample of the site, pressed in a real browser: what it shows, and how soon. */
export async function measureLiveSamples(): Promise<Figure[]> {
  const dir = await buildForBench('site');
  const server = await startStaticServer({dir, port: 0});
  const browser = await launchBrowser();
  const runs: LiveRun[] = [];
  const errors: string[] = [];
  try {
    for (const route of routes()) {
      const page = await browser.newPage();
      const note = (text: string) => errors.push(`${route}: ${text}`);
      page.on('pageerror', ({message}) => note(message));
      page.on('console', (message) => {
        if (message.type() === 'error') {
          note(message.text());
        }
      });
      await page.goto(server.url + route, {waitUntil: 'networkidle'});
      await openDetails(page);
      const count = await countLive(page);
      for (let index = 0; index < count; index += 1) {
        runs.push(await runLive(page, {route, index}));
      }
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
  const faults = runs.filter(({fault}) => fault !== '');
  faults.forEach(({route, index, fault}) =>
    console.log(`  ${route}, sample ${index + 1}: ${fault}`),
  );
  errors.forEach((error) => console.log(`  ${error}`));
  const loading = runs.filter(({isLoading}) => isLoading);
  return [
    {name: 'samples live', value: runs.length, unit: 'samples'},
    {
      name: `samples missing to ${LEAST}`,
      value: Math.max(0, LEAST - runs.length),
      unit: 'samples',
      atMost: 0,
    },
    {
      name: 'samples that fail, or show nothing',
      value: faults.length,
      unit: 'samples',
      atMost: 0,
    },
    {name: 'console errors', value: errors.length, unit: 'errors', atMost: 0},
    ...times(
      'first of its page',
      loading.map(({first}) => first),
      300,
    ),
    ...times(
      'run again at once',
      runs.map(({atOnce}) => atOnce),
    ),
    ...times(
      'run again',
      runs.map(({again}) => again),
      100,
    ),
  ];
}

/** Addresses of the pages that may hold live samples. */
function routes(): string[] {
  return listPages(process.cwd(), ['docs-spreadsheet']).flatMap((file) => {
    const place = pagePlaceOf(file);
    return place && !place.partial ? [place.route] : [];
  });
}

function times(
  name: string,
  values: readonly number[],
  atMost?: number,
): Figure[] {
  const figure = (share: number, word: string): Figure => ({
    name: `Run to result, ${name}, ${word}`,
    value: rounded(quantile(values, share)),
    unit: 'ms',
  });
  return [
    {...figure(0.5, 'median'), ...(atMost !== undefined && {atMost})},
    figure(0.95, '95th percentile'),
    figure(1, 'slowest'),
  ];
}
