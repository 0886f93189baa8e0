import {isPageFile, PAGE_FOLDERS} from '../../../src/sets/page/listPages';
import type {ChangedFiles} from './changedFiles';
import {PAGE_CHECKS} from './scopes';

/** What changed files ask for. */
export interface Concerned {
  /** Names of checks; `all` where a change can make anything elsewhere wrong. */
  readonly checks: readonly string[] | 'all';
  /** Changed pages, when every other page is as it was. */
  readonly pages?: readonly string[];
  /** Changed files that fences of pages show. */
  readonly programs?: readonly string[];
}

/** Checks that look at images. */
const OF_IMAGES = [
  'image files',
  'static files',
  'data syntax',
  'translation folders',
];

/** Programs beside pages, which fences show by `from-file`. */
const PROGRAM = /^docs-[^/]+\/.*\.(?:c|cpp|cs|java|py)$/;

/** Checks that look at the samples of pages. */
const OF_SAMPLES = [
  'fences',
  'sample syntax',
  'c samples',
  'sample habits',
  'ocr reference',
];

/** Files that are no pages, and what they are held to. */
const BESIDE_PAGES: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^src\/.*\.css$/,
    ['custom properties', 'styles', 'overrides', 'holds', 'image files'],
  ],
  [PROGRAM, OF_SAMPLES],
  [/^\.github\//, ['workflows', 'data syntax']],
  [/^compose\.yaml$/, ['compose', 'data syntax']],
  [/^\.gitattributes$/, ['manifests']],
  [/^[A-Z]+\.md$/, ['guides']],
  [/\.(?:png|jpe?g|gif|webp|avif|svg)$/, OF_IMAGES],
  [
    /^i18n\/[^/]+\/(?:code|.*\/current)\.json$/,
    [
      'interface strings',
      'data syntax',
      'translation folders',
      'korean terms',
      'politeness',
      'korean spelling',
    ],
  ],
];

/** Files that no check reads. What checks themselves are made of concerns all of them. */
const UNREAD =
  /^(?:tests|bench|\.ci|\.githooks|\.vscode|scripts\/(?!check\/|samples\/))|^(?!docusaurus\.config\.ts$|package(?:-lock)?\.json$|tsconfig\.json$|compose\.yaml$|\.gitattributes$|[A-Z]+\.md$)[^/]+$/;

/** Says which checks have to look at which pages. */
export function concerned({
  changed,
  removed,
}: Omit<ChangedFiles, 'base'>): Concerned {
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
        ...(pages.length > 0 ? Object.keys(PAGE_CHECKS) : []),
        ...known.flatMap((row) => row?.[1] ?? []),
      ]),
    ],
    pages,
    programs: others.filter((file) => PROGRAM.test(file)),
  };
}

function isPage(file: string): boolean {
  return (
    isPageFile(file) &&
    PAGE_FOLDERS.some((folder) => file.startsWith(`${folder}/`))
  );
}
