import {Worker} from 'node:worker_threads';
import {build} from 'esbuild';
import type {RunRequest, RunResult} from './index';

/** Longest time that a sample may take, in milliseconds: the first one loads the runtime too. */
const LIMIT_MS = 30_000;

/** Runs the bundle anew for each request: what one sample does to licence and hosts is not there for the next. */
const LOOP = `const {parentPort, workerData} = require('node:worker_threads');
const {compileFunction} = require('node:vm');
const script = compileFunction(workerData, ['require', 'module', 'exports']);
const load = (address) => import(address);
parentPort.on('message', async (request) => {
  const module = {exports: {}};
  script(require, module, module.exports);
  parentPort.postMessage(await module.exports.run(request, load));
});`;

/**
 * Bundles what runs samples: the reference runtime, and what reads it.
 *
 * @param siteDir - root of the repository
 * @returns a script for {@link NodeRunner}; the same as long as its sources are
 */
export async function bundleRunner(siteDir: string): Promise<string> {
  const {outputFiles} = await build({
    absWorkingDir: siteDir,
    entryPoints: ['src/live/node/index.ts'],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // Scripts in the virtual machine import nothing; they require.
    supported: {'dynamic-import': false},
    external: ['jspdf', 'fast-png', 'hucre', 'hucre/*'],
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}

/** Runs samples in a thread, one after the other, and anew after one that never ended. It ends by itself. */
export class NodeRunner {
  readonly #code: string;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** @param code - see {@link bundleRunner} */
  constructor(code: string) {
    this.#code = code;
  }

  run(request: RunRequest): Promise<RunResult> {
    const result = this.#last.then(() => this.#run(request));
    this.#last = result;
    return result;
  }

  #run(request: RunRequest): Promise<RunResult> {
    const worker = (this.#worker ??= new Worker(LOOP, {
      eval: true,
      workerData: this.#code,
    }));
    worker.ref();
    return new Promise((resolve) => {
      const end = (result: RunResult): void => {
        clearTimeout(timer);
        ['message', 'error', 'exit'].forEach((event) =>
          worker.removeAllListeners(event),
        );
        worker.unref();
        resolve(result);
      };
      const stop = (message: string): void => {
        this.#worker = undefined;
        void worker.terminate();
        end({lines: [], isVisible: false, failure: {message}});
      };
      const timer = setTimeout(
        () => stop(`it did not end within ${LIMIT_MS / 1000} seconds`),
        LIMIT_MS,
      );
      worker
        .once('message', end)
        .once('error', ({message}) => stop(message))
        .once('exit', () => stop('it ended its worker'))
        .postMessage(request);
    });
  }
}
