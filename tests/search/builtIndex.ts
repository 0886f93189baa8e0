import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {buildIndex} from '../../src/search/engines/embedded/build/buildIndex';
import {EmbeddedEngine} from '../../src/search/engines/embedded/index';
import {MANIFEST_FILE} from '../../src/search/engines/embedded/indexFiles';
import type {SearchRecord} from '../../src/search/records/record';

/**
 * @param files - texts of the index files by name
 * @param onFetch - called with the name of each file that is read, except for the manifest
 */
export function openIndex(
  files: ReadonlyMap<string, string>,
  onFetch: (name: string) => void = () => undefined,
): EmbeddedEngine {
  return new EmbeddedEngine(async (name) => {
    const text = files.get(name);
    if (text === undefined) {
      throw new Error(`No index file ${name}`);
    }
    if (name !== MANIFEST_FILE) {
      onFetch(name);
    }
    return JSON.parse(text) as unknown;
  });
}

/** Opens the `search-index` folder of a build. */
export function openBuiltIndex(folder: string): EmbeddedEngine {
  const names = readdirSync(folder);
  return openIndex(
    new Map(
      names.map((name) => [
        name,
        readFileSync(path.join(folder, name), 'utf8'),
      ]),
    ),
  );
}

export function buildAndOpenIndex(
  records: readonly SearchRecord[],
  language = 'en',
): EmbeddedEngine {
  return openIndex(buildIndex(records, language));
}
