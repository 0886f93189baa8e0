import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Fault, Problem} from '../../../src/sets/problem';
import {runCommand} from '../../process/run';
import type {CSample} from '../../samples/c/collect';
import {CONVENTION_SAID} from './convention';
import {LIMIT_MS, STANDARD, WARNINGS} from '../../samples/c/flags';

const PROGRAM = {c: 'clang', cpp: 'clang++'} as const;

/** Follows all ways through a program. What is stored and never read is a warning of the compiler where it matters. */
const ANALYSER = [
  '--analyze',
  '-Xclang',
  '-analyzer-output=text',
  '-Xclang',
  '-analyzer-disable-checker=deadcode',
] as const;

const SAID =
  /^(?<file>[^:\n]+):(?<line>\d+):\d+: (?:fatal )?(?<kind>error|warning): (?<text>.*?)(?: \[(?<checker>[\w.-]+)\])?$/gm;

/** Whether a machine can look at samples in a language. */
export function analyserOf({lang}: Pick<CSample, 'lang'>): string {
  return PROGRAM[lang];
}

/**
 * Compiles a sample without making a program of it, and follows its memory.
 *
 * @param folder - for the source; holds the header as it is in `plain/`, with another calling convention in `strict/`, with bodies in `model/`
 */
export async function analyseSample(
  sample: CSample,
  folder: string,
  index: number,
): Promise<Problem[]> {
  const source = path.join(folder, `sample-${index}.${sample.lang}`);
  writeFileSync(
    source,
    `#line ${sample.line} "${sample.file}"\n${sample.code}\n`,
  );
  const runs =
    sample.lang === 'c'
      ? [
          ['-fsyntax-only', ...WARNINGS, `-I${folder}/strict`],
          [...ANALYSER, `-I${folder}/model`],
        ]
      : // A function without a name takes the convention of the type that it becomes, on Windows alone.
        [['-fsyntax-only', ...WARNINGS, `-I${folder}/plain`]];
  for (const args of runs) {
    const {output} = await runCommand({
      program: analyserOf(sample),
      args: [STANDARD[sample.lang], ...args, source],
      cwd: folder,
      limitMs: LIMIT_MS,
      captured: true,
    });
    const problems = read(output, sample);
    if (problems.length > 0) {
      return problems;
    }
  }
  return [];
}

/** Standards that a header promises to be taken by, on its own. */
const OF_HEADERS = [
  ['c', '-std=c99'],
  ['cpp', '-std=c++11'],
] as const;

/** Compiles a header alone: samples may include before it what it lacks itself. */
export async function compileHeader(
  file: string,
  text: string,
  folder: string,
): Promise<Problem[]> {
  const found = await Promise.all(
    OF_HEADERS.map(async ([lang, standard]) => {
      const source = path.join(folder, `header.${lang}`);
      // As if it stood in the source: what a header says twice is no news to its includer.
      writeFileSync(source, `#line 1 "${file}"\n${text}\n`);
      const {output} = await runCommand({
        program: PROGRAM[lang],
        args: [standard, '-fsyntax-only', ...WARNINGS, source],
        cwd: folder,
        limitMs: LIMIT_MS,
        captured: true,
      });
      return read(output, {file});
    }),
  );
  return found.find((problems) => problems.length > 0) ?? [];
}

function read(output: string, {file}: Pick<CSample, 'file'>): Problem[] {
  const seen = new Set<string>();
  return [...output.matchAll(SAID)].flatMap(({groups = {}}) => {
    const {line = '1', text = '', checker} = groups;
    const key = `${line} ${text}`;
    // What a body of the model meets, its caller is told as well.
    if (groups['file'] !== file || seen.has(key)) {
      return [];
    }
    seen.add(key);
    return [{file, line: Number(line), ...faultOf(text, checker)}];
  });
}

function faultOf(text: string, checker: string | undefined): Fault {
  if (CONVENTION_SAID.test(text)) {
    return {
      found: `clang: ${text}`,
      expected:
        'a callback with the calling convention that the header gives its type: on 32-bit Windows another one breaks the stack',
      remedy: `Write the header's macro before the name of the function, such as static void ARGO_CALL onResult(…).`,
    };
  }
  return checker?.startsWith('unix.')
    ? {
        found: `clang: ${text}`,
        expected:
          'each string and each handle released once, on every way out, and not used after that',
        remedy:
          'Call freePointer() for strings of the library, releaseArgoSDK() for handles and free() for memory of your own, when they are used no more.',
      }
    : {
        found: `clang: ${text}`,
        expected:
          'a sample that compiles without a warning, and never reads what is not there',
        remedy:
          'Correct the line; names and types are those of contracts/ocr/argo_sdk.h.',
      };
}
