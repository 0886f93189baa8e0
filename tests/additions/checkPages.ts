// Runs some checks of the writer's gate on the pages below one folder, in a copy of the repository:
// tsx tests/additions/checkPages.ts FOLDER CHECK…
import {CHECKS} from '../../scripts/check/checks';
import {diskFiles} from '../../scripts/check/files';
import {renderReports, runChecks} from '../../scripts/check/run';
import {loadSiteTables} from '../../scripts/check/siteTables';
import {readSources} from '../../scripts/check/sources';

async function main([folder = '', ...names]: string[]): Promise<void> {
  const sources = readSources(diskFiles(process.cwd()), await loadSiteTables());
  const pages = sources.pages.filter(({file}) => file.startsWith(folder));
  const reports = await runChecks(
    CHECKS.filter(({name}) => names.includes(name)),
    () => ({...sources, pages}),
  );
  console.log(renderReports(reports));
}

void main(process.argv.slice(2));
