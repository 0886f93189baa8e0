/** Sets `Cache-Control` for files of one folder. */
export interface CacheRule {
  /** Path relative to the base path and to each locale's folder, with a trailing slash. */
  readonly folder: string;
  /** Regular expression for the file names, without capturing groups. */
  readonly files: string;
  /** `true` if the rule applies to all files of the folder. Hosts that can only match folders ignore other rules. */
  readonly coversFolder: boolean;
  readonly value: string;
}

/** `Cache-Control` of files without a rule: browsers must ask whether the file has changed. */
export const REVALIDATE_CACHE_CONTROL = 'no-cache';

/** `Cache-Control` of files whose names contain a hash of their content. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Caches files with hashed names that webpack, Rspack and esbuild write to `assets/`. */
export const DEFAULT_CACHE_RULES: readonly CacheRule[] = [
  {
    folder: 'assets/',
    files: String.raw`(?:[^/]+/)*[^/]+[.-](?:[0-9a-f]{8}|[0-9a-f]{32}|[0-9A-Z]{8})\.[0-9a-z]+`,
    coversFolder: true,
    value: IMMUTABLE_CACHE_CONTROL,
  },
];
