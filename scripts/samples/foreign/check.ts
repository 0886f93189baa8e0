import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Fence, FileProblem} from '../../../src/content';
import {readSample} from '../../../src/reference';
import {OCR_CONTRACT} from '../../../src/site/sets/ocr/contract';
import {COMPILERS} from '../../process/compilers';
import {mapInParallel} from '../../process/inParallel';
import {SAMPLE_IMAGE_FOLDER} from '../c/check';
import {compileConformance} from '../c/conformance';
import {parseTranscript, playTranscript, prepareFolder} from '../c/playback';
import {TOOLCHAINS, type Toolchain} from './toolchains';

/** A program in a language other than C, with the terminal session below it on the page. */
export interface ForeignProgram {
  readonly fence: Fence;
  readonly toolchain: Toolchain;
  readonly session: Fence | undefined;
}

/** Finds all programs in languages other than C. */
export function collectForeignPrograms(
  pages: readonly {readonly fences: readonly Fence[]}[],
): ForeignProgram[] {
  return pages.flatMap(({fences}) =>
    fences.flatMap((fence, index) => {
      const toolchain = TOOLCHAINS.find(({lang}) => lang === fence.lang);
      const next = fences
        .slice(index + 1)
        .find(({lang}) => lang === fence.lang || lang === 'text');
      return toolchain
        ? [
            {
              fence,
              toolchain,
              session: next?.meta.get('title') === 'Output' ? next : undefined,
            },
          ]
        : [];
    }),
  );
}

/**
 * Runs Python, Java and C# samples with the conformance library, and compares their output with the one on the page.
 *
 * @throws Error if the conformance library does not compile
 */
export async function checkForeignPrograms(
  root: string,
  programs: readonly ForeignProgram[],
): Promise<FileProblem[]> {
  // Without sanitizers, because their runtime would have to be loaded before that of the other language.
  const library = await compileConformance(root, COMPILERS[0]!, {
    sanitized: false,
  });
  const found = await mapInParallel(programs, 2, (program) =>
    checkProgram(root, program, library),
  );
  return found.flat();
}

async function checkProgram(
  root: string,
  {fence, session, toolchain}: ForeignProgram,
  library: string,
): Promise<FileProblem[]> {
  const {file, line, meta} = fence;
  const name = meta.get('title');
  if (!session || name === undefined) {
    return [
      {
        file,
        line,
        found: `a program in ${fence.lang} without ${session ? 'a name' : 'its output'}`,
        expected:
          'title="FILE" after the language, and a text fence with title="Output" below it',
        remedy: 'Name it, run it, and paste the session.',
      },
    ];
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'foreign-'));
  try {
    prepareFolder(folder, path.join(root, SAMPLE_IMAGE_FOLDER));
    // The declarations of the SDK, in the language of the program.
    const sources = path.join(root, OCR_CONTRACT.programs);
    const declarations = readdirSync(sources)
      .filter((each) => /^argo/i.test(each))
      .filter((each) => path.extname(each) === path.extname(name))
      .map((each) => path.join(sources, each));
    for (const needed of [library, ...toolchain.files, ...declarations]) {
      copyFileSync(needed, path.join(folder, path.basename(needed)));
    }
    const text = readSample(fence, path.join(root, file));
    writeFileSync(path.join(folder, name), `${text}\n`);
    return await playTranscript(parseTranscript(session), folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
