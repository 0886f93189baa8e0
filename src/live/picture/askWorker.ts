import type {Worker} from 'node:worker_threads';

/**
 * Sends a worker a request, and waits for its answer.
 *
 * @param limitMs - longest time that it may take, in milliseconds
 * @throws Error when it takes longer, fails or ends; it is terminated then
 */
export function askWorker<T>(
  worker: Worker,
  request: unknown,
  limitMs: number,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      for (const event of ['message', 'error', 'exit']) {
        worker.removeAllListeners(event);
      }
    };
    const stop = (message: string): void => {
      end();
      void worker.terminate();
      reject(new Error(message));
    };
    const timer = setTimeout(
      () => stop(`it did not end within ${limitMs / 1000} seconds`),
      limitMs,
    );
    worker.once('message', (answer: T) => {
      end();
      resolve(answer);
    });
    worker.once('error', ({message}) => stop(message));
    worker.once('exit', () => stop('it ended its worker'));
    worker.postMessage(request);
  });
}
