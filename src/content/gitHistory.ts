import {execFileSync} from 'node:child_process';

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
