import {
  readCodeHashes,
  readHostPlan,
  type CodeHashes,
} from '../../scripts/hosts/readBuild';
import {buildDir} from '../../scripts/test/builds/builds';
import type {HostPlan} from '../../src/hosts/hostPlan';

const plans = new Map<string, HostPlan>();
const hashes = new Map<string, CodeHashes>();

/** What hosts of a build send; every page of a build is read for it, once for all files of a worker. */
export function hostPlanOf(build: string): HostPlan {
  const plan = plans.get(build) ?? readHostPlan(buildDir(build));
  plans.set(build, plan);
  return plan;
}

/** The hashes of the code in the pages of a build, read as seldom. */
export function codeHashesOf(build: string): CodeHashes {
  const found = hashes.get(build) ?? readCodeHashes(buildDir(build));
  hashes.set(build, found);
  return found;
}
