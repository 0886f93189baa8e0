import {cpus} from 'node:os';
import {pathToFileURL} from 'node:url';
import type {MarkdownPage} from '../../../src/sets/page/markdown';
import type {Problem} from '../../../src/sets/problem';
import {collectScriptSamples} from '../ts/collect';
import type {ScriptSample} from '../ts/types';
import {bodyFor} from './body';
import {prepareBundles, REFERENCE_RUNTIME} from './bundle';
import {SAMPLE_EXCEPTIONS, type SampleException} from './exceptions';
import {expectedOutputs} from './expected';
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
    };
  }
  const bundles = await prepareBundles(root, runtime, samples);
  const workers = cpus()
    .slice(0, 2)
    .map(() => new SampleWorker(bundles.worker));
  const problems: Problem[] = [];
  const left: SampleException[] = [];
  let outputCount = 0;
  let next = 0;
  const lane = async (worker: SampleWorker): Promise<void> => {
    while (next < runnable.length) {
      const index = next++;
      const sample = runnable[index]!;
      const exception = exceptionOf(sample);
      if (exception && exception.before === undefined) {
        left.push(exception);
        continue;
      }
      const module = await bundles.bundle(sample, index);
      const before = exception?.before
        ? await bundles.bundleText(exception.before, 'before.ts', index)
        : '';
      const result = await worker.run({
        module: pathToFileURL(module).href,
        body: bodyFor(sample.code),
        before: before && pathToFileURL(before).href,
      });
      const outputs = expectedOutputs(pages, sample);
      outputCount += outputs.length;
      problems.push(...judge(sample, result, outputs));
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
  };
}

// What must not compile is there to show why; a module of types alone has nothing to run.
function isRunnable({segments, code}: ScriptSample): boolean {
  return (
    segments.every(({expected}) => expected.length === 0) &&
    /['"]spreadsheet-sdk['"]|from '\.\//.test(code)
  );
}

function exceptionOf({segments}: ScriptSample): SampleException | undefined {
  const [{fence}] = segments as [(typeof segments)[number]];
  return SAMPLE_EXCEPTIONS.find(
    ({page, title}) =>
      fence.file.endsWith(page) && fence.meta.get('title') === title,
  );
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
          'Mend the sample, or list it in scripts/samples/spreadsheet/exceptions.ts with its reason.',
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
  const rows = stack
    .split('\n')
    .filter((row) => row.includes(name.split('/').at(-1)!));
  const line = Number(
    /:(\d+):\d+\)?$/.exec(rows[0] ?? '')?.[1] ?? segments[0]!.start,
  );
  const segment =
    segments.find(
      ({start, lineCount}) => line >= start && line < start + lineCount,
    ) ?? segments[0]!;
  return {
    file: segment.fence.file,
    line: segment.fence.line + line - segment.start,
  };
}
