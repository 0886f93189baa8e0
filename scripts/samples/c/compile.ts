import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {CSample} from './samples';
import {
  runProcess,
  SANITIZERS,
  STANDARD,
  WARNINGS,
  type Toolchain,
} from './toolchain';

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
