import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isDevelopment} from '../site/settings';
import {writeWhole} from './writeWhole';

/** Where results are kept, below the root of the repository: beside what the bundler keeps. */
const CACHE = 'node_modules/.cache';

/** The project's own modules that a result can depend on, those that make it included. */
const SOURCES = ['src', 'runtime', 'contracts'];

/** Where npm writes which packages are installed: https://docs.npmjs.com/cli/configuring-npm/package-lock-json#hidden-lockfiles */
const PACKAGES = 'node_modules/.package-lock.json';

/**
 * Gives what `make` makes of an input, from the time before if neither the input nor any code has changed since.
 *
 * @param name - of the result, as the path of its file; it takes the place of the one before
 * @param input - all that the result depends on besides code
 * @param make - its result must be the same after a round trip through JSON
 */
export type Keep = <T>(
  name: string,
  input: string,
  make: () => T | Promise<T>,
) => Promise<T>;

/**
 * Makes a function that keeps results until anything changes that they can depend on. Nothing is kept where another
 * program than npm has installed the packages, and by a writer's server, which keeps what it needs in memory.
 *
 * @param siteDir - root of the repository
 * @param folder - where these results stand among all that is kept; made when it is missing
 */
export function keptResults(siteDir: string, folder: string): Keep {
  const packages = packagesOf(siteDir);
  if (isDevelopment() || packages === undefined) {
    return async (_name, _input, make) => make();
  }
  const code = codeState(siteDir, packages);
  return async <T>(
    name: string,
    input: string,
    make: () => T | Promise<T>,
  ): Promise<T> => {
    const file = path.join(siteDir, CACHE, folder, `${name}.json`);
    const state = createHash('sha256').update(code).update(input).digest('hex');
    const kept = readKept<T>(file, state);
    if (kept) {
      return kept.result;
    }
    const result = await make();
    mkdirSync(path.dirname(file), {recursive: true});
    writeWhole(file, state + JSON.stringify(result));
    return result;
  };
}

function readKept<T>(
  file: string,
  state: string,
): {readonly result: T} | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return text.startsWith(state)
      ? {result: JSON.parse(text.slice(state.length)) as T}
      : undefined;
  } catch {
    // There is none, or not all of one: it is made again.
    return undefined;
  }
}

/** The list of the packages that modules of the site find: in its own folder, or in one around it. */
function packagesOf(siteDir: string): string | undefined {
  const file = path.join(siteDir, PACKAGES);
  const parent = path.dirname(siteDir);
  return existsSync(file)
    ? file
    : parent === siteDir
      ? undefined
      : packagesOf(parent);
}

/** The same as long as all code is. */
function codeState(siteDir: string, packages: string): string {
  const hash = createHash('sha256').update(process.versions.node);
  const files = SOURCES.flatMap((source) =>
    filesOf(path.join(siteDir, source)),
  );
  for (const file of [...files, packages]) {
    hash
      .update(`\0${path.relative(siteDir, file)}\0`)
      .update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name))
    .sort();
}
