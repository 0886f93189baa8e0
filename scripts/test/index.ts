import {appendFileSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';
import {runCli, UsageError} from '../process/cli';
import {runTestSteps, type TestStepResult} from './steps';
import {QUICK_TEST_PLAN, TEST_PLAN} from './testPlan';

/** Maximum number of concurrent steps. Each uses a little more than one core. */
const CONCURRENCY = 2;

const PHASES = [...new Set(TEST_PLAN.map(({phase}) => phase))];

void runCli({
  usage: `Usage: npm test -- [--changed] [--only PHASE,…]
Runs everything that must hold. --changed runs what an edit can break and needs no build. --only runs some phases, such as
"builds,build tests"; what they need of the others must have been made before.`,
  options: {changed: {type: 'boolean'}, only: {type: 'string'}},
  async run({changed, only}) {
    process.env['CI'] = 'true';
    const chosen = only?.split(',').map((name) => name.trim()) ?? PHASES;
    const unknown = chosen.filter((name) => !PHASES.includes(name));
    if (unknown.length > 0) {
      throw new UsageError(
        `--only: expected some of ${PHASES.join(', ')}, received ${unknown.join(', ')}.`,
      );
    }
    const steps = changed
      ? QUICK_TEST_PLAN
      : TEST_PLAN.filter(({phase}) => chosen.includes(phase));
    const start = performance.now();
    const results = await runTestSteps(steps, {
      atOnce: CONCURRENCY,
      print: (text) => console.log(text),
    });
    const summary = summarize(results, performance.now() - start);
    console.log(summary);
    // GitHub Actions shows the Markdown in this file on the page of the run.
    const summaryFile = process.env['GITHUB_STEP_SUMMARY'];
    if (summaryFile) {
      appendFileSync(summaryFile, summary);
    }
    const hasPassed = results.every(({outcome}) => outcome?.code === 0);
    process.exitCode = hasPassed ? 0 : 1;
  },
});

/** Number of lines shown from the end of a failed step's output if it is not from Vitest. */
const SHOWN_LINES = 60;

/** Matches the heading of the failures in Vitest's output. */
const FAILURES = /^.*⎯ Failed (?:Suites|Tests) /m;

/** Returns the failures in Vitest's output, or the end of other output. */
function extractFailures(output: string): string {
  const text = stripVTControlCharacters(output).trimEnd();
  const start = text.search(FAILURES);
  return start < 0
    ? text.split('\n').slice(-SHOWN_LINES).join('\n')
    : text.slice(start);
}

function statusOf({outcome}: TestStepResult): string {
  return !outcome ? 'not run' : outcome.code === 0 ? 'passed' : 'failed';
}

/** Matches a file that passed in Vitest's output, and its milliseconds. */
const PASSED_FILE = /✓ .*?(\S+\.test\.tsx?) \(.*?\)\D*(\d+)ms$/gm;

/** Lists the test files that took longest, e.g. `tests/browser/pdf.test.ts 49 s`. */
function listLongestFiles(results: readonly TestStepResult[]): string[] {
  const output = results.map(({outcome}) => outcome?.output ?? '').join('\n');
  return [...stripVTControlCharacters(output).matchAll(PASSED_FILE)]
    .map(([, file, time]) => ({file, time: Number(time)}))
    .sort((a, b) => b.time - a.time)
    .slice(0, 8)
    .map(({file, time}) => `${file} ${formatSeconds(time)}`);
}

const formatSeconds = (time: number) => `${(time / 1000).toFixed(0)} s`;

/** Formats the results as Markdown: a table of the steps, the longest first, followed by the failures. */
function summarize(
  results: readonly TestStepResult[],
  milliseconds: number,
): string {
  const timeOf = ({outcome}: TestStepResult) => outcome?.milliseconds ?? 0;
  const failed = results.filter((result) => statusOf(result) === 'failed');
  return [
    '',
    '| step | result | time |',
    '| --- | --- | --- |',
    ...[...results]
      .sort((a, b) => timeOf(b) - timeOf(a))
      .map(
        (result) =>
          `| ${result.step.name} | ${statusOf(result)} | ${formatSeconds(timeOf(result))} |`,
      ),
    '',
    `Longest test files: ${listLongestFiles(results).join(', ')}`,
    ...failed.flatMap(({step, outcome}) => [
      '',
      `## Failed: ${step.name}`,
      '',
      // Longer than any code fence in the output of linters.
      '``````text',
      extractFailures(outcome!.output),
      '``````',
    ]),
    '',
    'Not part of this run: npm run test:search-server -- --built (hosted search with a real Typesense server)',
    `${failed.length === 0 ? 'Passed' : `Failed: ${failed.map(({step}) => step.name).join(', ')}`}, ${formatSeconds(milliseconds)}`,
  ].join('\n');
}
