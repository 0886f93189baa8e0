import {closest, distance} from 'fastest-levenshtein';

/** A mistake in a file of the repository, for an error message. */
export interface FileProblem {
  /** Path relative to the repository's root. */
  readonly file: string;
  /** 1-based line of the file. */
  readonly line: number;
  readonly found: string;
  readonly expected: string;
  /** Instruction how to correct the mistake. */
  readonly remedy: string;
}

/** A {@link FileProblem} whose location is not known yet. */
export type ProblemText = Omit<FileProblem, 'file' | 'line'>;

/** Formats a problem as text. It starts with `file:line`, which editors and terminals turn into a link. */
export function formatProblem({
  file,
  line,
  found,
  expected,
  remedy,
}: FileProblem): string {
  return `${file}:${line}: ${found}\n    expected ${expected}\n    ${remedy}`;
}

/** An error with one or more problems. Its message contains all of them. */
export class ProblemError extends Error {
  constructor(
    readonly problems: readonly [FileProblem, ...FileProblem[]],
    options?: ErrorOptions,
  ) {
    super(problems.map(formatProblem).join('\n'), options);
    this.name = new.target.name;
  }
}

/** Thrown by code that does not know file and line. Callers convert it to a {@link ProblemError}. */
export class UnlocatedProblemError extends Error {
  constructor(readonly fault: ProblemText) {
    const {found, expected, remedy} = fault;
    super(`found ${found}; expected ${expected}. ${remedy}`);
    this.name = 'UnlocatedProblemError';
  }
}

/** Throws a {@link ProblemError} unless the list is empty. */
export function throwProblems([first, ...more]: readonly FileProblem[]): void {
  if (first) {
    throw new ProblemError([first, ...more]);
  }
}

/** Suggests the most similar known name in a sentence; empty if none is similar. */
export function suggestName(name: string, known: readonly string[]): string {
  const near = known.length > 0 ? closest(name, [...known]) : undefined;
  return near !== undefined && distance(name, near) <= near.length / 2
    ? `Did you mean ${near}? `
    : '';
}
