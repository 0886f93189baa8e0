import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {SearchEngine} from '../../src/search/engine';
import {
  buildIndex,
  type IndexFile,
} from '../../src/search/engines/embedded/build/buildIndex';
import {Searcher} from '../../src/search/engines/embedded/query/searcher';
import {
  MANIFEST_FILE,
  type Manifest,
} from '../../src/search/engines/embedded/indexFiles';
import type {SearchRecord} from '../../src/search/records/record';

type Ask = Pick<SearchEngine, 'search' | 'suggest'>;

/** @param onFetch - called with the name of each file that is read */
export function openIndex(
  files: readonly IndexFile[],
  onFetch: (name: string) => void = () => undefined,
): Ask {
  const texts = new Map(files.map(({name, text}) => [name, text]));
  const fetchFile = async (name: string) => {
    const text = texts.get(name);
    if (text === undefined) {
      throw new Error(`No index file ${name}`);
    }
    onFetch(name);
    return JSON.parse(text) as unknown;
  };
  const manifest = JSON.parse(texts.get(MANIFEST_FILE)!) as Manifest;
  return new Searcher(manifest, fetchFile);
}

/** Wraps an open index as an engine. */
export function engineOf(index: Ask): SearchEngine {
  return {
    debounce: 0,
    warm: () => undefined,
    search: (query) => index.search(query),
    suggest: (question) => index.suggest(question),
  };
}

/** Opens the `search-index` folder of a build. */
export function openBuiltIndex(folder: string): Ask {
  return openIndex(readIndex(folder));
}

function readIndex(folder: string): IndexFile[] {
  return readdirSync(folder).map((name) => ({
    name,
    text: readFileSync(path.join(folder, name), 'utf8'),
  }));
}

export function indexOf(
  records: readonly SearchRecord[],
  language = 'en',
): Ask {
  return openIndex(buildIndex(records, language));
}
