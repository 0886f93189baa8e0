import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {FileProblem, MarkdownPage} from '../../../src/content';
import {OCR_CONTRACT} from '../../../src/site/sets/ocr/contract';
import {COMPILERS, TOOLCHAINS, type Toolchain} from '../../process/compilers';
import {mapInParallel} from '../../process/inParallel';
import {requireTools} from '../../process/tools';
import {
  findProgramProblems,
  readProgram,
  type ProgramSample,
} from '../c/collect';
import {compileConformance} from '../c/conformance';
import {playTranscripts} from '../c/playback';

/** A program in a language other than C. */
interface ForeignProgram extends ProgramSample {
  readonly toolchain: Toolchain;
}

/** Finds all programs in languages other than C. */
export function collectForeignPrograms(
  pages: readonly MarkdownPage[],
  read: (file: string) => string,
): ForeignProgram[] {
  return pages.flatMap(({fences}) =>
    fences.flatMap(({lang}, index) => {
      const toolchain = TOOLCHAINS.find((each) => each.lang === lang);
      return toolchain ? {toolchain, ...readProgram(fences, index, read)} : [];
    }),
  );
}

/**
 * Runs Python, Java and C# samples with the conformance library, and compares their output with the one on the page.
 *
 * @throws Error if a tool is missing, or the conformance library does not compile
 */
export async function checkForeignPrograms(
  root: string,
  programs: readonly ForeignProgram[],
): Promise<FileProblem[]> {
  if (programs.length === 0) {
    return [];
  }
  requireTools(TOOLCHAINS);
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
  program: ForeignProgram,
  library: string,
): Promise<FileProblem[]> {
  const problems = findProgramProblems(program);
  if (problems.length > 0) {
    return problems;
  }
  const {title, code, toolchain} = program;
  const folder = mkdtempSync(path.join(tmpdir(), 'foreign-'));
  try {
    // The declarations of the SDK, in the language of the program.
    const sources = path.join(root, OCR_CONTRACT.programs);
    const declarations = readdirSync(sources)
      .filter((each) => /^argo/i.test(each))
      .filter((each) => path.extname(each) === path.extname(title))
      .map((each) => path.join(sources, each));
    for (const needed of [library, ...toolchain.files, ...declarations]) {
      copyFileSync(needed, path.join(folder, path.basename(needed)));
    }
    writeFileSync(path.join(folder, title), `${code}\n`);
    return await playTranscripts(program, folder, root);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
