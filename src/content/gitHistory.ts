import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

/**
 * Checks whether git knows when each file was last changed. In a shallow clone all files have the date of its
 * oldest commit; archives and repositories without a commit have no history.
 */
export function hasFullHistory(dir = '.'): boolean {
  try {
    const answer = execFileSync(
      'git',
      // With `--verify HEAD`, git fails if the repository has no commit.
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
 * Docusaurus' `git-eager` preset, which reads the dates of all files at once. Here it also accepts relative
 * paths, which the sitemap plugin passes:
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-utils/src/vcs/vcsGitEager.ts
 */
export const gitVcsConfig: VcsConfig = {
  ...eager,
  getFileLastUpdateInfo: (file) =>
    eager.getFileLastUpdateInfo(path.resolve(file)),
};
