import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {launchBrowser} from '../../tests/support/browserLaunch';
import {startStaticServer} from '../../scripts/serve/staticServer';
import {buildForBench} from '../lib/build';
import {rounded, type Figure} from '../lib/figures';

/** Gzip bytes that a page loads before anybody touches it, by kind. */
interface Weight {
  readonly script: number;
  readonly style: number;
}

/** A page of documentation, as most visitors see first. */
const PAGE = '/ocr/api/run';

/** What search adds to a page on which nobody searches, and what it loads when somebody does. */
export async function measureWeight(): Promise<Figure[]> {
  const withSearch = await buildForBench('site');
  const without = await buildForBench('without-search', [
    '--config',
    'bench/search/withoutSearch.config.ts',
  ]);
  const [a, b] = [await weigh(withSearch), await weigh(without)];
  const index = (kind: RegExp) =>
    kilobytes(
      readdirSync(path.join(withSearch, 'search-index'))
        .filter((name) => kind.test(name))
        .map((name) => gzipSize(path.join(withSearch, 'search-index', name)))
        .reduce((sum, size) => sum + size, 0),
    );
  return [
    {
      name: 'script added to an untouched page',
      value: kilobytes(a.script - b.script),
      unit: 'kB',
      atMost: 9,
    },
    {
      name: 'style added to an untouched page',
      value: kilobytes(a.style - b.style),
      unit: 'kB',
      atMost: 3,
    },
    {
      name: 'index, first tier: manifest and headings',
      value: index(/^manifest|-headings-/),
      unit: 'kB',
    },
    {name: 'index, second tier: terms', value: index(/-terms-/), unit: 'kB'},
    {
      name: 'index, texts, loaded for shown results',
      value: index(/-texts-/),
      unit: 'kB',
    },
  ];
}

/**
 * Adds up what a browser loads of a page. The visitor saves data: nothing is prefetched, which would
 * depend on what else is in view.
 */
async function weigh(dir: string): Promise<Weight> {
  const server = await startStaticServer({dir, port: 0});
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}}),
  );
  const loaded = new Set<string>();
  page.on('response', (response) =>
    loaded.add(new URL(response.url()).pathname),
  );
  await page.goto(server.url + PAGE, {waitUntil: 'networkidle'});
  await browser.close();
  await server.close();
  const sum = (ending: string) =>
    [...loaded]
      .filter((name) => name.endsWith(ending))
      .reduce((total, name) => total + gzipSize(path.join(dir, name)), 0);
  return {script: sum('.js'), style: sum('.css')};
}

function gzipSize(file: string): number {
  return gzipSync(readFileSync(file), {level: 9}).length;
}

function kilobytes(bytes: number): number {
  return rounded(bytes / 1000);
}
