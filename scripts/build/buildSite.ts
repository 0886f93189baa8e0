import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import {constants} from 'node:os';
import path from 'node:path';
import {startCommand, type Command} from '../process/run';

/** A build to make. */
interface Options {
  /** Folder of the finished build. */
  readonly dir: string;
  /** Further flags of `docusaurus build`. */
  readonly args?: readonly string[];
  readonly env?: Command['env'];
  /** Program that builds, and what stands before its flags. */
  readonly program?: readonly [program: string, ...args: string[]];
}

const DOCUSAURUS = ['node_modules/.bin/docusaurus', 'build'] as const;

/**
 * Builds into a folder beside the given one, and replaces that when the build has succeeded: Docusaurus empties its
 * folder first, so a failure would leave half a site.
 *
 * @returns exit code; unless it is 0, the folder is as it was before
 * @throws Error of the file system when the folder cannot be written
 */
export async function buildSite({
  dir,
  args = [],
  env = process.env,
  program: [program, ...first] = DOCUSAURUS,
}: Options): Promise<number> {
  const target = existsSync(dir) ? realpathSync(dir) : path.resolve(dir);
  const unfinished = `${target}-unfinished`;
  mkdirSync(path.dirname(target), {recursive: true});
  remove(unfinished);
  const code = await run({
    program,
    args: [...first, ...args, '--out-dir', unfinished],
    env,
  });
  if (code === 0) {
    replaceFolder(target, unfinished);
    console.log(`The build is finished. It is in ${dir}.`);
  } else {
    remove(unfinished);
    console.error(
      `The build failed: expected exit code 0, received ${code}. ${existsSync(target) ? `${dir} has not changed` : `There is no ${dir}`}. Correct what is named above, then build again.`,
    );
  }
  return code;
}

/** Runs a program. Docusaurus ends with code 0 when it is interrupted, which is a failure all the same. */
async function run(command: Command): Promise<number> {
  const running = startCommand(command);
  let interrupted = 0;
  const stop = (signal: 'SIGINT' | 'SIGTERM') => {
    interrupted = 128 + constants.signals[signal];
    void running.stop();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const {code} = await running.ended;
  process.off('SIGINT', stop).off('SIGTERM', stop);
  return interrupted || code;
}

/** Replaces a folder at once, or file by file where it is a mount point, such as a volume of a container. */
function replaceFolder(target: string, source: string): void {
  const before = `${target}-before`;
  remove(before);
  try {
    if (existsSync(target)) {
      renameSync(target, before);
    }
    renameSync(source, target);
  } catch (error) {
    // https://man7.org/linux/man-pages/man2/rename.2.html
    if ((error as NodeJS.ErrnoException).code !== 'EBUSY') {
      throw error;
    }
    readdirSync(target).forEach((name) => remove(path.join(target, name)));
    cpSync(source, target, {recursive: true});
    remove(source);
  }
  remove(before);
}

function remove(name: string): void {
  rmSync(name, {recursive: true, force: true});
}
