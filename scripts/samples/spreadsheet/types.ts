import type {RunnableSample} from '../../../src/live/sample';
import type {Problem} from '../../../src/sets/problem';

/** What a worker is asked to run. */
export interface RunRequest extends RunnableSample {
  /** Address of the runtime. */
  readonly runtime: string;
  /** Name of the instance that the sample has for itself. */
  readonly instance: string;
}

/** What a sample did. */
export interface RunResult {
  /** Lines it logged, as Node.js shows them. */
  readonly lines: readonly string[];
  /** Whether it left anything to look at: output, or a spreadsheet that holds something. */
  readonly isVisible: boolean;
  /** What it threw, or reported as an error; `undefined` when nothing went wrong. */
  readonly error?: {readonly message: string; readonly stack: string};
}

/** What became of files that are written from a run. */
export interface WrittenRun {
  /** What was done, in a sentence. */
  readonly summary: string;
  /** Samples that fail, and what could not be written. */
  readonly problems: readonly Problem[];
}
