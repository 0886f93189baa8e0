import {execFileSync} from 'node:child_process';
import {findPagePlace, type SourcePage} from '../../src/content';
import type {Check, CheckSources} from './sources';
import {MOVED_PAGES_FILE} from './dataFiles';

/** Files that no check reads. */
const IGNORED_FILES =
  /^(?:tests|bench|guides|\.ci|\.githooks|scripts\/(?!check\/|samples\/))\b|^[^/]+\.md$/;

/** Checks about contracts, and the pages whose changes can affect them. Other pages need not load the contracts. */
const OF_CONTRACTS: Readonly<Record<string, (page: SourcePage) => boolean>> = {
  'ocr reference': ({area}) => area === 'ocr',
  'spreadsheet contract': ({area}) => area === 'spreadsheet',
  // A text is translated in the file of the page that shows it.
  'contract translations': ({text}) => text.includes('<Api'),
};

/**
 * Selects the sources that a check must read after a change. If anything but pages has changed, checks read
 * all sources.
 *
 * @returns `undefined` if the change cannot affect the check
 */
export function selectSources(
  {name, reads}: Pick<Check, 'name' | 'reads'>,
  sources: CheckSources,
  {changed, removed}: Pick<ChangedFiles, 'changed' | 'removed'>,
): CheckSources | undefined {
  const {allPages} = sources;
  const edited = allPages.filter(({file}) => changed.includes(file));
  const isPagesOnly = [...changed, ...removed]
    .filter((file) => !IGNORED_FILES.test(file))
    .every((file) => edited.some((page) => page.file === file));
  if (!isPagesOnly) {
    return sources;
  }
  const pages = allPages.filter(({area, id}) =>
    edited.some((page) => page.area === area && page.id === id),
  );
  const isAffected = OF_CONTRACTS[name];
  return reads === 'others' || (isAffected && !pages.some(isAffected))
    ? undefined
    : {...sources, pages, hasOnlyChangedPages: true};
}

/** Changed files, relative to the repository's root. */
export interface ChangedFiles {
  /** Added, edited and untracked files. */
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Whether all files that differ from a commit are listed. */
  readonly isComplete?: boolean;
  /** Former text of edited and removed files that have addresses, by path. */
  readonly former: ReadonlyMap<string, string>;
}

/**
 * Lists the differences between the working tree and a commit.
 *
 * @param since - commit, or branch; a branch is compared from the common ancestor on
 * @throws Error when git does not know it
 */
export function listChangedFiles(root: string, since: string): ChangedFiles {
  const read = (...args: string[]): string => {
    try {
      return execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      throw new Error(
        isMissing
          ? '--changed and --since: expected git on the PATH. Install it, or run npm run check.'
          : `--since: expected a commit or a branch of this repository, received "${since}". Name one that \`git log\` shows.`,
        {cause: error},
      );
    }
  };
  const git = (...args: string[]) =>
    read(...args)
      .split('\n')
      .filter(Boolean);
  const base = git('merge-base', since, 'HEAD')[0] ?? since;
  const differing = git('diff', '--name-status', '--no-renames', base).map(
    (row) => row.split('\t'),
  );
  const withStatus = (statuses: string) =>
    differing.flatMap(([status = '', file = '']) =>
      statuses.includes(status) ? file : [],
    );
  return {
    changed: [
      ...withStatus('AM'),
      ...git('ls-files', '--others', '--exclude-standard'),
    ],
    removed: withStatus('D'),
    isComplete: true,
    former: new Map(
      withStatus('MD')
        .filter((file) => file === MOVED_PAGES_FILE || findPagePlace(file))
        .map((file) => [file, read('show', `${base}:${file}`)]),
    ),
  };
}
