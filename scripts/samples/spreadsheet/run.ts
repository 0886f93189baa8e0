import {cpus} from 'node:os';
import {compileFiles} from '../../../src/live/compileSample';
import {lineIn} from '../../../src/live/runner/runSample';
import type {MarkdownPage} from '../../../src/sets/page/markdown';
import type {Problem} from '../../../src/sets/problem';
import type {SampleException} from '../../../src/sets/samples/exceptions';
import {expectedOutputs} from '../../../src/sets/samples/expected';
import {
  exceptionOf,
  filesOf,
  isRunnable,
  upTo,
} from '../../../src/sets/samples/runnable';
import type {ScriptSample} from '../../../src/sets/samples/types';
import {collectScriptSamples} from '../ts/collect';
import {prepareBundles, REFERENCE_RUNTIME} from './bundle';
import type {RunResult} from './types';
import {SampleWorker} from './workers';

/** What a run over Spreadsheet samples did, and what it found. */
export interface SpreadsheetRunReport {
  readonly problems: readonly Problem[];
  /** Samples that ran, and those that call what they define only from an application. */
  readonly runCount: number;
  readonly outputCount: number;
  readonly left: readonly SampleException[];
  readonly sampleCount: number;
  /** Samples up to one of their fences that run and leave something to look at. */
  readonly visible: readonly ScriptSample[];
  /** The others that can be run: they define what an application calls, or fail without what follows. */
  readonly invisible: readonly ScriptSample[];
}

/**
 * Runs the TypeScript and JavaScript samples of pages that import the SDK, each whole with what it
 * continues from, and compares what they log with what their pages say.
 *
 * @param runtime - file or address of the module to run against
 * @throws Error when the runtime cannot be bundled
 */
export async function runSpreadsheetSamples(
  root: string,
  pages: readonly MarkdownPage[],
  runtime = REFERENCE_RUNTIME,
): Promise<SpreadsheetRunReport> {
  const {samples} = collectScriptSamples(pages);
  const runnable = samples.filter(isRunnable);
  if (runnable.length === 0) {
    return {
      problems: [],
      runCount: 0,
      outputCount: 0,
      left: [],
      sampleCount: samples.length,
      visible: [],
      invisible: [],
    };
  }
  const bundles = await prepareBundles(root, runtime);
  const workers = cpus()
    .slice(0, 2)
    .map(() => new SampleWorker(bundles.worker));
  const problems: Problem[] = [];
  const left: SampleException[] = [];
  const visible: ScriptSample[] = [];
  const invisible: ScriptSample[] = [];
  let outputCount = 0;
  let next = 0;
  const runOne = async (
    worker: SampleWorker,
    sample: ScriptSample,
  ): Promise<void> => {
    const instance = next++;
    const exception = exceptionOf(sample);
    if (exception && exception.before === undefined) {
      left.push(exception);
      return;
    }
    for (const segment of sample.segments) {
      const part = upTo(sample, segment);
      const result = await worker.run({
        ...compileFiles(filesOf(part), exception?.before),
        runtime: bundles.runtime,
        instance: `${instance}-${segment.start}`,
      });
      const outputs = expectedOutputs(pages, part);
      const found = judge(part, result, outputs);
      const isWhole = segment === sample.segments.at(-1);
      if (isWhole) {
        outputCount += outputs.length;
        problems.push(...found);
      }
      if (result.isVisible && found.length === 0) {
        visible.push(part);
      } else if (!isWhole || found.length === 0) {
        invisible.push(part);
      }
    }
  };
  const lane = async (worker: SampleWorker): Promise<void> => {
    while (next < runnable.length) {
      await runOne(worker, runnable[next]!);
    }
  };
  try {
    await Promise.all(workers.map(lane));
  } finally {
    await Promise.all(workers.map((worker) => worker.close()));
    bundles.remove();
  }
  return {
    problems: problems.sort(
      (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
    ),
    runCount: runnable.length - left.length,
    outputCount,
    left,
    sampleCount: samples.length,
    visible,
    invisible,
  };
}

function judge(
  sample: ScriptSample,
  {lines, error}: RunResult,
  outputs: ReturnType<typeof expectedOutputs>,
): Problem[] {
  if (error) {
    return [
      {
        ...placeOf(sample, error.stack),
        found: `the sample fails: ${error.message}`,
        expected: 'a sample that runs to its end',
        remedy:
          'Mend the sample, or list it in src/sets/samples/exceptions.ts with its reason.',
      },
    ];
  }
  const expected = outputs.flatMap((output) => output.lines);
  if (outputs.length === 0 || expected.join('\n') === lines.join('\n')) {
    return [];
  }
  const at = expected.findIndex((line, index) => line !== lines[index]);
  const {fence, line} = lineOf(outputs, at < 0 ? expected.length - 1 : at);
  return [
    {
      file: fence.file,
      line,
      found: `the sample logs\n${lines.join('\n')}`,
      expected: `what the page says\n${expected.join('\n')}`,
      remedy: 'Correct the output on the page, or the sample above it.',
    },
  ];
}

function lineOf(outputs: ReturnType<typeof expectedOutputs>, index: number) {
  let left = index;
  for (const {fence, lines} of outputs) {
    if (left < lines.length) {
      return {fence, line: fence.line + left};
    }
    left -= lines.length;
  }
  const {fence} = outputs.at(-1)!;
  return {fence, line: fence.line};
}

// The first line of the stack that is the sample's own.
function placeOf(
  {path: name, segments}: ScriptSample,
  stack: string,
): {file: string; line: number} {
  const line = lineIn(stack, name.split('/').at(-1)!) ?? segments[0]!.start;
  const segment =
    segments.find(
      ({start, lineCount}) => line >= start && line < start + lineCount,
    ) ?? segments[0]!;
  return {
    file: segment.fence.file,
    line: segment.fence.line + line - segment.start,
  };
}
