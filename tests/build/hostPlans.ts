import type {ReadBuildResult} from '@document-sdk/host-files';
import {readSiteBuild} from '../../scripts/hosts/readSiteBuild';
import {buildDir} from '../../scripts/test/builds/builds';

const known = new Map<string, ReadBuildResult>();

/** What hosts read off a build: each page is read for it, once for all files of a worker. */
export function hostsOf(build: string): ReadBuildResult {
  const read = known.get(build) ?? readSiteBuild(buildDir(build));
  known.set(build, read);
  return read;
}
