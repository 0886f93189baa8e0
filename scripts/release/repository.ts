import {execFileSync} from 'node:child_process';
import {LOG_FORMAT, parseCommits, type Commit} from './commits';
import type {Comparison} from './deploySteps';

/** A file that git does not know at a commit. */
const NONE = '';

/** What git knows of the releases of a repository. */
export interface Repository {
  /** Tag of the last release, `v1.2.0`; `undefined` before the first. */
  readonly last: string | undefined;
  /** Commits since then, newest first, without merges. */
  readonly commits: readonly Commit[];
  readonly comparison: Comparison;
  /** Paths with changes that no commit has. */
  readonly uncommitted: readonly string[];
}

/**
 * Reads it.
 *
 * @param root - folder of the repository
 * @throws Error when it is none
 */
export function readRepository(root: string): Repository {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 1 << 28,
    });
  const lines = (...args: string[]) =>
    git(...args)
      .split('\n')
      .filter(Boolean);
  const [last] = lines(
    'tag',
    '--merged',
    'HEAD',
    '--list',
    'v[0-9]*',
    '--sort=-version:refname',
  );
  const textAt = (commit: string | undefined, file: string) => {
    try {
      return commit === undefined ? NONE : git('show', `${commit}:${file}`);
    } catch {
      return NONE;
    }
  };
  const range = last ? [`${last}..HEAD`] : [];
  return {
    last,
    commits: parseCommits(
      git('log', '--no-merges', `--format=${LOG_FORMAT}`, ...range),
    ),
    comparison: {
      changed: last
        ? lines('diff', '--name-only', '--no-renames', last, 'HEAD')
        : [],
      before: (file) => textAt(last, file),
      after: (file) => textAt('HEAD', file),
    },
    uncommitted: lines('status', '--porcelain').map((line) => line.slice(3)),
  };
}
