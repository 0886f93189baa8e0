import {gzipSync} from 'node:zlib';
import {weighShards} from '../../src/plugins/search-index/sizeGate';
import {buildIndex} from '../../src/search/engines/embedded/build/buildIndex';
import type {SearchScope} from '../../src/search/query';
import {openIndex} from '../../tests/search/builtIndex';
import {quantile, rounded, type Figure} from '../lib/figures';
import {generateRecords} from '../../tests/search/generatedRecords';

const PAGES = 10_000;

/** Documentation sets that the pages are spread over. */
const SETS = 50;

/** An index of 10,000 generated pages: its sizes, and how long it takes to make and to ask. */
export async function measureScale(): Promise<Figure[]> {
  const records = generateRecords({pages: PAGES, sets: SETS});
  const started = performance.now();
  const files = buildIndex(records, 'en', {headingsOnly: false});
  const built = performance.now();
  const index = await openIndex(files);
  const opened = performance.now();
  const everywhere = {language: 'en'};
  const inOneSet = {language: 'en', tags: ['set-7']};
  const shards = weighShards(files);
  const manifest = files.find(({name}) => name === 'manifest.json')!.text;
  const headings = files.filter(({name}) => name.includes('-headings-'));
  return [
    {name: 'pages', value: PAGES, unit: 'pages'},
    {name: 'records', value: records.length, unit: 'records'},
    figure('making the index', (built - started) / 1000, 's'),
    figure('opening all of it', (opened - built) / 1000, 's'),
    figure('manifest', gzip(manifest) / 1000, 'kB'),
    figure(
      'headings of all sets',
      sum(headings.map(({text}) => gzip(text))) / 1000,
      'kB',
    ),
    figure(
      'largest set, headings and terms',
      Math.max(...shards.map(({loaded}) => loaded)) / 1000,
      'kB',
    ),
    figure(
      'all sets, headings and terms',
      sum(shards.map(({loaded}) => loaded)) / 1000,
      'kB',
    ),
    figure(
      'all sets, texts on demand',
      sum(shards.map(({onDemand}) => onDemand)) / 1000,
      'kB',
    ),
    ...(await timeQueries('one set', index, inOneSet)),
    ...(await timeQueries('all sets', index, everywhere)),
  ];
}

/** Names with typos, prefixes, phrases: as in the generated pages. */
const QUERIES = [
  'openStream',
  'stream',
  'writeBuffer',
  'writebufer',
  'decode',
  'how to close a cursor',
  'E_1204',
  'timeout option',
  'batchReader',
  'compress table row',
  'reader',
  'schemaVersion',
];

async function timeQueries(
  where: string,
  index: Awaited<ReturnType<typeof openIndex>>,
  scope: SearchScope,
): Promise<Figure[]> {
  const times: number[] = [];
  for (const text of [...QUERIES, ...QUERIES]) {
    const start = performance.now();
    await index.search({...scope, text, page: 1, perPage: 20});
    times.push(performance.now() - start);
  }
  return [
    figure(`query in ${where}, median`, quantile(times, 0.5), 'ms'),
    figure(`query in ${where}, 95th percentile`, quantile(times, 0.95), 'ms'),
  ];
}

function figure(name: string, value: number, unit: string): Figure {
  return {name, value: rounded(value), unit};
}

function gzip(text: string): number {
  return gzipSync(text, {level: 9}).length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
