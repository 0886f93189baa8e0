import {parseArgs} from 'node:util';

/** The parts of the report, in their order. */
export const PARTS = ['sizes', 'search', 'dependencies', 'pictures'] as const;

export type Part = (typeof PARTS)[number];

/** What a command line asks for. */
export interface ReportWish {
  /** Checkout that is compared with: its lock file and its build. */
  readonly base: string;
  /** Folder of the build in both checkouts. */
  readonly dir: string;
  /** Folder for the report and its pictures. */
  readonly out: string;
  readonly parts: readonly Part[];
}

const USAGE = `npm run report -- --base DIR                 what differs from the build of another checkout
npm run report -- --base DIR --dir build      the folder of the build, in both
npm run report -- --base DIR --out report     where report.md and the pictures go
npm run report -- --base DIR --only ${PARTS.join(',')}`;

/**
 * Reads the options of `npm run report`.
 *
 * @throws Error listing the options when one is missing, unknown or wrong
 */
export function readReportArguments(args: readonly string[]): ReportWish {
  try {
    const {values} = parseArgs({
      args: [...args],
      options: {
        base: {type: 'string'},
        dir: {type: 'string', default: 'build'},
        out: {type: 'string', default: '.cache/report'},
        only: {type: 'string', default: PARTS.join(',')},
      },
    });
    const {base, dir, out} = values;
    if (!base) {
      throw new Error('--base is missing: the checkout to compare with');
    }
    const names = values.only.split(',').map((name) => name.trim());
    const unknown = names.find((name) => !isPart(name));
    if (unknown !== undefined) {
      throw new Error(
        `--only: expected some of ${PARTS.join(', ')}, received "${unknown}"`,
      );
    }
    return {base, dir, out, parts: names.filter(isPart)};
  } catch (error) {
    throw new Error(
      `npm run report: ${(error as Error).message.split('. ', 1)[0]}. Expected:\n${USAGE}`,
      {cause: error},
    );
  }
}

function isPart(name: string): name is Part {
  return (PARTS as readonly string[]).includes(name);
}
