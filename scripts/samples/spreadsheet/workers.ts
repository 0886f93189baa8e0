import {Worker} from 'node:worker_threads';
import type {RunRequest, RunResult} from './types';

/** Longest time that a sample may take, in milliseconds: the first one loads the page around it too. */
const LIMIT_MS = 30_000;

/** A worker that runs samples one after the other, and starts anew after one that never ended. */
export class SampleWorker {
  readonly #file: string;
  #worker: Worker | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async run(request: RunRequest): Promise<RunResult> {
    this.#worker ??= new Worker(this.#file, {
      execArgv: ['--enable-source-maps'],
    });
    const worker = this.#worker;
    return new Promise((resolve) => {
      const end = (result: RunResult): void => {
        clearTimeout(timer);
        for (const event of ['message', 'error', 'exit']) {
          worker.removeAllListeners(event);
        }
        resolve(result);
      };
      const stop = (message: string): void => {
        this.#worker = undefined;
        void worker.terminate();
        end({
          lines: [],
          isVisible: false,
          error: {message, stack: ''},
        });
      };
      const timer = setTimeout(
        () => stop(`it did not end within ${LIMIT_MS / 1000} seconds`),
        LIMIT_MS,
      );
      worker.once('message', end);
      worker.once('error', (error) => stop(error.message));
      worker.once('exit', () => stop('it ended its worker'));
      worker.postMessage(request);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
