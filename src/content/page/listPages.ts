import {readdirSync} from 'node:fs';
import path from 'node:path';
import {DOCS_SET_LIST} from '../../site/sets/index';

/** Folders below which page sources are looked for, relative to the repository's root. */
export const PAGE_FOLDERS: readonly string[] = [
  ...DOCS_SET_LIST.map(({folder}) => folder),
  'src',
  'i18n',
];

/** Whether a file is written as a page: in MDX or Markdown, notes for developers left out. */
export function isPageFile(file: string): boolean {
  return /\.mdx?$/.test(file) && path.posix.basename(file) !== 'README.md';
}

/**
 * Lists every page source below the given folders, as sorted paths relative to `root`.
 *
 * @throws Error when nothing is found: a check that reads no page must not pass
 */
export function listPages(
  root: string,
  folders: readonly string[] = PAGE_FOLDERS,
): string[] {
  const pages = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .filter(isPageFile),
  );
  if (pages.length === 0) {
    throw new Error(
      `No page found below ${folders.join(', ')} in ${root}. Run the check from a full checkout.`,
    );
  }
  return pages.sort();
}
