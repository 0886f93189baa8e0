// The worker of the embedded engine starts, reads the index and looks for what stands in the frame before the modal
// is there: on a slow connection its answer waits for the modal, not for one file after the other.
import {typedText} from './frame';
import {readScope} from './searchScope';

/** What was started before the script is there that would start it. */
export interface SearchAhead {
  readonly worker: Worker | undefined;
  /** First file of the index as it was read; rejects when it cannot be had. */
  readonly manifest: Promise<unknown> | undefined;
}

let worker: Worker | undefined;
let manifest: Promise<unknown> | undefined;

/** What of it has been started and has not failed. */
export function searchAhead(): SearchAhead {
  return {worker, manifest};
}

/**
 * Starts the worker.
 *
 * @param address - of its script
 * @param index - address of the first file of the index
 */
export function startSearch(address: string, index: string): void {
  try {
    worker ??= new Worker(address, {name: 'search'});
  } catch {
    // A policy forbids it: search does without.
    return;
  }
  const started = worker;
  const read = fetch(index, {cache: 'no-cache'}).then(
    (response) => response.json() as Promise<unknown>,
  );
  manifest = read;
  // Whoever searches will try again.
  read.catch(() => undefined);
  started.onerror = (event) => {
    event.preventDefault();
    worker = undefined;
  };
  // It says that it is there: what is typed by then is worth asking, of letters before it nobody sees an answer.
  started.onmessage = () => {
    started.onmessage = null;
    const text = typedText('search')?.text.trim();
    if (text) {
      const folder = new URL('.', new URL(index, location.href)).href;
      const question = {...readScope(), text};
      read.then(
        (manifest) =>
          started.postMessage({
            id: 0,
            request: {type: 'ahead', folder, manifest, question},
          }),
        () => undefined,
      );
    }
  };
}
