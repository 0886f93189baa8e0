import {ProblemError} from '../problem';

/** What a reader of a contract cannot read: where, what stands there, what should, and how to mend it. */
export class ContractError extends ProblemError {
  /**
   * @param file - path as the caller named it
   * @param line - from 1
   */
  constructor(
    readonly file: string,
    readonly line: number,
    readonly found: string,
    readonly expected: string,
    readonly remedy: string,
  ) {
    super([{file, line, found, expected, remedy}]);
  }
}
