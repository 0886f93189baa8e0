import {execFileSync} from 'node:child_process';
import type {Sources} from './sources';
import type {Check} from './types';

/** Files that no rule reads. */
const UNREAD =
  /^(?:tests|bench|guides|\.ci|\.githooks|scripts\/(?!check\/|samples\/))\b|^[^/]+\.md$/;

/**
 * The sources that a rule has to look at after some files have changed. Anything but a page may concern all of them.
 *
 * @returns `undefined` where there is nothing for it to look at
 */
export function narrow(
  {reads}: Pick<Check, 'reads'>,
  sources: Sources,
  {changed, removed}: ChangedFiles,
): Sources | undefined {
  const pages = sources.pages.filter(({file}) => changed.includes(file));
  const files = pages.map(({file}) => file);
  const isOfPages = [...changed, ...removed]
    .filter((file) => !UNREAD.test(file))
    .every((file) => files.includes(file));
  if (!isOfPages) {
    return sources;
  }
  switch (reads) {
    case 'page':
      return {...sources, pages, isNarrowed: true};
    case 'pages':
      return {...sources, changedPages: files};
    case 'others':
      return undefined;
  }
}

/** Files that differ from a commit, relative to the repository's root. */
export interface ChangedFiles {
  /** Added or edited, those that git does not know yet too. */
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Asks git what differs between a commit and the working tree.
 *
 * @param root - folder of the repository
 * @param since - name of the commit or branch; of a branch, where it and this one parted
 * @throws Error when git does not know it
 */
export function changedFiles(root: string, since: string): ChangedFiles {
  const git = (...args: string[]): string[] => {
    try {
      return execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      })
        .split('\n')
        .filter(Boolean);
    } catch (error) {
      throw new Error(
        `--since: expected a commit or a branch of this repository, received "${since}". Name one that \`git log\` shows.`,
        {cause: error},
      );
    }
  };
  const base = git('merge-base', since, 'HEAD')[0] ?? since;
  const differing = (filter: string) =>
    git('diff', '--name-only', '--no-renames', `--diff-filter=${filter}`, base);
  return {
    changed: [
      ...differing('AM'),
      ...git('ls-files', '--others', '--exclude-standard'),
    ],
    removed: differing('D'),
  };
}
