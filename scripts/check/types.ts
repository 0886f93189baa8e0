import type {FileProblem} from '../../src/content';
import type {CheckSources} from './sources';

/** Result of a rule. */
export interface CheckResult {
  /** Number of inspected items; zero is an error. */
  readonly inspected: number;
  readonly problems: readonly FileProblem[];
  /** Shown in the report; does not fail the check. */
  readonly note?: string;
}

export function mergeResults(results: readonly CheckResult[]): CheckResult {
  return {
    inspected: results.reduce((sum, {inspected}) => sum + inspected, 0),
    problems: results.flatMap(({problems}) => problems),
  };
}

/** Finds problems in sources, without side effects. */
export type CheckRule = (
  sources: CheckSources,
) => CheckResult | Promise<CheckResult>;

/** A rule with its name and reason. */
export interface Check {
  readonly name: string;
  /** Whom the check protects from what; shown by `--help`. */
  readonly why: string;
  /**
   * Input of the rule: each page separately, all pages together, or other files. After a change of pages, the
   * first kind reads only these, and the last does not run.
   */
  readonly reads: 'page' | 'pages' | 'others';
  readonly run: CheckRule;
}
