import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compileSample} from './compile';
import {compileConformance, CONTRACT_FOLDER} from './conformance';
import {playTranscript, prepareFolder} from './playback';
import type {CSample} from './samples';
import {inParallel, TOOLCHAINS, type Toolchain} from './toolchain';

/** What a run over samples did, and what it found. */
export interface SampleReport {
  readonly compiled: number;
  readonly programs: number;
  readonly sessions: number;
  readonly problems: readonly string[];
}

/** Folder of the sample images, relative to the repository's root. */
export const IMAGE_FOLDER = 'docs-ocr/sample/images';

/**
 * Compiles every sample with gcc and clang, runs complete programs under the sanitizers against
 * the conformance library, and compares what they print with what their page shows.
 *
 * @param contract - folder of the header, to try a changed copy
 * @throws Error when a compiler is missing or the conformance library does not compile
 */
export async function checkSamples(
  root: string,
  samples: readonly CSample[],
  contract = path.join(root, CONTRACT_FOLDER),
): Promise<SampleReport> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'c-samples-'));
  try {
    const libraries = new Map<Toolchain, string>();
    await inParallel(TOOLCHAINS, 2, async (toolchain) => {
      libraries.set(
        toolchain,
        await compileConformance(root, toolchain, contract),
      );
    });
    const jobs = samples.flatMap((sample) =>
      TOOLCHAINS.map((toolchain) => ({sample, toolchain})),
    );
    const found = await inParallel(jobs, 2, async ({sample, toolchain}) => {
      const folder = mkdtempSync(path.join(scratch, 'sample-'));
      const conformance = libraries.get(toolchain)!;
      return checkSample(sample, {
        root,
        folder,
        toolchain,
        contract,
        conformance,
      });
    });
    const complete = samples.filter((sample) => sample.complete);
    return {
      compiled: jobs.length,
      programs: complete.length,
      sessions: complete.flatMap((sample) => sample.transcripts).length,
      problems: found.flat(),
    };
  } finally {
    rmSync(scratch, {recursive: true, force: true});
  }
}

async function checkSample(
  sample: CSample,
  setting: Parameters<typeof compileSample>[1],
): Promise<string[]> {
  const messages = await compileSample(sample, setting);
  if (messages) {
    return [`${messages.trimEnd()}\n  (${setting.toolchain.name})`];
  }
  const problems: string[] = [];
  if (sample.complete) {
    for (const transcript of sample.transcripts) {
      prepareFolder(setting.folder, path.join(setting.root, IMAGE_FOLDER));
      const found = await playTranscript(transcript, setting.folder);
      problems.push(
        ...found.map((text) => `${text}\n  (${setting.toolchain.name})`),
      );
    }
  }
  return problems;
}
