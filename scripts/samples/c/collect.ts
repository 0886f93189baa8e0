import {
  type Fence,
  findCheckOptOut,
  readIncludedCode,
  type MarkdownPage,
  type CheckOptOut,
  findOptOutProblems,
  type FileProblem,
} from '../../../src/content';
import {parseTranscript, type Transcript} from './playback';

export interface CSample {
  /** File to which problems refer: the page, or the file that the fence includes. */
  readonly file: string;
  readonly line: number;
  readonly lang: 'c' | 'cpp';
  readonly code: string;
  /** Name of the program, which is the fence's title without extension. */
  readonly name: string;
  /** True if the sample contains `main`. It is then linked and run. */
  readonly complete: boolean;
  readonly transcripts: readonly Transcript[];
}

/** The C samples of some pages, and the mistakes in their fences. */
export interface CSampleSet {
  readonly samples: readonly CSample[];
  readonly optOuts: readonly CheckOptOut[];
  readonly problems: readonly FileProblem[];
}

/** Language in the info string of a fence → language of the compiler. */
export const C_LANGUAGES: Readonly<Record<string, 'c' | 'cpp'>> = {
  c: 'c',
  cpp: 'cpp',
  'c++': 'cpp',
};

/**
 * Collects the C and C++ fences of pages, with the terminal sessions below them.
 *
 * @param read - reads a file that a fence includes, given its path relative to the repository's root
 */
export function collectCSamples(
  pages: readonly MarkdownPage[],
  read: (file: string) => string,
): CSampleSet {
  const samples: CSample[] = [];
  const optOuts: CheckOptOut[] = [];
  for (const {fences} of pages) {
    fences.forEach((fence, index) => {
      const lang = C_LANGUAGES[fence.lang];
      const optOut = findCheckOptOut(fence);
      // Fences with `from-header` are skipped, because the build inserts their code from the header.
      if (!lang || fence.meta.has('from-header')) {
        return;
      }
      if (optOut) {
        optOuts.push(optOut);
      } else {
        samples.push(readSample(fence, lang, fences.slice(index + 1), read));
      }
    });
  }
  const problems = [
    ...findOptOutProblems(optOuts),
    ...samples.flatMap(sampleProblems),
  ];
  return {samples, optOuts, problems};
}

export function isCProgram(code: string): boolean {
  return /\bint\s+main\s*\(/.test(code);
}

function readSample(
  fence: Fence,
  lang: 'c' | 'cpp',
  following: readonly Fence[],
  read: (file: string) => string,
): CSample {
  const {file, line, code} = readIncludedCode(fence, read);
  const nextSample = following.findIndex((other) => C_LANGUAGES[other.lang]);
  const until = nextSample < 0 ? following : following.slice(0, nextSample);
  return {
    file,
    line,
    lang,
    code,
    name: (fence.meta.get('title') ?? '').replace(/\.\w+$/, ''),
    complete: isCProgram(code),
    transcripts: until
      .filter((other) => other.meta.get('title')?.startsWith('Output'))
      .map(parseTranscript),
  };
}

function sampleProblems(sample: CSample): FileProblem[] {
  const {file, line, name, complete, transcripts} = sample;
  if (!complete) {
    return [];
  }
  if (!/^[\w-]+$/.test(name)) {
    return [
      {
        file,
        line,
        found: 'a complete program without a name',
        expected: 'the name of its source file as the title of the fence',
        remedy: 'Write title="run.c", or another file name, after ```c.',
      },
    ];
  }
  // A fragment (`_name`) needs no output, because the page that imports it may show the output.
  const isFragment = file.includes('/_');
  return isFragment || transcripts.some(({steps}) => steps.length > 0)
    ? []
    : [
        {
          file,
          line,
          found: `the program ${name} without its output`,
          expected: 'a text fence with title="Output" below it',
          remedy: `Begin the fence with "$ ./${name}" and paste what the program prints.`,
        },
      ];
}
