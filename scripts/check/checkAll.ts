import {CHECKS} from './checks';
import {readableFirst} from './chooseChecks';
import {counted} from './counted';
import {diskFiles} from './files';
import {isDataReadable} from './readable';
import {runChecks, type CheckReport} from './run';
import type {SiteTables} from './siteTables';
import {readSources} from './sources';
import type {Check} from './types';

/**
 * Checks everything there is, as far as it can be read.
 *
 * @param root - folder of the repository
 * @param wanted - the checks; every one when absent
 * @returns a report for each check that ran
 */
export function checkAll(
  root: string,
  tables: SiteTables,
  wanted: readonly Check[] = CHECKS,
): Promise<CheckReport[]> {
  const sources = readSources(diskFiles(root), tables);
  const checks = readableFirst(
    wanted,
    sources.unparsed,
    isDataReadable(sources.files),
  );
  if (checks !== wanted) {
    console.log(
      `${counted(wanted.length, 'check')} wait until these files can be read.\n`,
    );
  }
  return runChecks(checks, sources);
}
