import {readFileSync} from 'node:fs';
import path from 'node:path';
import {extractFences, type Fence} from '../../../src/sets/page/fences';
import {parseMarkdownFile} from '../../../src/sets/page/markdown';
import {parseTranscript, type Transcript} from './transcript';

/** A C or C++ sample of a page. */
export interface CSample {
  /** File and line that messages name: the page, or the file that the fence shows. */
  readonly file: string;
  readonly line: number;
  readonly lang: 'c' | 'cpp';
  readonly code: string;
  /** Name of the program: the fence's title without its ending. */
  readonly name: string;
  /** Has a `main` and is therefore linked and run. */
  readonly complete: boolean;
  readonly transcripts: readonly Transcript[];
}

/** The samples of a set of pages, and what is wrong with how they are written. */
export interface SampleCollection {
  readonly samples: readonly CSample[];
  /** `file:line: reason` for each fence that opts out with `no-check="reason"`. */
  readonly optOuts: readonly string[];
  /** Fences that the build fills from the header; there is nothing to compile. */
  readonly fromHeader: number;
  readonly problems: readonly string[];
}

const LANGUAGES: Readonly<Record<string, 'c' | 'cpp'>> = {
  c: 'c',
  cpp: 'cpp',
  'c++': 'cpp',
};

/**
 * Collects the `c` and `cpp` fences of pages together with the outputs shown below them.
 *
 * @param root - the repository's root
 * @param files - pages, relative to the root
 */
export function collectSamples(
  root: string,
  files: readonly string[],
): SampleCollection {
  const samples: CSample[] = [];
  const optOuts: string[] = [];
  const problems: string[] = [];
  let fromHeader = 0;
  for (const file of files) {
    const fences = extractFences({
      ...parseMarkdownFile(path.join(root, file)),
      file,
    });
    fences.forEach((fence, index) => {
      const lang = LANGUAGES[fence.lang];
      if (!lang) {
        return;
      }
      if (fence.meta.has('from-header')) {
        fromHeader += 1;
      } else if (fence.meta.has('no-check')) {
        const reason = fence.meta.get('no-check');
        optOuts.push(`${file}:${fence.line}: ${reason}`);
        if (!reason) {
          problems.push(
            `${file}:${fence.line}: no-check needs a reason: no-check="why"`,
          );
        }
      } else {
        const sample = readSample(root, fence, lang, fences.slice(index + 1));
        samples.push(sample);
        problems.push(...sampleProblems(sample));
      }
    });
  }
  return {samples, optOuts, fromHeader, problems};
}

function readSample(
  root: string,
  fence: Fence,
  lang: 'c' | 'cpp',
  following: readonly Fence[],
): CSample {
  const shown = fence.meta.get('from-file');
  const file = shown
    ? path.posix.join(path.posix.dirname(fence.file), shown)
    : fence.file;
  const code = shown ? readFileSync(path.join(root, file), 'utf8') : fence.code;
  const nextSample = following.findIndex((other) => LANGUAGES[other.lang]);
  const until = nextSample < 0 ? following : following.slice(0, nextSample);
  return {
    file,
    line: shown ? 1 : fence.line,
    lang,
    code,
    name: (fence.meta.get('title') ?? '').replace(/\.\w+$/, ''),
    complete: /\bint\s+main\s*\(/.test(code),
    transcripts: until
      .filter((other) => other.meta.get('title')?.startsWith('Output'))
      .map(parseTranscript),
  };
}

function sampleProblems(sample: CSample): string[] {
  const at = `${sample.file}:${sample.line}`;
  if (!sample.complete) {
    return [];
  }
  if (!/^[\w-]+$/.test(sample.name)) {
    return [
      `${at}: a complete program needs a file name, such as title="run.c"`,
    ];
  }
  // A part of a page (`_name`) may leave the output to the page that shows it.
  const isPart = sample.file.includes('/_');
  return isPart || sample.transcripts.some(({steps}) => steps.length > 0)
    ? []
    : [
        `${at}: ${sample.name}: expected a text fence with title="Output" that begins "$ ./${sample.name}"`,
      ];
}
