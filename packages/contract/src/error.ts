/** An error in a contract, at the place where it has to be corrected. */
export class ContractError extends Error {
  /** Path of the header, declaration file or stored JSON. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly found: string;
  readonly expected: string;
  /** What to change, or which command to run. */
  readonly remedy: string;

  constructor(
    problem: Pick<
      ContractError,
      'file' | 'line' | 'found' | 'expected' | 'remedy'
    >,
  ) {
    const {file, line, found, expected, remedy} = problem;
    // `file:line` first: editors and terminals make it a link.
    super(`${file}:${line}: ${found}\n    expected ${expected}\n    ${remedy}`);
    this.name = 'ContractError';
    this.file = file;
    this.line = line;
    this.found = found;
    this.expected = expected;
    this.remedy = remedy;
  }
}
