import {readdirSync} from 'node:fs';
import path from 'node:path';
import {DOCS_SET_LIST} from '../index';

/** Folders whose pages are published, relative to the repository's root. */
export const PAGE_FOLDERS: readonly string[] = [
  ...DOCS_SET_LIST.map(({folder}) => folder),
  'src/pages',
  'i18n',
];

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
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/'))),
  );
  if (pages.length === 0) {
    throw new Error(
      `No page found below ${folders.join(', ')} in ${root}. Run the check from a full checkout.`,
    );
  }
  return pages.sort();
}
