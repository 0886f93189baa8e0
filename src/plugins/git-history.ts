import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

/** Whether a command of git says that the clone is whole. */
type Git = (args: readonly string[]) => string;

const runGit: Git = (args) =>
  execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/**
 * Whether git knows when each file changed last. A shallow clone gives every file the day of its oldest
 * commit, and an archive has no history: no date is better than a wrong one.
 */
export function hasWholeHistory(git: Git = runGit): boolean {
  try {
    return git(['rev-parse', '--is-shallow-repository']).trim() === 'false';
  } catch {
    return false;
  }
}

const eager = getVcsPreset('git-eager');

/**
 * When each file changed, read from git at once for all files. The sitemap asks with paths relative to
 * the site, which Docusaurus's own reader does not know:
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-utils/src/vcs/vcsGitEager.ts
 */
export const gitHistory: VcsConfig = {
  ...eager,
  getFileLastUpdateInfo: (file) =>
    eager.getFileLastUpdateInfo(path.resolve(file)),
};
