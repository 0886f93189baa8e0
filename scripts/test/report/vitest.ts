import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {Command, Outcome} from '../../process/run';
import type {Step, StepOutcome} from './steps';
import type {Totals} from './summary';

/** The parts of vitest's JSON report that are read: https://vitest.dev/guide/reporters#json-reporter */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly success: boolean;
  readonly testResults: readonly {
    /** Path of the file. */
    readonly name: string;
    readonly status: string;
    /** Why the file could not be loaded. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/**
 * Counts the tests of a vitest report. A file that failed without a failing test (it could not be
 * loaded, a hook threw) counts as one failure; so does a run without any test.
 *
 * @param json - text of the report
 */
function countTests(json: string): Totals {
  const report = JSON.parse(json) as VitestReport;
  const brokenFiles = report.testResults.filter(
    ({status, assertionResults}) =>
      status === 'failed' &&
      !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + brokenFiles;
  const silentFailure = failed === 0 && (!report.success || passed === 0);
  return {passed, failed: failed + (silentFailure ? 1 : 0)};
}

/** Lines of a failure's reason that are shown: the message, and where it was thrown. */
const SHOWN_LINES = 12;

/**
 * What failed in a vitest report: the file, the test and the first lines of its reason.
 *
 * @param json - text of the report
 * @param root - the folder that files are named from
 */
function failuresOf(json: string, root: string): string[] {
  const {testResults} = JSON.parse(json) as VitestReport;
  return testResults
    .filter(({status}) => status === 'failed')
    .flatMap(({name, message, assertionResults}) => {
      const file = path.relative(root, name);
      const failed = assertionResults.filter(({status}) => status === 'failed');
      return failed.length === 0
        ? [failure(file, message)]
        : failed.map(({fullName, failureMessages}) =>
            failure(`${file}: ${fullName}`, failureMessages.join('\n')),
          );
    });
}

function failure(what: string, why: string): string {
  const lines = stripVTControlCharacters(why).trim().split('\n');
  return [what, ...lines.slice(0, SHOWN_LINES)].join('\n  ');
}

/**
 * A step that runs vitest projects and counts their tests.
 *
 * @param reportFile - where vitest writes its JSON report; an old one is removed first
 */
export function vitestStep(
  name: string,
  projects: readonly string[],
  reportFile: string,
  run: (command: Command) => Promise<Outcome>,
): Step {
  const args = [
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ];
  return {
    name,
    async run(): Promise<StepOutcome> {
      mkdirSync(path.dirname(reportFile), {recursive: true});
      rmSync(reportFile, {force: true});
      const outcome = await run({program: 'npx', args, captured: true});
      try {
        const json = readFileSync(reportFile, 'utf8');
        const counted = countTests(json);
        const failures = failuresOf(json, process.cwd());
        const code = counted.failed || outcome.code;
        return {...outcome, ...counted, failures, code};
      } catch (error) {
        return {
          ...outcome,
          code: outcome.code || 1,
          output: `${outcome.output}\nNo usable vitest report in ${reportFile}: ${String(error)}\n`,
        };
      }
    },
  };
}
