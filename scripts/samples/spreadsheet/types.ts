/** What a worker is asked to run. */
export interface RunRequest {
  /** Bundled sample, an ES module. */
  readonly module: string;
  /** Markup of the body in which it runs. */
  readonly body: string;
  /** Module that runs before it, such as one that activates a licence; empty for none. */
  readonly before: string;
}

/** What a sample did. */
export interface RunResult {
  /** Lines it logged, as Node.js shows them. */
  readonly lines: readonly string[];
  /** What it threw, or reported as an error; `undefined` when nothing went wrong. */
  readonly error?: {readonly message: string; readonly stack: string};
}
