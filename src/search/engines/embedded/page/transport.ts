import {SearchError} from '../../../engine';
import {pageTransport} from './pageTransport';
import type {Send, WorkerCall, WorkerReply, WorkerRequest} from '../protocol';

/**
 * Starts the worker at an address; where workers cannot be had (a policy forbids them, a very old browser), the
 * index lives in the page instead.
 *
 * @param started - the worker of that address, where it has been started already
 */
export function createTransport(
  worker: string | undefined,
  started?: Worker,
): Send {
  if (worker === undefined) {
    return pageTransport();
  }
  try {
    return workerTransport(started ?? new Worker(worker, {name: 'search'}));
  } catch {
    return pageTransport();
  }
}

function workerTransport(worker: Worker): Send {
  const waiting = new Map<
    number,
    {
      resolve: (value: never) => void;
      reject: (error: Error) => void;
      request: WorkerRequest;
      signal: AbortSignal | undefined;
    }
  >();
  let lastId = 0;
  let fallback: Send | undefined;
  worker.addEventListener('message', ({data}: MessageEvent<WorkerReply>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) {
      call?.reject(new SearchError(data.error));
    } else {
      call?.resolve(data.value as never);
    }
  });
  // The script did not load: everything asked so far is answered in the page.
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    fallback ??= pageTransport();
    for (const {request, signal, resolve, reject} of waiting.values()) {
      fallback(request, signal).then(
        resolve as (value: unknown) => void,
        reject,
      );
    }
    waiting.clear();
  });
  const post = (call: WorkerCall) => worker.postMessage(call);
  return (request, signal) =>
    fallback?.(request, signal) ??
    new Promise((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      waiting.set(id, {
        resolve: resolve as (value: never) => void,
        reject,
        request,
        signal,
      });
      signal?.addEventListener('abort', () => post({id, stop: true}), {
        once: true,
      });
      post({id, request});
    });
}
