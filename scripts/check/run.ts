import {formatProblem, type FileProblem, ProblemError} from '../../src/content';
import type {Check, CheckResult, CheckSources} from './sources';

export interface CheckReport extends CheckResult {
  readonly name: string;
  readonly inspected: number;
  readonly milliseconds: number;
}

/**
 * Runs checks one after another. A check that inspects nothing fails.
 *
 * @param sourcesOf - selects the sources of a check; `undefined` skips it
 * @param options - `mayBeEmpty`: sources may be so few that a check inspects nothing
 */
export async function runChecks(
  checks: readonly Check[],
  sourcesOf: (check: Check) => CheckSources | undefined,
  {mayBeEmpty = false} = {},
): Promise<CheckReport[]> {
  const reports: CheckReport[] = [];
  for (const check of checks) {
    const start = performance.now();
    const sources = sourcesOf(check);
    if (!sources) {
      continue;
    }
    const result = await check.run(sources).catch(waitForReadable);
    const inspected = result.inspected ?? sources.pages.length;
    // Pages generated from one contract report the same.
    const problems = new Map(
      result.problems.map((problem) => [formatProblem(problem), problem]),
    );
    reports.push({
      ...result,
      inspected,
      name: check.name,
      problems: [
        ...problems.values(),
        ...(inspected > 0 || mayBeEmpty ? [] : [nothing(check)]),
      ],
      milliseconds: performance.now() - start,
    });
  }
  return reports;
}

function waitForReadable(error: unknown): CheckResult {
  if (error instanceof ProblemError) {
    const {problems} = error;
    return {inspected: 1, problems, note: 'waits until this can be read'};
  }
  throw error;
}

function nothing({name}: Check): FileProblem {
  return {
    file: 'scripts/check/checks.ts',
    line: 1,
    found: `the check "${name}" looked at nothing`,
    expected: 'at least one: a check without input proves nothing',
    remedy: 'Run it from a full checkout, or correct the check.',
  };
}

/** Formats one line per check, then every problem. */
export function renderReports(reports: readonly CheckReport[]): string {
  const lines = reports.map(({name, inspected, problems, note, milliseconds}) =>
    [
      problems.length === 0 ? 'ok  ' : 'FAIL',
      name.padEnd(22),
      `${String(inspected).padStart(5)} checked`,
      `${String(problems.length).padStart(3)} problem${problems.length === 1 ? ' ' : 's'}`,
      `${String(Math.round(milliseconds)).padStart(6)} ms`,
      note ? `  ${note}` : '',
    ]
      .join(' ')
      .trimEnd(),
  );
  const problems = reports.flatMap(({name, problems: found}) =>
    found.map((problem) => `\n[${name}] ${formatProblem(problem)}`),
  );
  return [...lines, ...problems].join('\n');
}
