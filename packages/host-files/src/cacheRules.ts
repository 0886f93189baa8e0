/** `Cache-Control` of the files of a folder. */
export interface CacheRule {
  /** Path below the base path and below each locale, with a trailing slash. */
  readonly folder: string;
  /** File names, as a regular expression without capturing groups. */
  readonly files: string;
  /**
   * All files of the folder have such names. Hosts whose patterns only know folders skip rules where this
   * is false.
   */
  readonly coversFolder: boolean;
  readonly value: string;
}

/** For files without a rule: browsers ask each time whether the file has changed. */
export const REVALIDATE = 'no-cache';

/** For files whose names contain a hash of their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Caches hashed files of webpack, Rspack and esbuild in `assets/`. */
export const DEFAULT_CACHE_RULES: readonly CacheRule[] = [
  {
    folder: 'assets/',
    files: String.raw`(?:[^/]+/)*[^/]+[.-](?:[0-9a-f]{8}|[0-9a-f]{32}|[0-9A-Z]{8})\.[0-9a-z]+`,
    coversFolder: true,
    value: IMMUTABLE,
  },
];
