import path from 'node:path';
import type {FileProblem} from '../../../src/content';
import {OCR_CONTRACT} from '../../../src/site/sets/ocr/contract';
import type {Compiler} from '../../process/compilers';
import {runCommand} from '../../process/run';
import type {CSample} from './collect';

export const C_WARNING_FLAGS = [
  '-Wall',
  '-Wextra',
  '-Wpedantic',
  '-Werror',
] as const;
export const C_STANDARDS = {c: '-std=c11', cpp: '-std=c++17'} as const;

/** Folder with the header file of the contract, relative to the repository's root. */
export const CONTRACT_FOLDER = path.dirname(OCR_CONTRACT.file);

/** Compiler flags that enable the sanitizers. */
export const SANITIZER_FLAGS = [
  '-g1',
  '-O0',
  '-fno-omit-frame-pointer',
  '-fsanitize=address,undefined',
  '-fno-sanitize-recover=all',
] as const;

/** Time limit of a compiler run, in milliseconds. */
export const COMPILE_TIMEOUT_MS = 180_000;

/** Settings for compiling a sample. */
export interface CompileSetting {
  readonly root: string;
  readonly compiler: Compiler;
  /** Folder that contains `argo_sdk.h`; by default that of the repository. */
  readonly contract?: string;
  /** If absent, programs are compiled but not linked. */
  readonly link?: {
    /** Path of the conformance library. */
    readonly library: string;
    /** Existing folder to which programs are written. */
    readonly folder: string;
  };
}

/**
 * Compiles a sample. A complete program is also linked if the settings say so, as `folder/name`.
 *
 * @returns errors and warnings, with line numbers of the page
 */
export async function compileSample(
  sample: Omit<CSample, 'title' | 'transcripts'>,
  {
    root,
    compiler,
    contract = path.join(root, CONTRACT_FOLDER),
    link,
  }: CompileSetting,
): Promise<FileProblem[]> {
  const target =
    sample.complete && link
      ? [
          ...SANITIZER_FLAGS,
          '-pthread',
          `-L${path.dirname(link.library)}`,
          `-Wl,-rpath,${path.dirname(link.library)}`,
          '-largo_sdk',
          '-o',
          path.join(link.folder, sample.name),
        ]
      : ['-fsyntax-only'];
  const {output, code} = await runCommand({
    program: compiler[sample.lang],
    args: [
      C_STANDARDS[sample.lang],
      ...C_WARNING_FLAGS,
      `-I${contract}`,
      ...['-x', sample.lang === 'c' ? 'c' : 'c++', '-'],
      ...target,
    ],
    input: `#line ${sample.line} "${sample.file}"\n${sample.code}\n`,
    cwd: root,
    limitMs: COMPILE_TIMEOUT_MS,
    captured: true,
  });
  return code === 0 && output === ''
    ? []
    : readDiagnostics(output || `exit code ${code}`, sample, compiler);
}

// Matches `page.mdx:9:18: error: …` of gcc and clang, and `page.mdx:9: undefined reference …` of the linker.
const COMPILED = /^(.+?):(\d+):\d+: (?:fatal )?(?:error|warning): (.*)$/;
const LINKED = /(?:^|: )([^:\s]+):(\d+): (undefined reference .*)$/;

/** Converts a compiler's output to one problem per error. Output of unknown form becomes a single problem. */
function readDiagnostics(
  output: string,
  sample: Pick<CSample, 'file' | 'line' | 'lang'>,
  {name}: Compiler,
): FileProblem[] {
  const errors = output.split('\n').flatMap((row) => {
    const [, file, line, text] = COMPILED.exec(row) ?? LINKED.exec(row) ?? [];
    return file && line && text ? [{file, line: Number(line), text}] : [];
  });
  const whole = {file: sample.file, line: sample.line, text: output.trim()};
  return (errors.length > 0 ? errors : [whole]).map(({file, line, text}) => ({
    file,
    line,
    found: `${name}: ${text}`,
    expected: `code that ${name} takes with ${[C_STANDARDS[sample.lang], ...C_WARNING_FLAGS].join(' ')}`,
    remedy: text.startsWith('undefined reference')
      ? 'Define the name in the sample, or use one of argo_sdk.h.'
      : 'Mend the line; names and signatures are those of contracts/ocr/argo_sdk.h.',
  }));
}
