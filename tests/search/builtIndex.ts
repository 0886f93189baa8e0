import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {SearchEngine} from '../../src/search/engine';
import {
  buildIndex,
  type IndexFile,
} from '../../src/search/engines/embedded/build/buildIndex';
import {Searcher} from '../../src/search/engines/embedded/worker/searcher';
import type {Manifest} from '../../src/search/engines/embedded/indexFiles';
import type {SearchRecord} from '../../src/search/records/record';

type Ask = Pick<SearchEngine, 'search' | 'help'>;

/** Opens an index the way the worker does. */
export async function openIndex(
  files: readonly Pick<IndexFile, 'name' | 'text'>[],
  isWhole = true,
): Promise<Ask> {
  const texts = new Map(files.map(({name, text}) => [name, text]));
  const fetchFile = async (name: string) => {
    const text = texts.get(name);
    if (text === undefined) {
      throw new Error(`No index file ${name}`);
    }
    return text;
  };
  const manifest = JSON.parse(texts.get('manifest.json')!) as Manifest;
  const headings = Object.fromEntries(
    Object.entries(manifest.shards).map(([tag, shard]) => [
      tag,
      texts.get(shard.headings)!,
    ]),
  );
  const searcher = new Searcher(manifest, headings, fetchFile);
  if (isWhole) {
    await searcher.complete();
  }
  return searcher;
}

/** Opens the index that lies in a build's `search-index` folder. */
export function openBuiltIndex(folder: string): Promise<Ask> {
  return openIndex(
    readdirSync(folder).map((name) => ({
      name,
      text: readFileSync(path.join(folder, name), 'utf8'),
    })),
  );
}

/** Makes and opens an index of records. */
export function indexOf(
  records: readonly SearchRecord[],
  language = 'en',
  {isWhole} = {isWhole: true},
): Promise<Ask> {
  const files = buildIndex(records, language, {headingsOnly: false});
  return openIndex(files, isWhole);
}
