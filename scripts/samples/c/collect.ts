import {
  type Fence,
  findCheckOptOut,
  readIncludedCode,
  type MarkdownPage,
  type CheckOptOut,
  findOptOutProblems,
  type FileProblem,
} from '../../../src/content';
import {TOOLCHAINS} from '../../process/compilers';
import {parseTranscript, type Transcript} from './playback';

/** A program, or a part of one, with the terminal sessions below it. */
export interface ProgramSample {
  /** File to which problems refer: the page, or the file that the fence includes. */
  readonly file: string;
  readonly line: number;
  readonly code: string;
  /** Title of the fence. */
  readonly title: string;
  readonly transcripts: readonly Transcript[];
}

export interface CSample extends ProgramSample {
  readonly lang: 'c' | 'cpp';
  /** Name of the program, which is the title without extension. */
  readonly name: string;
  /** True if the sample contains `main`. It is then linked and run. */
  readonly complete: boolean;
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
        const sample = readProgram(fences, index, read);
        const name = sample.title.replace(/\.\w+$/, '');
        const complete = isCProgram(sample.code);
        samples.push({...sample, lang, name, complete});
      }
    });
  }
  const problems = [
    ...findOptOutProblems(optOuts),
    ...samples
      .filter(({complete}) => complete)
      .flatMap((sample) => findProgramProblems(sample)),
  ];
  return {samples, optOuts, problems};
}

export function isCProgram(code: string): boolean {
  return /\bint\s+main\s*\(/.test(code);
}

/** Reads a fence of a page, and the sessions up to the next fence of another program. */
export function readProgram(
  fences: readonly Fence[],
  index: number,
  read: (file: string) => string,
): ProgramSample {
  const fence = fences[index]!;
  const following = fences.slice(index + 1);
  const next = following.findIndex(
    ({lang}) =>
      lang in C_LANGUAGES || TOOLCHAINS.some((each) => each.lang === lang),
  );
  return {
    ...readIncludedCode(fence, read),
    title: fence.meta.get('title') ?? '',
    transcripts: following
      .slice(0, next < 0 ? undefined : next)
      .filter(({meta}) => meta.get('title')?.startsWith('Output'))
      .map(parseTranscript),
  };
}

/** Reports a complete program without a name or its output. */
export function findProgramProblems({
  file,
  line,
  title,
  transcripts,
}: ProgramSample): FileProblem[] {
  // A fragment (`_name`) needs no output, because the page that imports it may show the output.
  const isFragment = file.includes('/_');
  const isNamed = /^[\w-]+(?:\.\w+)?$/.test(title);
  const isShown = isFragment || transcripts.some(({steps}) => steps.length > 0);
  return isNamed && isShown
    ? []
    : [
        {
          file,
          line,
          found: isNamed
            ? `the program ${title} without its output`
            : 'a complete program without a name',
          expected: isNamed
            ? 'a text fence with title="Output" below it'
            : 'the name of its source file as the title of the fence',
          remedy: isNamed
            ? 'Begin the fence with "$ " and the command that runs the program, and paste what it prints.'
            : 'Write title="run.c", or another file name, after the language.',
        },
      ];
}
