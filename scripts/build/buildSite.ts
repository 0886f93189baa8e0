import {existsSync, lstatSync, mkdirSync, realpathSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {startCommand} from '../process/run';
import {takeLock} from './buildLock';
import {clear, putInPlace} from './putInPlace';

/** A build to make. */
interface Options {
  /** Folder that it is put into once it is whole. */
  readonly dir: string;
  /** Further flags of `docusaurus build`. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Program that builds, and what stands before its flags. */
  readonly program?: Program;
  /** Where locks of folders stand that builds share. */
  readonly lockDir?: string;
}

export type Program = readonly [program: string, ...args: string[]];

/** Where Docusaurus keeps what it generates, and the variable that names another place. */
const GENERATED = '.docusaurus';
const GENERATED_VARIABLE = 'DOCUSAURUS_GENERATED_FILES_DIR_NAME';

/**
 * Makes a build beside its folder, and puts it in place once it is whole: Docusaurus empties the folder first, so that
 * whatever stops it would leave half a site there.
 *
 * @returns exit code; unless it is 0, the folder is as it was before
 * @throws Error when the folder cannot be written, or another build is being made
 */
export async function buildSite({
  dir,
  args = [],
  env = process.env,
  program: [program, ...first] = docusaurusOf('node_modules'),
  lockDir = '.cache/builds',
}: Options): Promise<number> {
  const target = existsSync(dir) ? realpathSync(dir) : path.resolve(dir);
  const unfinished = `${target}-unfinished`;
  const generated = env[GENERATED_VARIABLE] ?? GENERATED;
  writing(dir, () => mkdirSync(path.dirname(target), {recursive: true}));
  const locks = [writing(dir, () => takeLock(`${unfinished}.lock`, dir))];
  try {
    const name = `${generated.replaceAll(/[\\/]/g, '-')}.lock`;
    locks.push(takeLock(path.join(lockDir, name), generated));
    // Of a build that was killed.
    writing(dir, () => clear(unfinished));
    const code = await run([...first, '--out-dir', unfinished, ...args]);
    if (code === 0) {
      writing(dir, () => putInPlace(target, unfinished));
      console.log(`The build is whole, and stands in ${dir}.`);
    } else {
      clear(unfinished);
      console.error(
        `No build was made: expected exit code 0, received ${code}. ${existsSync(target) ? `${dir} is as it was before` : `There is no ${dir}`}. Mend what is named above, then build again.`,
      );
    }
    return code;
  } finally {
    locks.forEach((lock) => lock.release());
  }

  async function run(all: readonly string[]): Promise<number> {
    const running = startCommand({
      program,
      args: all,
      env: {...buildSettings(), ...env},
    });
    if (running.pid !== undefined) {
      // It may outlive this process.
      const {pid} = running;
      locks.forEach((lock) => lock.add(pid));
    }
    const stop = () => void running.stop();
    process.on('SIGINT', stop).on('SIGTERM', stop);
    const {code} = await running.ended;
    process.off('SIGINT', stop).off('SIGTERM', stop);
    return code;
  }
}

/**
 * The command that builds. Where the packages are a link, their files bear the names by which the link reaches them: see
 * src/plugins/linked-packages.ts.
 *
 * @param packages - folder of the packages
 */
export function docusaurusOf(packages: string): Program {
  const links = lstatSync(packages).isSymbolicLink()
    ? ['--preserve-symlinks', '--preserve-symlinks-main']
    : [];
  return [
    process.execPath,
    ...links,
    `${packages}/@docusaurus/core/bin/docusaurus.mjs`,
    'build',
  ];
}

/**
 * What a build reads from its environment where that says nothing of it. On two processors one thread renders the pages:
 * each worker would load what renders them anew, and the bundler and V8 keep the second processor busy. Two workers took
 * no less time, for 1,000 pages neither, with a second of computing and 150 MB more.
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/ssg/ssgEnv.ts
 *
 * @param processors - how many there are
 */
export function buildSettings(
  processors = availableParallelism(),
): Readonly<Record<string, string>> {
  return processors <= 2 ? {DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1'} : {};
}

/** @throws Error that says what to do where a folder cannot be written */
function writing<T>(dir: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const {code, message} = error as NodeJS.ErrnoException;
    throw code === undefined
      ? error
      : new Error(
          `${dir} cannot be written: expected a folder with room for two builds, received ${message}. Mend that, or name another folder by --out-dir.`,
          {cause: error},
        );
  }
}
