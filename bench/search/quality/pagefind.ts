import type {Page} from 'playwright-core';
import {runCommand} from '../../../scripts/process/run';
import {startStaticServer} from '../../../scripts/serve/staticServer';
import type {SearchAnswer} from '../../../src/search/answer';
import type {SearchEngine} from '../../../src/search/engine';
import {launchBrowser} from '../../../tests/support/browserLaunch';

/** Starlight's search, at its default settings; fetched for the benchmark, no part of the site. */
const PAGEFIND = 'pagefind@1.6.0';

type Ask = Pick<SearchEngine, 'search'>;

/** Indexes built pages with Pagefind, and gives its search to a task. */
export async function withPagefind<T>(
  dir: string,
  task: (pagefind: Ask) => Promise<T>,
): Promise<T> {
  const {code, output} = await runCommand({
    program: 'npx',
    args: ['--yes', PAGEFIND, '--site', dir, '--force-language', 'en'],
    captured: true,
  });
  if (code !== 0) {
    throw new Error(`${PAGEFIND} failed:\n${output}`);
  }
  const server = await startStaticServer({dir, port: 0});
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${server.url}/`);
    return await task({search: ({text}) => askPagefind(page, text)});
  } finally {
    await browser.close();
    await server.close();
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
