import type {ReadBuild} from '@document-sdk/host-files';
import {readSiteBuild} from '../../scripts/hosts/readSiteBuild';
import {buildDir} from '../../scripts/test/builds/builds';

const known = new Map<string, ReadBuild>();

/** Reads the data for host files from a build. Caches it, since every page must be parsed. */
export function hostsOf(build: string): ReadBuild {
  const read = known.get(build) ?? readSiteBuild(buildDir(build));
  known.set(build, read);
  return read;
}
