import type {StepResult} from './steps';

/** Tests that passed and failed in a whole run. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Adds up the tests of all steps. A failed step whose tests do not tell why (a linter, a build, a
 * crash of the test runner) counts as one failure: a red run never says "0 failed".
 */
export function totals(results: readonly StepResult[]): Totals {
  let passed = 0;
  let failed = 0;
  for (const {status, outcome} of results) {
    const failures = outcome?.failed ?? 0;
    passed += outcome?.passed ?? 0;
    failed += status === 'failed' ? Math.max(failures, 1) : failures;
  }
  return {passed, failed};
}

/** Seconds of a table; empty when nothing was measured. */
export function seconds(milliseconds: number | undefined): string {
  return milliseconds === undefined
    ? ''
    : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Columns of the table. */
const HEAD = ['phase', 'step', 'result', 'from', 'time', 'tests'];

function row(result: StepResult): string[] {
  const {phase, step, status, outcome, start} = result;
  const tests =
    outcome?.passed === undefined
      ? ''
      : `${outcome.passed} passed, ${outcome.failed ?? 0} failed`;
  return [
    phase,
    step,
    status,
    seconds(start),
    seconds(outcome?.milliseconds),
    tests,
  ];
}

/** A phase of several steps: when the first began, and how long until the last had ended. */
function phaseRow(phase: string, results: readonly StepResult[]): string[] {
  const spans = results.flatMap(({start, outcome}) =>
    start === undefined || !outcome
      ? []
      : [[start, start + outcome.milliseconds] as const],
  );
  if (results.length < 2 || spans.length === 0) {
    return [];
  }
  const start = Math.min(...spans.map(([from]) => from));
  const end = Math.max(...spans.map(([, to]) => to));
  return [phase, '(all)', '', seconds(start), seconds(end - start), ''];
}

/** Heads and rows of the table: a row for each step, and one for each phase of several. */
export function tableOf(results: readonly StepResult[]): string[][] {
  const phases = [...new Set(results.map(({phase}) => phase))];
  const rows = phases.flatMap((phase) => {
    const own = results.filter((result) => result.phase === phase);
    return [...own.map(row), phaseRow(phase, own)];
  });
  return [HEAD, ...rows.filter((cells) => cells.length > 0)];
}

/** Lines of a failed step's output that are shown where it does not tell what failed. */
const SHOWN_LINES = 60;

/** What a failed step says of its failures: their reasons, or the end of its output. */
export function reasonOf({outcome}: StepResult): string {
  return outcome?.failures?.length
    ? outcome.failures.join('\n\n')
    : (outcome?.output ?? '')
        .trimEnd()
        .split('\n')
        .slice(-SHOWN_LINES)
        .join('\n');
}

/**
 * The table of all steps, what failed, and the line `N passed, N failed`: the end of a long output
 * tells what to mend.
 */
export function summarize(
  results: readonly StepResult[],
  milliseconds: number,
): string {
  const table = tableOf(results);
  const widths = HEAD.map((_, column) =>
    Math.max(...table.map((cells) => cells[column]!.length)),
  );
  const lines = table.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  const {passed, failed} = totals(results);
  const failures = results
    .filter(({status}) => status === 'failed')
    .flatMap((result) => [
      '',
      `Failed: ${result.phase}: ${result.step}`,
      reasonOf(result),
    ]);
  return [
    '',
    ...lines,
    ...failures,
    '',
    `Whole run: ${seconds(milliseconds)}`,
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}
