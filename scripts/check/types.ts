import type {Sources} from './sources';

/** One thing that is wrong, at the place where it is mended. */
export interface Problem {
  /** Path relative to the repository's root. */
  readonly file: string;
  /** Line of the file, from 1. */
  readonly line: number;
  readonly found: string;
  readonly expected: string;
  /** What to type or change. */
  readonly remedy: string;
}

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

/** `file:line` first, so that editors and terminals make it a link. */
export function formatProblem({
  file,
  line,
  found,
  expected,
  remedy,
}: Problem): string {
  return `${file}:${line}: ${found}\n    expected ${expected}\n    ${remedy}`;
}
