import {SearchError} from '../../../engine';
import {modalQuery} from '../../../query';
import {fetchIndexFile} from '../fetchFile';
import type {Manifest} from '../indexFiles';
import type {WorkerRequest} from '../protocol';
import {Searcher} from './searcher';

/** Answers the calls of one page; the worker and the in-page fallback share it. */
export function createResponder(): (
  request: WorkerRequest,
) => Promise<unknown> {
  let searcher: Searcher | undefined;
  let build: string | undefined;
  const open = (folder: string, manifest: Manifest): Searcher => {
    // What was opened ahead keeps what it has read.
    if (!searcher || build !== manifest.build) {
      ({build} = manifest);
      searcher = new Searcher(manifest, (name, cache) =>
        fetchIndexFile(folder, name, cache),
      );
    }
    return searcher;
  };
  const opened = (): Searcher => {
    if (!searcher) {
      throw new SearchError('The search index is not open');
    }
    return searcher;
  };
  return async (request) => {
    switch (request.type) {
      case 'open':
        open(request.folder, request.manifest);
        return undefined;
      case 'ahead': {
        const {folder, manifest, question} = request;
        await open(folder, manifest).search(
          modalQuery(question.text, question),
        );
        return undefined;
      }
      case 'search':
        return opened().search(request.query);
      case 'help':
        return opened().help(request.question);
    }
  };
}
