import path from 'node:path';
import {build} from 'esbuild';
import {compileFiles} from '../../../src/live/compileSample';
import type {RunResult} from '../../../src/live/node';
import {bundleRunner, NodeRunner} from '../../../src/live/node/runner';
import {
  collectSamples,
  findException,
  isRunnable,
  type MarkdownPage,
  type Problem,
  type SampleException,
  sampleFiles,
  sampleUpTo,
  type ScriptSample,
} from '../../../src/content';
import {loadRuntime} from '../../../src/live/plugin/loadRuntime';
import {expectedOutputs} from './expectedOutputs';

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
 * @param runtime - file or address of the module to run against; the reference when absent
 * @throws Error when the runtime cannot be bundled
 */
export async function runSpreadsheetSamples(
  root: string,
  pages: readonly MarkdownPage[],
  runtime?: string,
): Promise<SpreadsheetRunReport> {
  const {samples} = collectSamples(pages);
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
  const code = await bundleRunner(root);
  const address = runtime && (await bundledModule(root, runtime));
  const runners = [new NodeRunner(code), new NodeRunner(code)];
  const problems: Problem[] = [];
  const left: SampleException[] = [];
  const visible: ScriptSample[] = [];
  const invisible: ScriptSample[] = [];
  let outputCount = 0;
  let next = 0;
  const runOne = async (
    runner: NodeRunner,
    sample: ScriptSample,
  ): Promise<void> => {
    const instance = next++;
    const exception = findException(sample);
    if (exception && exception.before === undefined) {
      left.push(exception);
      return;
    }
    for (const segment of sample.segments) {
      const part = sampleUpTo(sample, segment);
      const result = await runner.run({
        sample: compileFiles(sampleFiles(part), exception?.before),
        lang: 'en',
        // Each has an instance for itself.
        ...(address && {runtime: `${address}#${instance}-${segment.start}`}),
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
  await Promise.all(
    runners.map(async (runner) => {
      while (next < runnable.length) {
        await runOne(runner, runnable[next]!);
      }
    }),
  );
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
  {lines, failure}: RunResult,
  outputs: ReturnType<typeof expectedOutputs>,
): Problem[] {
  if (failure) {
    return [
      {
        ...placeOf(sample, failure.line),
        found: `the sample fails: ${failure.message}`,
        expected: 'a sample that runs to its end',
        remedy:
          'Mend the sample, or list it in src/content/samples/exceptions.ts with its reason.',
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

function placeOf(
  {segments}: ScriptSample,
  line = segments[0]!.start,
): {file: string; line: number} {
  const segment =
    segments.find(
      ({start, lineCount}) => line >= start && line < start + lineCount,
    ) ?? segments[0]!;
  return {
    file: segment.fence.file,
    line: segment.fence.line + line - segment.start,
  };
}

/**
 * A module as an address that Node.js imports.
 *
 * @param module - its file or address
 * @throws Error when it cannot be had, or not be bundled
 */
async function bundledModule(root: string, module: string): Promise<string> {
  const entry = /^(?:https?|file):/.test(module)
    ? {stdin: {contents: await loadRuntime(module, root), resolveDir: root}}
    : {entryPoints: [path.resolve(root, module)]};
  const {outputFiles} = await build({
    ...entry,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
  });
  const {contents} = outputFiles[0]!;
  return `data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`;
}
