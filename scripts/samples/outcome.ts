import type {Problem} from '../../src/sets/problem';
import type {OptOut} from '../../src/sets/samples/optOuts';

/** What was checked, in sentences, and what is wrong. */
export interface SamplesOutcome {
  readonly problems: readonly Problem[];
  readonly optOuts: readonly OptOut[];
  readonly summary: readonly string[];
}
