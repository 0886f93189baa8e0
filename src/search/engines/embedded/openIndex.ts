import {SearchError, type SearchEngine} from '../../engine';
import type {Question, SearchQuery} from '../../query';
import type {Manifest} from './indexFiles';

/** An index that answers, wherever it lives. */
export type OpenIndex = Pick<SearchEngine, 'search' | 'help'>;

type Asked = {readonly query: SearchQuery} | {readonly question: Question};

/** What the page tells the worker: which index, what is asked of it, and that an answer is wanted no more. */
export type WorkerCall =
  | {readonly folder: string; readonly manifest: Manifest}
  | ({readonly id: number} & (Asked | {readonly stop: true}));

export type WorkerReply = {readonly id: number} & (
  {readonly value: unknown} | {readonly error: string}
);

/** Opens an index in the page: where workers cannot be had, and beside a search server. */
export async function openInPage(
  folder: string,
  manifest: Manifest,
): Promise<OpenIndex> {
  const {openSearcher} = await import('./worker/openSearcher');
  return openSearcher(folder, manifest);
}

/** Opens an index in a worker; once that fails, all that it was asked is answered in the page. */
export function openInWorker(
  worker: Worker,
  folder: string,
  manifest: Manifest,
): OpenIndex {
  const waiting = new Map<
    number,
    {
      readonly resolve: (value: never) => void;
      readonly reject: (error: Error) => void;
      readonly askPage: () => void;
    }
  >();
  let isBroken = false;
  let inPage: Promise<OpenIndex> | undefined;
  const openPage = () =>
    (inPage ??= openInPage(folder, manifest).catch((error: unknown) => {
      // The next search tries again.
      inPage = undefined;
      throw error;
    }));
  let lastId = 0;
  const post = (call: WorkerCall) => worker.postMessage(call);

  const ask = <T>(
    asked: Asked,
    askIndex: (index: OpenIndex) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> =>
    isBroken
      ? openPage().then(askIndex)
      : new Promise((resolve, reject) => {
          lastId += 1;
          const id = lastId;
          const askPage = () => openPage().then(askIndex).then(resolve, reject);
          waiting.set(id, {resolve, reject, askPage});
          const stop = () => post({id, stop: true});
          signal?.addEventListener('abort', stop, {once: true});
          post({id, ...asked});
        });

  worker.addEventListener('message', ({data}: MessageEvent<WorkerReply>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) {
      call?.reject(new SearchError(data.error));
    } else {
      call?.resolve(data.value as never);
    }
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    isBroken = true;
    waiting.forEach(({askPage}) => askPage());
    waiting.clear();
  });
  post({folder, manifest});
  return {
    search: (query, signal) =>
      ask({query}, (index) => index.search(query, signal), signal),
    help: (question) => ask({question}, (index) => index.help(question)),
  };
}
