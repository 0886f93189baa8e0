import type {StepResult} from './steps';
import {reasonOf, seconds, tableOf, totals} from './summary';

/**
 * The report as Markdown, for hosts that show it beside a run: what failed first, with its
 * reasons, then the table of all steps.
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

function failure(result: StepResult): string {
  return [
    `### ${result.phase}: ${result.step}`,
    '',
    // Longer than any fence that the output of a linter of pages may hold.
    '``````text',
    reasonOf(result),
    '``````',
  ].join('\n');
}
