import path from 'node:path';
import {build} from 'esbuild';
import {
  bundleRunner,
  compileFiles,
  loadRuntime,
  NodeRunner,
  type RunResult,
} from '../../../src/live/node';
import {
  collectScriptSamples,
  type Fence,
  findSampleException,
  isRunnableSample,
  locateSampleLine,
  type MarkdownPage,
  type FileProblem,
  type SampleException,
  listSampleFiles,
  cutSampleAfter,
  type ScriptSample,
} from '../../../src/content';
import {mapInParallel} from '../../process/inParallel';

export interface SpreadsheetRunReport {
  readonly problems: readonly FileProblem[];
  readonly runCount: number;
  /** Number of outputs that were compared with a page. */
  readonly outputCount: number;
  /** Entries of `SAMPLE_EXCEPTIONS` for samples that were not run. */
  readonly skipped: readonly SampleException[];
  /** Samples, cut off after one of their fences, that have a visible result. */
  readonly visible: readonly ScriptSample[];
  /** Samples, cut off after one of their fences, without a visible result. */
  readonly invisible: readonly ScriptSample[];
}

/** Maximum number of samples that run at the same time. */
const RUNNERS = 2;

/**
 * Runs the samples that import the SDK, and compares their console output with the pages. A sample of several
 * fences is run up to each of them.
 *
 * @param runtime - file or address of the SDK module; by default the reference runtime
 * @throws Error if the runtime cannot be bundled
 */
export async function runSpreadsheetSamples(
  root: string,
  pages: readonly MarkdownPage[],
  runtime?: string,
): Promise<SpreadsheetRunReport> {
  const runnable = collectScriptSamples(pages).samples.filter(isRunnableSample);
  const problems: FileProblem[] = [];
  const skipped: SampleException[] = [];
  const visible: ScriptSample[] = [];
  const invisible: ScriptSample[] = [];
  let outputCount = 0;
  const code = runnable.length > 0 ? await bundleRunner(root) : '';
  const address = runtime && (await bundleModule(root, runtime));
  const runSample = async (
    sample: ScriptSample,
    index: number,
    runner: NodeRunner,
  ): Promise<void> => {
    const exception = findSampleException(sample);
    if (exception && exception.before === undefined) {
      skipped.push(exception);
      return;
    }
    for (const segment of sample.segments) {
      const part = cutSampleAfter(sample, segment);
      const result = await runner.run({
        sample: compileFiles(listSampleFiles(part), exception?.before),
        lang: 'en',
        // With a different fragment, Node.js loads a new instance of the module for each run.
        ...(address && {runtime: `${address}#${index}-${segment.start}`}),
      });
      const outputs = expectedOutputs(pages, part);
      const found = checkRun(part, result, outputs);
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
  const runners = Array.from({length: RUNNERS}, () => new NodeRunner(code));
  await mapInParallel(
    [...runnable.entries()],
    RUNNERS,
    async ([index, sample]) => {
      const runner = runners.pop()!;
      await runSample(sample, index, runner);
      runners.push(runner);
    },
  );
  return {
    problems: problems.sort(
      (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
    ),
    runCount: runnable.length - skipped.length,
    outputCount,
    skipped,
    visible,
    invisible,
  };
}

/** Finds the fences titled `Console` that show the output of a sample. */
function expectedOutputs(
  pages: readonly MarkdownPage[],
  {segments}: ScriptSample,
): Fence[] {
  const own = new Set(segments.map(({fence}) => fence));
  const page = pages.find(({fences}) => fences.includes(segments[0]!.fence));
  let above: Fence | undefined;
  return (page?.fences ?? []).filter((fence) => {
    const isOutput =
      fence.meta.get('title') === 'Console' && above && own.has(above);
    above = fence.lang === 'text' ? above : fence;
    return isOutput;
  });
}

function checkRun(
  sample: ScriptSample,
  {lines, failure}: RunResult,
  outputs: readonly Fence[],
): FileProblem[] {
  if (failure) {
    return [
      {
        ...locateSampleLine(sample, failure.line ?? sample.segments[0]!.start),
        found: `the sample fails: ${failure.message}`,
        expected: 'a sample that runs to its end',
        remedy:
          'Mend the sample, or list it in src/content/samples/exceptions.ts with its reason.',
      },
    ];
  }
  const expected = outputs.flatMap(({file, line, code}) =>
    code.split('\n').map((text, index) => ({file, line: line + index, text})),
  );
  const texts = expected.map(({text}) => text);
  if (outputs.length === 0 || texts.join('\n') === lines.join('\n')) {
    return [];
  }
  const wrong = expected.find(({text}, index) => text !== lines[index]);
  const {file, line} = wrong ?? expected.at(-1)!;
  return [
    {
      file,
      line,
      found: `the sample logs\n${lines.join('\n')}`,
      expected: `what the page says\n${texts.join('\n')}`,
      remedy: 'Correct the output on the page, or the sample above it.',
    },
  ];
}

/**
 * Bundles a module, and returns an address from which Node.js can import it.
 *
 * @param module - file or address
 * @throws Error if it cannot be loaded or bundled
 */
async function bundleModule(root: string, module: string): Promise<string> {
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
