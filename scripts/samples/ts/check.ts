import {
  collectSamples,
  type MarkdownPage,
  type OptOut,
  type Problem,
  type ScriptSample,
  type Segment,
} from '../../../src/content';
import {
  compileSamples,
  type FloatingPromise,
  type SampleError,
} from './compile';

/** Result of {@link checkScriptSamples}. */
export interface ScriptSamplesReport {
  /** In the order of the pages. */
  readonly problems: readonly Problem[];
  readonly fenceCount: number;
  readonly sampleCount: number;
  readonly optOuts: readonly OptOut[];
}

/**
 * Type-checks every `ts`, `tsx`, `js`, `jsx` and `vue` fence of the given pages.
 *
 * @param root - repository root
 * @param contract - declaration file for the module `spreadsheet-sdk`, relative to the root or absolute
 */
export function checkScriptSamples(
  root: string,
  contract: string,
  pages: readonly MarkdownPage[],
): ScriptSamplesReport {
  const {samples, fenceCount, optOuts, problems} = collectSamples(pages);
  if (samples.length === 0) {
    return {problems, fenceCount, sampleCount: 0, optOuts};
  }
  const {errors, floating, contractProblems} = compileSamples(
    root,
    contract,
    samples,
  );
  return {
    problems: [
      ...contractProblems,
      ...problems,
      ...samples.flatMap((sample) => judge(sample, errors)),
      ...floating.flatMap(leftPromise),
    ],
    fenceCount,
    sampleCount: samples.length,
    optOuts,
  };
}

// An error is right where a fence expects it, and wrong anywhere else; so is its absence.
function judge(sample: ScriptSample, all: readonly SampleError[]): Problem[] {
  const own = all.filter((error) => error.sample === sample);
  return sample.segments.flatMap((segment) => {
    const {fence, expected} = segment;
    const found = own.flatMap((error) => inSegment(segment, error) ?? []);
    const at = (line: number) => ({
      file: fence.file,
      line: fence.line + line - 1,
    });
    const surprises = found
      .filter(
        (error) =>
          !expected.some(
            ({line, code}) => line === error.line && code === error.code,
          ),
      )
      .map(({line, code, message}) => ({
        ...at(line),
        found: `TS${code} ${message}`,
        expected: 'a sample that compiles against the contract',
        remedy: `Mend the sample, or mark the line with expect-error="${line}:${code}" if it is meant to fail.`,
      }));
    const missing = expected
      .filter(
        ({line, code}) =>
          !found.some((error) => error.line === line && error.code === code),
      )
      .map(({line, code}) => ({
        ...at(line),
        found: `${describeErrors(found, line)} on this line`,
        expected: `TS${code}, as the fence's expect-error says`,
        remedy: 'Mend the sample or its expect-error.',
      }));
    return [...surprises, ...missing];
  });
}

function leftPromise(floating: FloatingPromise): Problem[] {
  return floating.sample.segments.flatMap((segment) => {
    const found = inSegment(segment, floating);
    const {file, line} = segment.fence;
    return found
      ? [
          {
            file,
            line: line + found.line - 1,
            found: 'a promise that nothing waits for',
            expected: '`await`, a handler of its failure, or `void`',
            remedy:
              'Write `await` before it: the next line runs before it is done, and its error is lost.',
          },
        ]
      : [];
  });
}

function inSegment<T extends FloatingPromise>(
  {start, lineCount}: Segment,
  error: T,
): T | undefined {
  const line = error.line - start + 1;
  return line >= 1 && line <= lineCount ? {...error, line} : undefined;
}

function describeErrors(found: readonly SampleError[], line: number): string {
  const here = found.filter((error) => error.line === line);
  return here.length > 0
    ? here.map(({code}) => `TS${code}`).join(', ')
    : 'no error';
}
