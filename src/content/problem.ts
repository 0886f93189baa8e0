import {closest, distance} from 'fastest-levenshtein';

/** A mistake in a file of the repository. */
export interface Problem {
  /** Path relative to the repository's root. */
  readonly file: string;
  /** Line of the file, from 1. */
  readonly line: number;
  readonly found: string;
  readonly expected: string;
  /** Instruction for the person who corrects it. */
  readonly remedy: string;
}

/** A {@link Problem} without its location. */
export type Fault = Omit<Problem, 'file' | 'line'>;

/** Formats a problem with `file:line` first, which editors and terminals make a link. */
export function formatProblem({
  file,
  line,
  found,
  expected,
  remedy,
}: Problem): string {
  return `${file}:${line}: ${found}\n    expected ${expected}\n    ${remedy}`;
}

/** An error with one or more problems, all of which are in its message. */
export class ProblemError extends Error {
  constructor(
    readonly problems: readonly [Problem, ...Problem[]],
    options?: ErrorOptions,
  ) {
    super(problems.map(formatProblem).join('\n'), options);
    this.name = new.target.name;
  }
}

/** An error from code that does not know the location; callers convert it to a {@link ProblemError}. */
export class FaultError extends Error {
  constructor(readonly fault: Fault) {
    const {found, expected, remedy} = fault;
    super(`found ${found}; expected ${expected}. ${remedy}`);
    this.name = 'FaultError';
  }
}

/** Throws a {@link ProblemError} unless the list is empty. */
export function throwProblems([first, ...more]: readonly Problem[]): void {
  if (first) {
    throw new ProblemError([first, ...more]);
  }
}

/** Suggests the most similar of some names, as a sentence; empty if none is similar. */
export function didYouMean(name: string, known: readonly string[]): string {
  const near = known.length > 0 ? closest(name, [...known]) : undefined;
  return near !== undefined && distance(name, near) <= near.length / 2
    ? `Did you mean ${near}? `
    : '';
}
