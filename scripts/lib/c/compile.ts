import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {CSample} from './samples';
import {
  runProcess,
  SANITIZERS,
  STANDARD,
  WARNINGS,
  type Toolchain,
} from './toolchain';

/** Where the sources of the conformance library are, relative to the repository's root. */
export const CONFORMANCE_FOLDER = 'tests/conformance';
/** Where the contract is, relative to the repository's root. */
export const CONTRACT_FOLDER = 'contracts/ocr';

/**
 * Compiles the conformance library with the sanitizers, as the shared library `libargo_sdk.so`.
 *
 * @param folder - where to put it; must exist
 * @param contract - folder that holds `argo_sdk.h`
 * @returns path of the library
 * @throws Error with the compiler's messages when it does not compile
 */
export async function compileConformance(
  root: string,
  folder: string,
  toolchain: Toolchain,
  contract = path.join(root, CONTRACT_FOLDER),
): Promise<string> {
  const library = path.join(folder, toolchain.name, 'libargo_sdk.so');
  mkdirSync(path.dirname(library), {recursive: true});
  const sources = path.join(root, CONFORMANCE_FOLDER);
  const args = [
    STANDARD.c,
    '-D_GNU_SOURCE',
    ...WARNINGS,
    '-Wno-overlength-strings',
    ...SANITIZERS,
    '-pthread',
    `-I${contract}`,
    `-I${sources}`,
    '-shared',
    '-fPIC',
    ...readdirSync(sources)
      .filter((name) => name.endsWith('.c'))
      .sort()
      .map((name) => path.join(sources, name)),
    '-o',
    library,
    '-lm',
  ];
  const {output, status} = await runProcess(toolchain.c, args, {cwd: root});
  if (status !== 0) {
    throw new Error(`The conformance library does not compile:\n${output}`);
  }
  return library;
}

/** What to compile a sample with. */
export interface CompileSetting {
  readonly root: string;
  /** Folder for sources and programs; must exist. */
  readonly folder: string;
  readonly toolchain: Toolchain;
  /** Folder that holds `argo_sdk.h`. */
  readonly contract: string;
  /** Path of the conformance library. */
  readonly conformance: string;
}

/**
 * Compiles a sample, and links it when it is a complete program. Compiler messages point to the
 * page and its line.
 *
 * @returns the compiler's messages; empty when all is well. A program is at `folder/name`.
 */
export async function compileSample(
  sample: CSample,
  setting: CompileSetting,
): Promise<string> {
  const {root, folder, toolchain, contract, conformance} = setting;
  const source = path.join(folder, `sample.${sample.lang}`);
  writeFileSync(
    source,
    `#line ${sample.line} "${sample.file}"\n${sample.code}\n`,
  );
  const common = [STANDARD[sample.lang], ...WARNINGS, `-I${contract}`];
  const args = sample.complete
    ? [
        ...common,
        ...SANITIZERS,
        '-pthread',
        source,
        `-L${path.dirname(conformance)}`,
        `-Wl,-rpath,${path.dirname(conformance)}`,
        '-largo_sdk',
        '-o',
        path.join(folder, sample.name),
      ]
    : [...common, '-fsyntax-only', source];
  const {output, status} = await runProcess(toolchain[sample.lang], args, {
    cwd: root,
  });
  return status === 0 && output === ''
    ? ''
    : output || `${sample.file}:${sample.line}: exit ${status}`;
}
