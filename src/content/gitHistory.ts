import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

/**
 * Whether git knows when each file changed last. A shallow clone gives every file the day of its oldest
 * commit; an archive and a repository without a commit have no history. No date is better than a wrong one.
 *
 * @param dir - folder of the site
 */
export function hasWholeHistory(dir = '.'): boolean {
  try {
    const answer = execFileSync(
      'git',
      // Fails where there is no commit.
      ['rev-parse', '--is-shallow-repository', '--verify', 'HEAD'],
      {cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']},
    );
    return answer.startsWith('false');
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
