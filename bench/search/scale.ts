import {weighIndex} from '../../src/plugins/search-index/sizeGate';
import {buildIndex} from '../../src/search/engines/embedded/build/buildIndex';
import type {SearchScope} from '../../src/search/query';
import {openIndex} from '../../tests/search/builtIndex';
import {generateRecords} from '../../tests/search/generatedRecords';
import {quantile, rounded, type Figure} from '../lib/figures';

/** Pages of the generated sites, and documentation sets that they are spread over. */
const SIZES = [
  {pages: 90, sets: 2, median: 60},
  {pages: 1000, sets: 5, median: 80},
  {pages: 10_000, sets: 50, median: 80},
];

/** Indexes of generated pages: what a query loads, and how long it takes to make and to ask. */
export async function measureScale(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of SIZES) {
    figures.push(...(await measureSize(size)));
  }
  return figures;
}

async function measureSize({pages, sets, median}: (typeof SIZES)[number]) {
  const records = generateRecords({pages, sets});
  const started = performance.now();
  const files = buildIndex(records, 'en');
  const built = performance.now();
  const size = await weighIndex(files);
  const memory = process.memoryUsage().heapUsed;
  const index = openIndex(files);
  const times = [
    ...(await timeQueries('one set', index, {tags: ['set-1']})),
    ...(await timeQueries('all sets', index, {})),
  ];
  const grown = process.memoryUsage().heapUsed - memory;
  const figures: Figure[] = [
    figure('making the index', (built - started) / 1000, 's'),
    {...figure('loaded before a query', size.opening / 1000, 'kB'), atMost: 25},
    {
      ...figure('loaded by a first query, median', size.median / 1000, 'kB'),
      atMost: median,
    },
    {
      ...figure(
        'loaded by a first query, 95th percentile',
        size.p95 / 1000,
        'kB',
      ),
      atMost: 150,
    },
    ...times,
    figure(`heap after ${2 * QUERIES.length * 2} queries`, grown / 1e6, 'MB'),
  ];
  return figures.map((each) => ({
    ...each,
    name: `${pages} pages: ${each.name}`,
  }));
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
  index: ReturnType<typeof openIndex>,
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
