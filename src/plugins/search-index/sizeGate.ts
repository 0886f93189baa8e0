import {gzipSync} from 'node:zlib';
import type {IndexFile} from '../../search/engines/embedded/build/buildIndex';
import {
  fileNames,
  MANIFEST_FILE,
  type Manifest,
  type TitlesFile,
} from '../../search/engines/embedded/indexFiles';
import {Searcher} from '../../search/engines/embedded/query/searcher';
import {HITS_PER_PAGE} from '../../search/query';

/** Bytes after gzip that 95 of 100 first queries stay below. */
const QUERY_LIMIT = 150_000;

/** Titles that are asked for, spread over all pages. */
const SAMPLE = 40;

/** What readers of an index load, in bytes after gzip. */
export interface IndexSize {
  /** Before anything is asked. */
  readonly opening: number;
  /** For a first query, in the middle of all and at the 95th of 100. */
  readonly median: number;
  readonly p95: number;
}

/** Weighs what a first query loads: asks for titles of pages, each time of an index just opened. */
export async function weighIndex(
  files: readonly IndexFile[],
): Promise<IndexSize> {
  const texts = new Map(files.map(({name, text}) => [name, text]));
  const sizes = new Map<string, number>();
  const sizeOf = (name: string): number => {
    const size = sizes.get(name) ?? gzipSync(texts.get(name)!).length;
    sizes.set(name, size);
    return size;
  };
  const manifest = JSON.parse(texts.get(MANIFEST_FILE)!) as Manifest;
  const weights: number[] = [];
  for (const text of sampleTitles(
    texts.get(fileNames(manifest.build).titles)!,
  )) {
    const fetched = new Set<string>();
    const searcher = new Searcher(manifest, async (name) => {
      fetched.add(name);
      return JSON.parse(texts.get(name)!) as unknown;
    });
    await searcher.search({text, page: 1, perPage: HITS_PER_PAGE.modal});
    weights.push([...fetched].reduce((sum, name) => sum + sizeOf(name), 0));
  }
  weights.sort((a, b) => a - b);
  const at = (share: number) => weights[Math.ceil(share * weights.length) - 1]!;
  return {opening: sizeOf(MANIFEST_FILE), median: at(0.5), p95: at(0.95)};
}

/** Says what is getting too heavy, if anything: documents may grow, and the build goes on. */
export function sizeWarnings(
  {p95}: Pick<IndexSize, 'p95'>,
  limit = QUERY_LIMIT,
): string[] {
  return p95 <= limit
    ? []
    : [
        `Search index: one of 20 queries loads ${kilobytes(p95)} or more after gzip, expected at most ${kilobytes(limit)}. Pages with very long texts weigh most: split them, or search on a Typesense cluster (TYPESENSE_NODES).`,
      ];
}

/** Bytes as a text. */
export function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}

function sampleTitles(text: string): string[] {
  const titles = (JSON.parse(text) as TitlesFile).map(([title]) => title);
  const step = Math.max(1, titles.length / SAMPLE);
  return Array.from(
    {length: Math.min(SAMPLE, titles.length)},
    (_, index) => titles[Math.floor(index * step)]!,
  );
}
