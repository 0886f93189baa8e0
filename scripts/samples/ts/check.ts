import path from 'node:path';
import {
  parseMarkdownFile,
  type MarkdownPage,
} from '../../../src/sets/page/markdown';
import {collectSamples} from './collect';
import {compileSamples, type SampleError} from './compile';
import type {Sample, Segment} from './types';

/** Largest number of fences that may be left out. */
export const MAX_OPT_OUTS = 3;

/** Result of {@link checkSamples}. */
export interface SamplesReport {
  /** Messages, `file:line: …`, in the order of the pages. */
  readonly problems: readonly string[];
  readonly fenceCount: number;
  readonly sampleCount: number;
  readonly expectedErrorCount: number;
  readonly optOuts: readonly string[];
}

/**
 * Type-checks every `ts`, `tsx`, `js`, `jsx` and `vue` fence of the given pages.
 *
 * @param root - repository root
 * @param contract - declaration file for the module `spreadsheet-sdk`, relative to the root or absolute
 * @param files - pages relative to the root; or page objects, already parsed
 * @throws Error when the pages hold no fence to check: a check of nothing must not pass
 */
export function checkSamples(
  root: string,
  contract: string,
  files: readonly (string | MarkdownPage)[],
): SamplesReport {
  const pages = files.map((file) =>
    typeof file === 'string'
      ? {...parseMarkdownFile(path.join(root, file)), file}
      : file,
  );
  const set = collectSamples(pages);
  if (set.samples.length === 0) {
    throw new Error(
      `No TypeScript or JavaScript fence found on ${pages.length} pages; expected at least one.`,
    );
  }
  const {errors, contractErrors} = compileSamples(root, contract, set.samples);
  const tooMany =
    set.optOuts.length > MAX_OPT_OUTS
      ? [
          `${set.optOuts.at(-1)}: found ${set.optOuts.length} fences with no-check; expected at most ${MAX_OPT_OUTS}. Make this one check.`,
        ]
      : [];
  const segments = set.samples.flatMap((sample) => sample.segments);
  return {
    problems: [
      ...contractErrors,
      ...set.problems,
      ...tooMany,
      ...set.samples.flatMap((sample) => judge(sample, errors)),
    ],
    fenceCount: set.fenceCount,
    sampleCount: set.samples.length,
    expectedErrorCount: segments.flatMap(({expected}) => expected).length,
    optOuts: set.optOuts,
  };
}

// An error is right where a fence expects it, and wrong anywhere else; so is its absence.
function judge(sample: Sample, all: readonly SampleError[]): string[] {
  const own = all.filter((error) => error.sample === sample);
  return sample.segments.flatMap((segment) => {
    const {fence, expected} = segment;
    const found = own.flatMap((error) => inSegment(segment, error) ?? []);
    const surprises = found
      .filter(
        (error) =>
          !expected.some(
            ({line, code}) => line === error.line && code === error.code,
          ),
      )
      .map(
        ({line, code, message}) =>
          `${fence.file}:${fence.line + line - 1}: TS${code} ${message} Expected the sample to compile against the contract; mend the sample, or mark the line with expect-error="${line}:${code}" if it is meant to fail.`,
      );
    const missing = expected
      .filter(
        ({line, code}) =>
          !found.some((error) => error.line === line && error.code === code),
      )
      .map(
        ({line, code}) =>
          `${fence.file}:${fence.line + line - 1}: expected TS${code} on this line, found ${describe(found, line)}. Mend the sample or its expect-error.`,
      );
    return [...surprises, ...missing];
  });
}

function inSegment(
  {start, lineCount}: Segment,
  error: SampleError,
): SampleError | undefined {
  const line = error.line - start + 1;
  return line >= 1 && line <= lineCount ? {...error, line} : undefined;
}

function describe(found: readonly SampleError[], line: number): string {
  const here = found.filter((error) => error.line === line);
  return here.length > 0
    ? here.map(({code}) => `TS${code}`).join(', ')
    : 'none';
}
