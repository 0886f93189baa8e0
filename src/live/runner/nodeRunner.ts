import {once} from 'node:events';
import {Worker} from 'node:worker_threads';
import {build} from 'esbuild';
import type {RunRequest, RunResult} from './inNode';

/** Time limit for one sample. The first sample also loads the SDK within this time. */
const LIMIT_MS = 30_000;

/**
 * Script of the thread. Evaluates the bundle for each request, so that samples do not share state, such as
 * licences and documents.
 */
const THREAD = `const {parentPort, workerData} = require('node:worker_threads');
const {compileFunction} = require('node:vm');
const script = compileFunction(workerData, ['require', 'module', 'exports']);
const load = (address) => import(address);
parentPort.on('message', async (request) => {
  const module = {exports: {}};
  script(require, module, module.exports);
  parentPort.postMessage(await module.exports.run(request, load));
});`;

/**
 * Bundles inNode.ts with the reference implementation.
 *
 * @param siteDir - root of the repository
 * @returns script for {@link NodeRunner}, deterministic for unchanged sources
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
    // Compiles `import()` to `require`, since it does not work in scripts of `compileFunction`.
    supported: {'dynamic-import': false},
    external: ['jspdf', 'fast-png', 'hucre', 'hucre/*'],
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}

/** Runs samples one after the other in a thread. The thread does not keep the process alive. */
export class NodeRunner {
  readonly #code: string;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** @param code - result of {@link bundleRunner} */
  constructor(code: string) {
    this.#code = code;
  }

  run(request: RunRequest): Promise<RunResult> {
    const result = this.#last.then(() => this.#run(request));
    this.#last = result;
    return result;
  }

  async #run(request: RunRequest): Promise<RunResult> {
    const worker = (this.#worker ??= new Worker(THREAD, {
      eval: true,
      workerData: this.#code,
    }));
    worker.ref();
    worker.postMessage(request);
    const signal = AbortSignal.timeout(LIMIT_MS);
    try {
      const [result] = (await once(worker, 'message', {signal})) as [RunResult];
      worker.unref();
      return result;
    } catch (error) {
      this.#worker = undefined;
      void worker.terminate();
      const message = signal.aborted
        ? `it did not end within ${LIMIT_MS / 1000} seconds`
        : (error as Error).message;
      return {lines: [], isVisible: false, failure: {message}};
    }
  }
}
