import {isPageFile, PAGE_FOLDERS} from '../../../src/sets/page/listPages';
import type {ChangedFiles} from './changedFiles';

/** What changed files ask for. */
export interface Concerned {
  /** Names of checks; `all` where a change can make anything elsewhere wrong. */
  readonly checks: readonly string[] | 'all';
  /** Changed pages, when nothing but pages has to be read; otherwise every page is. */
  readonly pages?: readonly string[];
}

/** Checks that a page can be held to beside the pages that it links to. */
const OF_A_PAGE = [
  'mdx',
  'front matter',
  'headings',
  'fences',
  'sample habits',
  'wording',
  'prose',
  'spelling',
  'references',
  'links',
  'link text',
  'images',
  'markup',
];

/** Files that need no other page than the changed ones, and what they are held to. */
const BESIDE_PAGES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^src\/.*\.css$/, ['custom properties', 'overrides']],
  [/\.(?:png|jpe?g|gif|webp|avif|svg)$/, ['image files', 'static files']],
  [/^i18n\/[^/]+\/(?:code|.*\/current)\.json$/, ['interface strings']],
];

/** Files that no check reads. */
const UNREAD = /^(?:tests|bench|scripts|\.ci|\.githooks)\/|^[^/]+$/;

/** Says which checks have to look at which pages. */
export function concerned({changed, removed}: ChangedFiles): Concerned {
  const read = changed.filter((file) => !UNREAD.test(file));
  const pages = read.filter(isPage);
  const others = read.filter((file) => !isPage(file));
  const known = others.map((file) =>
    BESIDE_PAGES.find(([pattern]) => pattern.test(file)),
  );
  if (
    removed.some((file) => !UNREAD.test(file)) ||
    known.some((row) => row === undefined)
  ) {
    return {checks: 'all'};
  }
  return {
    checks: [
      ...new Set([
        ...(pages.length > 0 ? OF_A_PAGE : []),
        ...known.flatMap((row) => row?.[1] ?? []),
      ]),
    ],
    pages,
  };
}

function isPage(file: string): boolean {
  return (
    isPageFile(file) &&
    PAGE_FOLDERS.some((folder) => file.startsWith(`${folder}/`))
  );
}
