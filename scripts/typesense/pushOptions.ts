import type {Report} from './report';

/** How to push. */
export interface PushOptions {
  /** Alias that searches use. */
  readonly alias: string;
  /** What follows the alias in the name of the new collection; see `newStamp`. */
  readonly stamp: string;
  /** Swaps although many records are gone. */
  readonly force: boolean;
  /** Checks everything that can be checked without changing the server. */
  readonly dryRun: boolean;
  readonly report: Report;
}
