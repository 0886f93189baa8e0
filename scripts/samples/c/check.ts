import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {SourceProblem} from '../../../src/content';
import {COMPILERS, type Compiler} from '../../process/compilers';
import {requireTools} from '../../process/tools';
import {mapInParallel} from '../../process/inParallel';
import type {CSample} from './collect';
import {compileSample, type CompileSetting} from './compile';
import {compileConformance, CONTRACT_FOLDER} from './conformance';
import {playTranscript, prepareFolder} from './playback';

export interface CSamplesReport {
  /** Number of sample programs that were run. */
  readonly programs: number;
  readonly problems: readonly SourceProblem[];
}

/** Folder of the sample images, relative to the repository's root. */
export const SAMPLE_IMAGE_FOLDER = 'docs-ocr/sample/images';

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
  contract = path.join(root, CONTRACT_FOLDER),
): Promise<CSamplesReport> {
  requireTools(COMPILERS);
  const scratch = mkdtempSync(path.join(tmpdir(), 'c-samples-'));
  try {
    const libraries = new Map<Compiler, string>();
    await mapInParallel(COMPILERS, 2, async (compiler) => {
      libraries.set(
        compiler,
        await compileConformance(root, compiler, {contract}),
      );
    });
    const jobs = samples.flatMap((sample) =>
      COMPILERS.map((compiler) => ({sample, compiler})),
    );
    const found = await mapInParallel(jobs, 3, async ({sample, compiler}) => {
      const folder = mkdtempSync(path.join(scratch, 'sample-'));
      const conformance = libraries.get(compiler)!;
      return checkSample(sample, {
        root,
        folder,
        compiler,
        contract,
        conformance,
      });
    });
    return {
      programs: samples.filter(({complete}) => complete).length,
      problems: found.flat(),
    };
  } finally {
    rmSync(scratch, {recursive: true, force: true});
  }
}

async function checkSample(
  sample: CSample,
  setting: CompileSetting,
): Promise<SourceProblem[]> {
  const faults = await compileSample(sample, setting);
  if (faults.length > 0 || !sample.complete) {
    return faults;
  }
  const problems: SourceProblem[] = [];
  for (const transcript of sample.transcripts) {
    prepareFolder(setting.folder, path.join(setting.root, SAMPLE_IMAGE_FOLDER));
    problems.push(...(await playTranscript(transcript, setting.folder)));
  }
  const {name} = setting.compiler;
  return problems.map((problem) => ({
    ...problem,
    found: `compiled by ${name}, ${problem.found}`,
  }));
}
