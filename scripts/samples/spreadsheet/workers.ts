import {Worker} from 'node:worker_threads';
import {askWorker} from '../../../src/live/picture/runner';
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
    try {
      return await askWorker<RunResult>(this.#worker, request, LIMIT_MS);
    } catch (error) {
      this.#worker = undefined;
      const {message} = error as Error;
      return {lines: [], isVisible: false, error: {message, stack: ''}};
    }
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
