import type {StepResult} from './steps';
import {seconds, tableOf, totals} from './summary';

/** Lines of a failed step that are shown: the last ones say what is wrong. */
const SHOWN_LINES = 60;

/**
 * The report as Markdown, for hosts that show it beside a run: what failed first, with the end of its
 * output, then the table of all steps.
 */
export function markdownReport(
  results: readonly StepResult[],
  milliseconds: number,
): string {
  const {passed, failed} = totals(results);
  const [head = [], ...rows] = tableOf(results);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `## ${passed} passed, ${failed} failed, ${seconds(milliseconds)}`,
    ...results.filter(({status}) => status === 'failed').map(failure),
    [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'),
    '',
  ].join('\n\n');
}

function failure({phase, step, outcome}: StepResult): string {
  const output = (outcome?.output ?? '').trimEnd().split('\n');
  return [
    `### ${phase}: ${step}`,
    '',
    // Longer than any fence that the output of a linter of pages may hold.
    '``````text',
    ...output.slice(-SHOWN_LINES),
    '``````',
  ].join('\n');
}
