import type {Fence} from '../../../src/sets/page/fences';

/** An error that a fence says it has, as `line:code` in `expect-error="3:2322"`. */
export interface ExpectedError {
  /** Line of the fence, from 1. */
  readonly line: number;
  /** Number of the TypeScript error. */
  readonly code: number;
}

/** A run of a sample's lines that comes from one fence. */
export interface Segment {
  readonly fence: Fence;
  /** Line of the sample, from 1, on which the fence begins. */
  readonly start: number;
  readonly lineCount: number;
  readonly expected: readonly ExpectedError[];
}

/** One file to check: a fence, with the fences that continue it. */
export interface Sample {
  /** Path of the file the compiler sees, below the sample folder. */
  readonly path: string;
  readonly code: string;
  readonly segments: readonly Segment[];
}

/** What was found on the pages. */
export interface SampleSet {
  readonly samples: readonly Sample[];
  readonly fenceCount: number;
  /** Fences left out with a reason: `file:line: reason`. */
  readonly optOuts: readonly string[];
  readonly problems: readonly string[];
}
