import {parseArgs} from 'node:util';

/** What a command line asks for. */
export interface CheckWish {
  /** Names of checks with commas between them; every check when absent. */
  readonly only: string | undefined;
  /** Whether to look at changed files alone. */
  readonly changed: boolean;
}

const USAGE = `npm run check                              every check
npm run check -- --only "links,headings"   some checks
npm run check -- --changed                 the files that differ from the last commit`;

/**
 * Reads the options of `npm run check`.
 *
 * @throws Error listing the options when one is unknown, lacks its value or has one too many
 */
export function readCheckArguments(args: readonly string[]): CheckWish {
  try {
    const {values} = parseArgs({
      args: [...args],
      options: {only: {type: 'string'}, changed: {type: 'boolean'}},
    });
    return {only: values.only, changed: values.changed ?? false};
  } catch (error) {
    throw new Error(
      `npm run check: ${(error as Error).message.split('. ', 1)[0]}. Expected:\n${USAGE}`,
      {cause: error},
    );
  }
}
