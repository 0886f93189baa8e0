import {ProblemError} from '../problem';

/** A page that is not valid MDX, or whose front matter is not valid YAML. */
export class PageSyntaxError extends ProblemError {
  constructor(
    readonly file: string,
    /** From 1. */
    readonly line: number,
    /** From 1. */
    readonly column: number,
    found: string,
    remedy: string,
    options?: ErrorOptions,
  ) {
    super(
      [
        {
          file,
          line,
          found,
          expected: 'valid MDX with YAML front matter',
          remedy,
        },
      ],
      options,
    );
    this.name = 'PageSyntaxError';
  }
}
