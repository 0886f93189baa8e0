import type {Problem} from '../../src/content';
import type {Sources} from './sources';

/** What a rule looked at and what it found. */
export interface CheckResult {
  /** Number of items looked at; zero means the rule itself is broken. */
  readonly inspected: number;
  readonly problems: readonly Problem[];
  /** What is worth a remark and fails nothing. */
  readonly note?: string;
}

/** One rule of the writer's gate: a pure function of the sources. */
export type Rule = (sources: Sources) => CheckResult | Promise<CheckResult>;

/** A rule with its policy. */
export interface Check {
  readonly name: string;
  /** What is counted, in the plural: `links`, `pages`. */
  readonly unit: string;
  /** Whom it protects, and from what. */
  readonly why: string;
  /**
   * What it reads: each page by itself, all pages together, or files that are no pages. After a change of pages the first
   * gets those alone, and the last need not run.
   */
  readonly reads: 'page' | 'pages' | 'others';
  readonly run: Rule;
}
