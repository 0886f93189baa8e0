import type {Sources} from './sources';
import {
  formatProblem,
  ProblemError,
  type Problem,
} from '../../src/sets/problem';
import type {Check, CheckResult} from './types';

/** Outcome of one check, with the time it took. */
export interface CheckReport {
  readonly name: string;
  readonly unit: string;
  readonly inspected: number;
  readonly problems: readonly Problem[];
  readonly note: string | undefined;
  readonly milliseconds: number;
}

/**
 * Runs checks one after another. A check that looked at nothing has failed, unless it was given a part
 * of the sources, in which there may be nothing for it.
 */
export async function runChecks(
  checks: readonly Check[],
  sources: Sources,
  {mayBeEmpty = false} = {},
): Promise<CheckReport[]> {
  const reports: CheckReport[] = [];
  const stopped = new Set<string>();
  for (const check of checks) {
    const start = performance.now();
    const {inspected, problems, note} = await resultOf(check, sources, stopped);
    reports.push({
      name: check.name,
      unit: check.unit,
      inspected,
      problems:
        inspected > 0 || mayBeEmpty ? problems : [...problems, nothing(check)],
      note,
      milliseconds: performance.now() - start,
    });
  }
  return reports;
}

/**
 * What a check says, or what has stopped it: a contract that cannot be read stops all that read it, and is named by the
 * first of them.
 *
 * @param stopped - what has stopped a check before
 */
async function resultOf(
  check: Check,
  sources: Sources,
  stopped: Set<string>,
): Promise<CheckResult> {
  try {
    return await check.run(sources);
  } catch (error) {
    if (!(error instanceof ProblemError)) {
      throw error;
    }
    const news = error.problems.filter(
      (problem) => !stopped.has(formatProblem(problem)),
    );
    for (const problem of news) {
      stopped.add(formatProblem(problem));
    }
    return {
      inspected: 1,
      problems: news,
      note: 'waits until this can be read',
    };
  }
}

function nothing({name, unit}: Check): Problem {
  return {
    file: 'scripts/check/checks.ts',
    line: 1,
    found: `the check "${name}" looked at 0 ${unit}`,
    expected: 'at least one: a check that sees nothing proves nothing',
    remedy: 'Run it from a full checkout, or mend what it looks for.',
  };
}

/** The report as text: one line per check, then every problem. */
export function renderReports(reports: readonly CheckReport[]): string {
  const lines = reports.map(
    ({name, unit, inspected, problems, note, milliseconds}) =>
      [
        problems.length === 0 ? 'ok  ' : 'FAIL',
        name.padEnd(22),
        `${String(inspected).padStart(5)} ${unit.padEnd(14)}`,
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
