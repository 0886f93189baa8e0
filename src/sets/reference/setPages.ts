import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {DocsSet} from '../docsSet';
import {scanPage, type Passage} from './scanPage';

/** A page of a set, as far as its reference needs it. */
export interface SetPage {
  /** Address, without the path of the site and of its language. */
  readonly route: string;
  /** Absolute path of the source. */
  readonly file: string;
  readonly source: string;
  readonly title: string;
  readonly passages: readonly Passage[];
}

/**
 * Makes a reader of all pages of a set that follows their edits and scans each once per edit.
 * Fragments, which have no address, are left out.
 *
 * @param root - absolute path of the repository
 * @param isFollowed - whether edits are looked for at every call; a build, which asks for every page that it
 *   compiles, need not look through all pages as often
 * @returns the same array until a page changes, so that what is made of it can be kept
 */
export function setPagesReader(
  root: string,
  {folder, routeBasePath}: Pick<DocsSet, 'folder' | 'routeBasePath'>,
  isFollowed = true,
): () => readonly SetPage[] {
  const known = new Map<string, {stamp: string; page: SetPage}>();
  let pages: readonly SetPage[] = [];
  let isRead = false;
  return () => {
    if (isRead && !isFollowed) {
      return pages;
    }
    isRead = true;
    const found = pageFiles(path.join(root, folder)).map((name) => {
      const file = path.join(root, folder, name);
      const {mtimeMs, size} = statSync(file);
      const stamp = `${mtimeMs} ${size}`;
      const before = known.get(file);
      if (before?.stamp === stamp) {
        return before.page;
      }
      const source = readFileSync(file, 'utf8');
      const id = name
        .split(path.sep)
        .join('/')
        .replace(/\.mdx$/, '');
      const page = {
        route: `/${routeBasePath}/${id}`,
        file,
        source,
        ...scanPage(source),
      };
      known.set(file, {stamp, page});
      return page;
    });
    const isSame =
      found.length === pages.length &&
      found.every((page, index) => page === pages[index]);
    pages = isSame ? pages : found;
    return pages;
  };
}

function pageFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx') && !/(?:^|[\\/])_/.test(name))
    .sort();
}
