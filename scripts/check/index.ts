import {CHECKS} from './checks';
import {chooseChecks, readableFirst} from './chooseChecks';
import {diskFiles} from './files';
import {readCheckArguments} from './readArguments';
import {renderReports, runChecks} from './run';
import {loadSiteTables} from './siteTables';
import {readSources} from './sources';

/**
 * `npm run check -- [--only "links,ocr reference"]`: the writer's gate. Prints a line per check and
 * `file:line` for every problem.
 */
async function main(): Promise<void> {
  const {only} = readCheckArguments(process.argv.slice(2));
  const wanted = chooseChecks(CHECKS, only);
  const start = performance.now();
  const sources = readSources(diskFiles(process.cwd()), await loadSiteTables());
  const checks = readableFirst(wanted, sources.unparsed);
  const reports = await runChecks(checks, sources);
  console.log(renderReports(reports));
  const problems = reports.reduce(
    (sum, report) => sum + report.problems.length,
    0,
  );
  if (checks !== wanted) {
    console.log(
      `\n${wanted.length} checks wait until these pages can be read.`,
    );
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`\n${reports.length} checks, ${problems} problems, ${seconds} s`);
  process.exitCode = problems === 0 ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
