import {fetchIndexFile} from '../fetchFile';
import type {Manifest} from '../indexFiles';
import {Searcher} from './searcher';

/** Milliseconds without a key after which files are fetched: a little more than between two keys of a word. */
const HOLD = 190;

/** Opens the index in a folder; the worker and the page do it alike. */
export function openSearcher(folder: string, manifest: Manifest): Searcher {
  return new Searcher(
    manifest,
    (name, cache) => fetchIndexFile(folder, name, cache),
    HOLD,
  );
}
