import type {Fence} from '../page/fences';
import type {Problem} from '../problem';
import type {OptOut} from './optOuts';

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

/** A file of a sample, before it is compiled. */
export interface SampleFile {
  readonly name: string;
  readonly source: string;
}

/** One file of TypeScript or JavaScript to check: a fence, with the fences that continue it. */
export interface ScriptSample {
  /** Path of the file the compiler sees, below the sample folder. */
  readonly path: string;
  readonly code: string;
  readonly segments: readonly Segment[];
  /** The samples that it imports, each behind those that it imports itself. */
  readonly modules: readonly SampleFile[];
}

/** The TypeScript, JavaScript and Vue samples of pages, and what is wrong with how they are written. */
export interface ScriptSampleSet {
  readonly samples: readonly ScriptSample[];
  readonly fenceCount: number;
  readonly optOuts: readonly OptOut[];
  readonly problems: readonly Problem[];
}
