import path from 'node:path';
import type {Page} from 'playwright-core';
import {runCommand} from '../../scripts/process/run';
import {startStaticServer} from '../../scripts/serve/staticServer';
import type {SearchAnswer} from '../../src/search/answer';
import {openBuiltIndex} from '../../tests/search/builtIndex';
import {judgeEngine} from '../../tests/search/judge';
import {ENGLISH_QUERIES} from '../../tests/search/judgedQueries';
import {launchBrowser} from '../../tests/support/browserLaunch';
import {buildForBench} from '../lib/build';
import {rounded, type Figure} from '../lib/figures';

/** Starlight's search, at its default settings; fetched for the benchmark, no part of the site. */
const PAGEFIND = 'pagefind@1.6.0';

const SITE = {language: 'en', prefix: ''};

/** The judged queries, asked of this site's search and of Pagefind over the same built pages. */
export async function measurePeers(): Promise<Figure[]> {
  const dir = await buildForBench('site');
  const ours = await judgeEngine(
    await openBuiltIndex(path.join(dir, 'search-index')),
    ENGLISH_QUERIES,
    SITE,
  );
  await indexWithPagefind(dir);
  const server = await startStaticServer({dir, port: 0});
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(`${server.url}/ocr/intro`);
  const theirs = await judgeEngine(
    {search: ({text}) => askPagefind(page, text)},
    ENGLISH_QUERIES,
    SITE,
  );
  await browser.close();
  await server.close();
  return [
    percent('right page first: this site', ours.first),
    percent('right page first: Pagefind', theirs.first),
    percent('right page in the first three: this site', ours.topThree),
    percent('right page in the first three: Pagefind', theirs.topThree),
  ];
}

async function indexWithPagefind(dir: string): Promise<void> {
  const {code, output} = await runCommand({
    program: 'npx',
    args: ['--yes', PAGEFIND, '--site', dir, '--force-language', 'en'],
    captured: true,
  });
  if (code !== 0) {
    throw new Error(`${PAGEFIND} failed:\n${output}`);
  }
}

/** Asks Pagefind as its own interface does, and gives its answer the shape of an engine's. */
async function askPagefind(page: Page, query: string): Promise<SearchAnswer> {
  // A string: the page, not the compiler of this file, resolves the import.
  const urls = await page.evaluate<string[]>(`(async () => {
    const pagefind = await import('/pagefind/pagefind.js');
    const {results} = await pagefind.search(${JSON.stringify(query)});
    const shown = await Promise.all(results.slice(0, 20).map((one) => one.data()));
    return shown.map(({url}) => url.replace(/(?:\\/index)?\\.html$/, ''));
  })()`);
  return {
    hits: urls.map((address) => ({
      address,
      type: 'lvl1',
      section: '',
      title: [],
      path: [],
      summary: [],
    })),
    total: urls.length,
    hasMore: false,
  };
}

function percent(name: string, share: number): Figure {
  return {name, value: rounded(share * 100), unit: '%'};
}
