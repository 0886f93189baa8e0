import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {constants} from 'node:os';
import path from 'node:path';
import {startCommand, type ProgramCommand} from '../process/run';

interface Options {
  /** Folder to which the site is built. */
  readonly dir: string;
  /** More command-line arguments of `docusaurus build`. */
  readonly args?: readonly string[];
  readonly env?: ProgramCommand['env'];
  /** Program that tests run instead of `docusaurus build`. */
  readonly program?: readonly [program: string, ...args: string[]];
}

const DOCUSAURUS = ['node_modules/.bin/docusaurus', 'build'] as const;

/**
 * Builds into a temporary folder, and replaces the output folder by it if the build succeeds. Docusaurus
 * empties its output folder first, so building there would leave an incomplete site after a failure.
 *
 * @returns exit code; the output folder is unchanged unless it is 0
 * @throws Error if the folder cannot be written, or if another build of this checkout is running
 */
export async function buildSite({
  dir,
  args = [],
  env = process.env,
  program: [program, ...first] = DOCUSAURUS,
}: Options): Promise<number> {
  const unlock = lockBuild(
    env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
  );
  try {
    return await buildInto(dir, {program, args: [...first, ...args], env});
  } finally {
    unlock();
  }
}

async function buildInto(
  dir: string,
  command: ProgramCommand,
): Promise<number> {
  const target = existsSync(dir) ? realpathSync(dir) : path.resolve(dir);
  const unfinished = `${target}-unfinished`;
  mkdirSync(path.dirname(target), {recursive: true});
  remove(unfinished);
  const code = await run({
    ...command,
    args: [...command.args, '--out-dir', unfinished],
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

/**
 * Creates a file with the id of this process in the folder of generated files, which two builds must not share.
 *
 * @returns a function that removes the file
 * @throws Error if the process of an existing file is running
 */
function lockBuild(folder: string): () => void {
  const file = path.resolve(folder, 'build.pid');
  mkdirSync(path.dirname(file), {recursive: true});
  const owner = existsSync(file) && Number(readFileSync(file, 'utf8'));
  if (owner && isRunning(owner)) {
    throw new Error(
      `Expected no other build in this checkout, but process ${owner} is building. Wait for it or stop it, then build again. If no build is running, delete ${file}.`,
    );
  }
  writeFileSync(file, String(process.pid));
  return () => remove(file);
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only tests whether the process exists.
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Runs a command and returns its exit code. If it is interrupted, the code is not 0, although Docusaurus
 * exits with 0.
 */
async function run(command: ProgramCommand): Promise<number> {
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

/**
 * Replaces a folder by renaming. If the target is a mount point, for example a Docker volume, its files are
 * replaced by copies.
 */
function replaceFolder(target: string, source: string): void {
  const before = `${target}-before`;
  remove(before);
  try {
    if (existsSync(target)) {
      renameSync(target, before);
    }
    renameSync(source, target);
  } catch (error) {
    // Renaming a mount point fails with EBUSY: https://man7.org/linux/man-pages/man2/rename.2.html
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
