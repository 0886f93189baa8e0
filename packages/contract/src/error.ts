/** Reports a mistake in a contract, and the file and line to correct. */
export class ContractError extends Error {
  /** Path of the header, declaration file or stored JSON. */
  readonly file: string;
  /** 1-based line number. */
  readonly line: number;
  readonly found: string;
  readonly expected: string;
  /** Says what to change or which command to run. */
  readonly remedy: string;

  constructor(
    problem: Pick<
      ContractError,
      'file' | 'line' | 'found' | 'expected' | 'remedy'
    >,
  ) {
    const {file, line, found, expected, remedy} = problem;
    // Starts with `file:line`, which editors and terminals turn into a link.
    super(`${file}:${line}: ${found}\n    expected ${expected}\n    ${remedy}`);
    this.name = 'ContractError';
    this.file = file;
    this.line = line;
    this.found = found;
    this.expected = expected;
    this.remedy = remedy;
  }
}
