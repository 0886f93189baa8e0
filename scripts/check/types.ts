import type {Problem} from '../../src/sets/problem';
import type {Sources} from './sources';

/** What a check looked at and what it found. */
export interface CheckResult {
  /** Number of items looked at; zero means the check itself is broken. */
  readonly inspected: number;
  readonly problems: readonly Problem[];
  /** What the check could not decide without a build, for the report. */
  readonly note?: string;
}

/** One rule of the writer's gate: a pure function of the sources. */
export interface Check {
  readonly name: string;
  /** What is counted, in the plural: `links`, `pages`. */
  readonly unit: string;
  run(sources: Sources): CheckResult | Promise<CheckResult>;
}

/**
 * A check behind which parsers and compilers stand. They are loaded when it runs: a change of pages asks for few of
 * them, and loading all takes longer than checking it.
 */
export function loadedLate(
  name: string,
  unit: string,
  load: () => Promise<Pick<Check, 'run'>>,
): Check {
  return {
    name,
    unit,
    run: async (sources) => (await load()).run(sources),
  };
}
