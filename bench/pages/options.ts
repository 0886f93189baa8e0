export interface BenchOptions {
  /** Number of repetitions. */
  readonly runs: number;
  /** Numbers of generated pages. If empty, the benchmark chooses. */
  readonly sizes: readonly number[];
  /** Folder of workbooks, or an empty string. */
  readonly dir: string;
}
