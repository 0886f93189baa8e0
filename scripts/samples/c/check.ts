import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {FileProblem} from '../../../src/content';
import {COMPILERS} from '../../process/compilers';
import {requireTools} from '../../process/tools';
import {mapInParallel} from '../../process/inParallel';
import type {CSample} from './collect';
import {compileSample, type CompileSetting} from './compile';
import {compileConformance} from './conformance';
import {playTranscripts} from './playback';

/**
 * Compiles samples with gcc and clang. Complete programs are run with sanitizers and the conformance library,
 * and their output is compared with the page.
 *
 * @param contract - folder of the header file
 * @throws Error if a compiler is missing, or the conformance library does not compile
 */
export async function checkCSamples(
  root: string,
  samples: readonly CSample[],
  contract?: string,
): Promise<FileProblem[]> {
  if (samples.length === 0) {
    return [];
  }
  requireTools(COMPILERS);
  const scratch = mkdtempSync(path.join(tmpdir(), 'c-samples-'));
  try {
    const settings = await mapInParallel(COMPILERS, 2, async (compiler) => ({
      ...{root, compiler, contract},
      library: await compileConformance(root, compiler, {contract}),
    }));
    const jobs = samples.flatMap((sample) =>
      settings.map((setting) => ({sample, ...setting})),
    );
    const found = await mapInParallel(
      jobs,
      3,
      ({sample, library, ...setting}) => {
        const folder = mkdtempSync(path.join(scratch, 'sample-'));
        return checkSample(sample, folder, {
          ...setting,
          link: {library, folder},
        });
      },
    );
    return found.flat();
  } finally {
    rmSync(scratch, {recursive: true, force: true});
  }
}

async function checkSample(
  sample: CSample,
  folder: string,
  setting: CompileSetting,
): Promise<FileProblem[]> {
  const faults = await compileSample(sample, setting);
  if (faults.length > 0 || !sample.complete) {
    return faults;
  }
  const problems = await playTranscripts(sample, folder, setting.root);
  return problems.map((problem) => ({
    ...problem,
    found: `compiled by ${setting.compiler.name}, ${problem.found}`,
  }));
}
