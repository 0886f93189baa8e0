import path from 'node:path';
import {ProblemError} from '../../../src/sets/problem';
import {checkAll} from '../checkAll';
import {CHECKS} from '../checks';
import {readableFirst} from '../chooseChecks';
import {diskFiles} from '../files';
import {isDataReadable} from '../readable';
import {runChecks, type CheckReport} from '../run';
import {loadSiteTables, type SiteTables} from '../siteTables';
import {readSources, type Sources} from '../sources';
import {changedFiles, textIn, type ChangedFiles} from './changedFiles';
import {concerned} from './concerned';
import {pageChange, withOtherCode} from './pageChange';
import {PAGE_CHECKS} from './scopes';

/**
 * Checks what changed since a commit: every check that the changes can make fail, with the pages that it then has
 * to look at. Tables, contracts and files taken away ask for every check.
 *
 * @param root - folder of the repository
 * @returns a report for each check that ran
 */
export async function checkChanged(
  root: string,
  since: string,
): Promise<CheckReport[]> {
  const changes = changedFiles(root, since);
  const {checks, pages = [], programs = []} = concerned(changes);
  const tables = await loadSiteTables(root);
  const checkEverything = () => checkAll(readSources(diskFiles(root), tables));
  if (checks === 'all' || !isDataReadable(diskFiles(root))) {
    return checkEverything();
  }
  try {
    return await checkSome(root, tables, {
      checks,
      pages,
      programs,
      base: changes.base,
    });
  } catch (error) {
    // A page that has not changed cannot be read: somebody committed it so.
    if (error instanceof ProblemError) {
      return checkEverything();
    }
    throw error;
  }
}

interface Wanted extends Pick<ChangedFiles, 'base'> {
  readonly checks: readonly string[];
  /** Changed pages. */
  readonly pages: readonly string[];
  /** Changed files that fences of pages show. */
  readonly programs: readonly string[];
}

async function checkSome(
  root: string,
  tables: SiteTables,
  {checks, pages, programs, base}: Wanted,
): Promise<CheckReport[]> {
  const sources = readSources(
    diskFiles(root),
    tables,
    undefined,
    (file) => !pages.includes(file),
  );
  const changes = sources.pages.flatMap((page) => {
    if (pages.includes(page.file)) {
      return pageChange(page, textIn(root, base, page.file));
    }
    return programs.some((file) => page.text.includes(path.basename(file)))
      ? withOtherCode(pageChange(page, page.text))
      : [];
  });
  const reports: CheckReport[] = [];
  for (const check of readableFirst(CHECKS, sources.unparsed)) {
    const scope = PAGE_CHECKS[check.name];
    const seen: Sources | undefined =
      changes.length > 0 && scope ? scope(sources, changes) : sources;
    if (seen && checks.includes(check.name)) {
      reports.push(...(await runChecks([check], seen, {mayBeEmpty: true})));
    }
  }
  return reports;
}
