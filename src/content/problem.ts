/** One thing that is wrong, at the place where it is mended. */
export interface Problem {
  /** Path relative to the repository's root. */
  readonly file: string;
  /** Line of the file, from 1. */
  readonly line: number;
  /** What stands there. */
  readonly found: string;
  /** What should stand there. */
  readonly expected: string;
  /** What to type or change. */
  readonly remedy: string;
}

/** What is wrong, without where: what code says that does not know the place. */
export type Fault = Omit<Problem, 'file' | 'line'>;

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

/** Ends work that cannot go on past what is wrong; its message holds every problem, formatted. */
export class ProblemError extends Error {
  constructor(
    readonly problems: readonly [Problem, ...Problem[]],
    options?: ErrorOptions,
  ) {
    super(problems.map(formatProblem).join('\n'), options);
    this.name = new.target.name;
  }
}

/** Ends work at a fault; whoever knows the place makes a {@link ProblemError} of it. */
export class FaultError extends Error {
  constructor(readonly fault: Fault) {
    const {found, expected, remedy} = fault;
    super(`found ${found}; expected ${expected}. ${remedy}`);
    this.name = 'FaultError';
  }
}
