import type {CheckReport} from '../run';
import {runChecks} from '../run';
import {CHECKS} from '../checks';
import {diskFiles} from '../files';
import {loadSiteTables} from '../siteTables';
import {readSources} from '../sources';
import {changedFiles} from './changedFiles';
import {concerned} from './concerned';
import {withTargets} from './withTargets';

/**
 * Checks what changed since a commit, and nothing that the changes cannot touch. A page is read with
 * the pages that it links to; tables, contracts and files taken away ask for every check.
 *
 * @param root - folder of the repository
 * @returns the reports, without problems that stand in other files
 */
export async function checkChanged(
  root: string,
  since: string,
): Promise<CheckReport[]> {
  const files = diskFiles(root);
  const {changed, removed} = changedFiles(root, since);
  const {checks, pages} = concerned({changed, removed});
  const tables = await loadSiteTables(root);
  if (checks === 'all') {
    return runChecks(CHECKS, readSources(files, tables));
  }
  const reports = await runChecks(
    CHECKS.filter(({name}) => checks.includes(name)),
    withTargets(files, tables, pages ?? []),
    {mayBeEmpty: true},
  );
  return reports.map((report) => ({
    ...report,
    problems: report.problems.filter(({file}) => changed.includes(file)),
  }));
}
