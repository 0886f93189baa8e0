import {CHECKS} from './checks';
import {runCommand} from '../process/run';
import {checkAll} from './checkAll';
import {checkChanged} from './changed/index';
import {chooseChecks} from './chooseChecks';
import {counted} from './counted';
import {diskFiles} from './files';
import {readCheckArguments, USAGE} from './readArguments';
import {renderReports} from './run';
import {loadSiteTables} from './siteTables';
import {readSources} from './sources';
import {runOnChange} from './watch';

/**
 * `npm run check -- [--only "links,ocr reference"] [--changed] [--watch]`: the writer's gate. Prints a line per
 * check and `file:line` for every problem.
 */
export async function runGate(): Promise<void> {
  const {help, only, since, watch} = readCheckArguments(process.argv.slice(2));
  if (help) {
    console.log(USAGE);
    return;
  }
  if (watch) {
    await runOnChange(process.cwd(), checkChangedAnew);
    return;
  }
  const start = performance.now();
  const reports =
    since === undefined
      ? await checkAll(
          readSources(diskFiles(process.cwd()), await loadSiteTables()),
          chooseChecks(CHECKS, only),
        )
      : await checkChanged(process.cwd(), since);
  console.log(renderReports(reports));
  const problems = reports.reduce(
    (sum, report) => sum + report.problems.length,
    0,
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `\n${counted(reports.length, 'check')}, ${counted(problems, 'problem')}, ${seconds} s`,
  );
  process.exitCode = problems === 0 ? 0 : 1;
}

/** In a program of its own: tables are modules, and this one has loaded them as they were. */
async function checkChangedAnew(): Promise<void> {
  const [node, script = ''] = process.argv;
  console.log('Checking what changed …');
  await runCommand({
    program: node!,
    args: [...process.execArgv, script, '--changed'],
  });
}
