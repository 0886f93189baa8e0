import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../../src/content';
import type {Compiler} from '../../process/compilers';
import {runCommand} from '../../process/run';
import type {CSample} from './collect';
import {readDiagnostics} from './diagnostics';
import {LIMIT_MS, SANITIZERS, sharedRuntime, STANDARD, WARNINGS} from './flags';

/** What to compile a sample with. */
export interface CompileSetting {
  readonly root: string;
  /** Folder for sources and programs; must exist. */
  readonly folder: string;
  readonly compiler: Compiler;
  /** Folder that holds `argo_sdk.h`. */
  readonly contract: string;
  /** Path of the conformance library; without it, nothing is linked. */
  readonly conformance?: string;
}

/**
 * Compiles a sample, and links it when it is a complete program, which is then at `folder/name`.
 *
 * @returns what the compiler refuses or warns of, at the lines of the page
 */
export async function compileSample(
  sample: CSample,
  setting: CompileSetting,
): Promise<Problem[]> {
  const {root, folder, compiler, contract, conformance} = setting;
  const source = path.join(folder, `sample.${sample.lang}`);
  writeFileSync(
    source,
    `#line ${sample.line} "${sample.file}"\n${sample.code}\n`,
  );
  const common = [STANDARD[sample.lang], ...WARNINGS, `-I${contract}`];
  const args =
    sample.complete && conformance
      ? [
          ...common,
          ...SANITIZERS,
          ...(await sharedRuntime(compiler)),
          '-pthread',
          source,
          `-L${path.dirname(conformance)}`,
          `-Wl,-rpath,${path.dirname(conformance)}`,
          '-largo_sdk',
          '-o',
          path.join(folder, sample.name),
        ]
      : [...common, '-fsyntax-only', source];
  const {output, code} = await runCommand({
    program: compiler[sample.lang],
    args,
    cwd: root,
    limitMs: LIMIT_MS,
    captured: true,
  });
  return code === 0 && output === ''
    ? []
    : readDiagnostics(output || `exit code ${code}`, sample, compiler);
}
