import {
  readBuild,
  type ReadBuild,
} from '../../packages/host-files/src/readBuild';
import {buildDir} from '../../scripts/test/builds/builds';

const known = new Map<string, ReadBuild>();

/** What hosts read off a build: each page is read for it, once for all files of a worker. */
export function hostsOf(build: string): ReadBuild {
  const read = known.get(build) ?? readBuild(buildDir(build));
  known.set(build, read);
  return read;
}
