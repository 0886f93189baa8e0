import type {StepResult} from './phases';

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

function seconds(milliseconds: number | undefined): string {
  return milliseconds === undefined
    ? ''
    : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** The table of all steps and the line `N passed, N failed`. */
export function summarize(
  results: readonly StepResult[],
  milliseconds: number,
): string {
  const rows = results.map(({phase, step, status, outcome}) => [
    phase,
    step,
    status,
    seconds(outcome?.milliseconds),
    outcome?.passed === undefined
      ? ''
      : `${outcome.passed} passed, ${outcome.failed ?? 0} failed`,
  ]);
  const table = [['phase', 'step', 'result', 'time', 'tests'], ...rows];
  const widths = table[0]!.map((_, column) =>
    Math.max(...table.map((row) => row[column]!.length)),
  );
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  const {passed, failed} = totals(results);
  return [
    '',
    ...lines,
    '',
    `Whole run: ${seconds(milliseconds)}`,
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}
