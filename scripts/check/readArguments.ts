import {parseArgs} from 'node:util';

/** What a command line asks for. */
export interface CheckWish {
  /** Whether to say how the command is used, and nothing else. */
  readonly help: boolean;
  /** Names of checks with commas between them; every check when absent. */
  readonly only: string | undefined;
  /** The commit or branch since which files count that changed; every file when absent. */
  readonly since: string | undefined;
  /** Whether to go on, and look again whenever a file has changed. */
  readonly watch: boolean;
}

/** How the command is used. */
export const USAGE = `npm run check                              every check
npm run check -- --only "links,headings"   some checks
npm run check -- --changed                 what differs from the last commit
npm run check -- --watch                   the same again, whenever a file has changed
npm run check -- --since main              what differs from a branch`;

/**
 * Reads the options of `npm run check`.
 *
 * @throws Error listing the options when one is unknown, lacks its value or has one too many
 */
export function readCheckArguments(args: readonly string[]): CheckWish {
  try {
    const {values} = parseArgs({
      args: [...args],
      options: {
        only: {type: 'string'},
        changed: {type: 'boolean'},
        since: {type: 'string'},
        watch: {type: 'boolean', default: false},
        help: {type: 'boolean', short: 'h', default: false},
      },
    });
    return {
      help: values.help,
      only: values.only,
      since: values.since ?? (values.changed ? 'HEAD' : undefined),
      watch: values.watch,
    };
  } catch (error) {
    throw new Error(
      `npm run check: ${(error as Error).message.split('. ', 1)[0]}. Expected:\n${USAGE}`,
      {cause: error},
    );
  }
}
