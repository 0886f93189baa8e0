/** What a benchmark of pages is told on the command line. */
export interface BenchOptions {
  /** How often each thing is measured. */
  readonly runs: number;
  /** Numbers of generated pages; empty for the benchmark's own choice. */
  readonly sizes: readonly number[];
  /** Folder of files to measure; empty where none was named. */
  readonly dir: string;
}
