import {once} from 'node:events';
import {Worker} from 'node:worker_threads';
import {build} from 'esbuild';
import type {RunRequest, RunResult} from './inNode';

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
    entryPoints: ['src/live/runner/inNode.ts'],
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

  async #run(request: RunRequest): Promise<RunResult> {
    const worker = (this.#worker ??= new Worker(LOOP, {
      eval: true,
      workerData: this.#code,
    }));
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), LIMIT_MS);
    worker.ref();
    worker.postMessage(request);
    try {
      const {signal} = limit;
      const [result] = (await once(worker, 'message', {signal})) as [RunResult];
      worker.unref();
      return result;
    } catch (error) {
      this.#worker = undefined;
      void worker.terminate();
      const message = limit.signal.aborted
        ? `it did not end within ${LIMIT_MS / 1000} seconds`
        : (error as Error).message;
      return {lines: [], isVisible: false, failure: {message}};
    } finally {
      clearTimeout(timer);
    }
  }
}
