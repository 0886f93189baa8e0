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

interface Options {
  /** Output folder. */
  readonly dir: string;
  /** Other flags of `docusaurus build`. */
  readonly args?: readonly string[];
  readonly env?: Command['env'];
  /** Replaces `docusaurus build` in tests. */
  readonly program?: readonly [program: string, ...args: string[]];
}

const DOCUSAURUS = ['node_modules/.bin/docusaurus', 'build'] as const;

/**
 * Builds into a temporary folder, which replaces the output folder if the build succeeds. Docusaurus empties
 * its folder first, so a failed build would leave an incomplete site.
 *
 * @returns exit code; unless it is 0, the output folder is unchanged
 * @throws Error when the folder cannot be written
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

/** Docusaurus exits with 0 when it is interrupted; this returns another code. */
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

/** Renames a folder, or copies its files if the target is a mount point such as a Docker volume. */
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
