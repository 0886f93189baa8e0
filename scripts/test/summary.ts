import {stripVTControlCharacters} from 'node:util';
import type {StepResult} from './steps';

/** Lines of a failed step's output that are shown where it does not tell what failed. */
const SHOWN_LINES = 60;

/** Where Vitest begins to tell what failed. */
const FAILURES = /^.*⎯ Failed (?:Suites|Tests) /m;

/** What a failed step says of its failures, or the end of its output. */
function reasonOf(output: string): string {
  const text = stripVTControlCharacters(output).trimEnd();
  const start = text.search(FAILURES);
  return start < 0
    ? text.split('\n').slice(-SHOWN_LINES).join('\n')
    : text.slice(start);
}

function statusOf({outcome}: StepResult): string {
  return !outcome ? 'not run' : outcome.code === 0 ? 'passed' : 'failed';
}

/** A line for each step, then what failed, in Markdown: the end of a long output tells what to mend. */
export function summarize(
  results: readonly StepResult[],
  milliseconds: number,
): string {
  const seconds = (time: number) => `${(time / 1000).toFixed(0)} s`;
  const failed = results.filter((result) => statusOf(result) === 'failed');
  return [
    '',
    '| step | result | time |',
    '| --- | --- | --- |',
    ...results.map(
      (result) =>
        `| ${result.step.name} | ${statusOf(result)} | ${result.outcome ? seconds(result.outcome.milliseconds) : ''} |`,
    ),
    ...failed.flatMap(({step, outcome}) => [
      '',
      `## Failed: ${step.name}`,
      '',
      // Longer than any fence that the output of a linter of pages may hold.
      '``````text',
      reasonOf(outcome!.output),
      '``````',
    ]),
    '',
    `${failed.length === 0 ? 'Passed' : `Failed: ${failed.map(({step}) => step.name).join(', ')}`}, ${seconds(milliseconds)}`,
  ].join('\n');
}
