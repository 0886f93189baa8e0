import {Worker} from 'node:worker_threads';
import {build} from 'esbuild';
import type {PictureResult} from './index';
import type {PictureRequest} from './types';

/** Longest time that a sample may take, in milliseconds. */
const LIMIT_MS = 20_000;

/** Runs the bundle anew for each request: what one sample does to licence and hosts is not there for the next. */
const LOOP = `const {parentPort, workerData} = require('node:worker_threads');
const {compileFunction} = require('node:vm');
const script = compileFunction(workerData, ['require', 'module', 'exports']);
parentPort.on('message', async (request) => {
  const module = {exports: {}};
  script(require, module, module.exports);
  parentPort.postMessage(await module.exports.runPicture(request));
});`;

/**
 * Bundles what runs samples for pictures: the reference runtime, and what reads it.
 *
 * @param siteDir - root of the repository
 * @returns a script for {@link PictureRunner}; the same as long as its sources are
 */
export async function bundleRunner(siteDir: string): Promise<string> {
  const {outputFiles} = await build({
    absWorkingDir: siteDir,
    entryPoints: ['src/live/picture/index.ts'],
    bundle: true,
    write: false,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // Files and PDF are no part of a picture.
    external: ['jspdf', 'fast-png', 'hucre', 'hucre/*'],
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}

/** Runs samples in a thread, one after the other. It ends by itself when nothing is left to do. */
export class PictureRunner {
  readonly #code: string;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** @param code - see {@link bundleRunner} */
  constructor(code: string) {
    this.#code = code;
  }

  run(request: PictureRequest): Promise<PictureResult> {
    const result = this.#last.then(() => this.#run(request));
    this.#last = result;
    return result;
  }

  async #run(request: PictureRequest): Promise<PictureResult> {
    this.#worker ??= new Worker(LOOP, {eval: true, workerData: this.#code});
    const worker = this.#worker;
    worker.ref();
    try {
      return await askWorker<PictureResult>(worker, request, LIMIT_MS);
    } catch (error) {
      this.#worker = undefined;
      return {message: (error as Error).message};
    } finally {
      worker.unref();
    }
  }
}

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
