import {CHECKS} from './checks';
import {readableFirst} from './chooseChecks';
import {counted} from './counted';
import {isDataReadable} from './readable';
import {runChecks, type CheckReport} from './run';
import type {Sources} from './sources';
import type {Check} from './types';

/**
 * Checks all sources, as far as they can be read, and says what waits until they can.
 *
 * @param wanted - the checks; every one when absent
 * @returns a report for each check that ran
 */
export function checkAll(
  sources: Sources,
  wanted: readonly Check[] = CHECKS,
): Promise<CheckReport[]> {
  const checks = readableFirst(
    wanted,
    sources.unparsed,
    isDataReadable(sources.files),
  );
  if (checks !== wanted) {
    const wait = wanted.length === 1 ? 'waits' : 'wait';
    console.log(
      `${counted(wanted.length, 'check')} ${wait} until these files can be read.\n`,
    );
  }
  return runChecks(checks, sources);
}
