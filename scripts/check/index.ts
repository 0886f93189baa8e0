import {parseArgs} from 'node:util';
import {CHECKS} from './checks';
import {chooseChecks} from './chooseChecks';
import {diskFiles} from './files';
import {renderReports, runChecks} from './run';
import {loadSiteTables} from './siteTables';
import {readSources} from './sources';

/**
 * `npm run check -- [--only "links,ocr reference"]`: the writer's gate. Prints a line per check and
 * `file:line` for every problem.
 */
async function main(): Promise<void> {
  const {values} = parseArgs({options: {only: {type: 'string'}}});
  const checks = chooseChecks(CHECKS, values.only);
  const start = performance.now();
  const sources = readSources(diskFiles(process.cwd()), await loadSiteTables());
  const reports = await runChecks(checks, sources);
  console.log(renderReports(reports));
  const problems = reports.reduce(
    (sum, report) => sum + report.problems.length,
    0,
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`\n${reports.length} checks, ${problems} problems, ${seconds} s`);
  process.exitCode = problems === 0 ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
