import {gzipSync} from 'node:zlib';
import {
  HITS_PER_PAGE,
  buildIndex,
  getIndexFileNames,
  MANIFEST_FILE,
  type IndexManifest,
  type TitlesFile,
} from '../../src/search';
import {openIndex} from '../../tests/search/builtIndex';
import {generateRecords} from '../../tests/search/generatedRecords';
import {createFigure, computeQuantile, type BenchFigure} from '../lib/figures';

const SIZES = [
  {pages: 90, sets: 2, median: 60},
  {pages: 1000, sets: 5, median: 80},
  {pages: 10_000, sets: 50, median: 80},
];

/** Measures indexes of generated pages: bytes per query, build time. */
export async function measureSearchScale(): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = [];
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
  const loaded = (when: string, bytes: number, atMost: number) =>
    createFigure(`loaded ${when}`, bytes / 1000, 'kB', {atMost});
  const figures = [
    createFigure('making the index', (built - started) / 1000, 's'),
    loaded('before a query', size.opening, 25),
    loaded('by a first query, median', size.median, median),
    loaded('by a first query, 95th percentile', size.p95, 150),
  ];
  return figures.map((each) => ({
    ...each,
    name: `${pages} pages: ${each.name}`,
  }));
}

const SAMPLE = 40;

/** Gzipped bytes that are loaded on opening, and by a first query for the title of a page. */
async function weighIndex(files: ReadonlyMap<string, string>) {
  const sizeOf = (name: string) => gzipSync(files.get(name)!).length;
  const {build} = JSON.parse(files.get(MANIFEST_FILE)!) as IndexManifest;
  const titles = JSON.parse(
    files.get(getIndexFileNames(build).titles)!,
  ) as TitlesFile;
  const step = Math.max(1, Math.floor(titles.length / SAMPLE));
  const weights: number[] = [];
  for (let at = 0; at < titles.length; at += step) {
    const fetched = new Set<string>();
    const index = openIndex(files, (name) => fetched.add(name));
    const [text] = titles[at]!;
    await index.search({text, page: 1, perPage: HITS_PER_PAGE.modal});
    weights.push([...fetched].reduce((sum, name) => sum + sizeOf(name), 0));
  }
  return {
    opening: sizeOf(MANIFEST_FILE),
    median: computeQuantile(weights, 0.5),
    p95: computeQuantile(weights, 0.95),
  };
}
