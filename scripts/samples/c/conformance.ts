import {createHash, randomUUID} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import path from 'node:path';
import {OCR_CONTRACT} from '../../../src/site/sets/ocr/contract';
import type {Compiler} from '../../process/compilers';
import {runCommand} from '../../process/run';
import {
  SANITIZER_FLAGS,
  COMPILE_TIMEOUT_MS,
  CONTRACT_FOLDER,
  C_STANDARDS,
  C_WARNING_FLAGS,
} from './compile';

/** Folder with the sources of the conformance library, relative to the repository's root. */
const CONFORMANCE_FOLDER = 'tests/conformance';

const CACHE = 'node_modules/.cache/conformance';
const FLAGS = [
  C_STANDARDS.c,
  '-D_GNU_SOURCE',
  ...C_WARNING_FLAGS,
  '-Wno-overlength-strings',
  '-pthread',
  '-shared',
  '-fPIC',
];

export interface ConformanceOptions {
  /** Folder that contains `argo_sdk.h`. */
  readonly contract?: string;
  /** Whether to enable the sanitizers. Programs that load the library must then enable them too. */
  readonly sanitized?: boolean;
}

/**
 * Compiles the conformance library, or returns a cached one.
 *
 * @returns path of `libargo_sdk.so`
 * @throws Error with the compiler's output if it does not compile
 */
export async function compileConformance(
  root: string,
  compiler: Compiler,
  {
    contract = path.join(root, CONTRACT_FOLDER),
    sanitized = true,
  }: ConformanceOptions = {},
): Promise<string> {
  const flags = [...FLAGS, ...(sanitized ? SANITIZER_FLAGS : [])];
  const folder = path.join(root, CONFORMANCE_FOLDER);
  const programs = path.join(root, OCR_CONTRACT.programs);
  const sources = readdirSync(folder)
    .filter((name) => /\.[ch]$/.test(name))
    .sort()
    .map((name) => path.join(folder, name));
  const run = (args: readonly string[]) =>
    runCommand({
      program: compiler.c,
      args,
      cwd: root,
      limitMs: COMPILE_TIMEOUT_MS,
      captured: true,
    });
  const version = await run(['--version']);
  const hash = createHash('sha256').update(version.output + flags.join(' '));
  for (const file of [
    ...sources,
    path.join(contract, path.basename(OCR_CONTRACT.file)),
    path.join(programs, 'argo_names.h'),
  ]) {
    hash.update(readFileSync(file));
  }
  const cache = path.join(root, CACHE, hash.digest('hex').slice(0, 32));
  const library = path.join(cache, 'libargo_sdk.so');
  if (!existsSync(library)) {
    mkdirSync(cache, {recursive: true});
    // Other processes may compile the same library meanwhile.
    const unfinished = path.join(cache, randomUUID());
    const {output, code} = await run([
      ...flags,
      `-I${contract}`,
      `-I${folder}`,
      `-I${programs}`,
      ...sources.filter((name) => name.endsWith('.c')),
      '-o',
      unfinished,
      '-lm',
    ]);
    if (code !== 0) {
      throw new Error(`The conformance library does not compile:\n${output}`);
    }
    renameSync(unfinished, library);
  }
  return library;
}
