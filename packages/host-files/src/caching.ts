/** How long browsers keep the files of a folder. */
export interface CacheRule {
  /** Path below the base path, or the path of a locale, with a slash at its end. */
  readonly folder: string;
  /** Names of the files, as a regular expression without groups. */
  readonly files: string;
  /** Whether all files of the folder have such names. */
  readonly isWhole: boolean;
  readonly value: string;
}

/** Asks each time whether it has changed. */
export const REVALIDATED = 'no-cache';

const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * The files whose names change with what they hold: those of the bundlers, and the index of search but for
 * the one file that names the others. Whatever has no rule is {@link REVALIDATED}.
 */
export const CACHE_RULES: readonly CacheRule[] = [
  {
    folder: 'assets/',
    files: String.raw`(?:[^/]+/)*[^/]+[.-](?:[0-9a-f]{8}|[0-9a-f]{32}|[0-9A-Z]{8})\.[0-9a-z]+`,
    isWhole: true,
    value: FOR_EVER,
  },
  {
    folder: 'search-index/',
    files: String.raw`[0-9a-f]{10}-[a-z]+(?:-[0-9]+)?\.json`,
    isWhole: false,
    value: FOR_EVER,
  },
];
