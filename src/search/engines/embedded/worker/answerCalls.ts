import {SearchError} from '../../../engine';
import {fetchIndexFile} from '../fetchFile';
import type {WorkerRequest} from '../protocol';
import {Searcher} from './searcher';

/** Milliseconds without a key after which files are fetched: a little more than between two keys of a word. */
const HOLD = 170;

/** Answers the calls of one page; the worker and the in-page fallback share it. */
export function createResponder(): (
  request: WorkerRequest,
  signal?: AbortSignal,
) => Promise<unknown> {
  let searcher: Searcher | undefined;
  const opened = (): Searcher => {
    if (!searcher) {
      throw new SearchError('The search index is not open');
    }
    return searcher;
  };
  return async (request, signal) => {
    switch (request.type) {
      case 'open': {
        const {folder, manifest} = request;
        searcher = new Searcher(
          manifest,
          (name, cache) => fetchIndexFile(folder, name, cache),
          HOLD,
        );
        return undefined;
      }
      case 'search':
        return opened().search(request.query, signal);
      case 'help':
        return opened().help(request.question);
    }
  };
}
