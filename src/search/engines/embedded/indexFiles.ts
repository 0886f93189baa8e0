// The files of the index, as the build writes them and the page and its worker read them.

/** A heading as the index files hold it: page, anchor, level, heading texts from level 1 down. */
export type PackedHeading = readonly [
  page: number,
  anchor: string,
  ...headings: string[],
];

/** The first file of a shard: every page and heading, enough for the first results. */
export interface HeadingsFile {
  /** Path from the site's origin, and the levels above the page: product and sidebar group. */
  readonly pages: readonly (readonly [path: string, lvl0: string])[];
  readonly headings: readonly PackedHeading[];
}

/** Text below each heading of a run of headings, in pieces. */
export type TextsFile = readonly (readonly string[])[];

/** The files of one shard, by name. */
export interface ShardFiles {
  readonly headings: string;
  /** Absent where only the headings are published. */
  readonly terms?: string;
  readonly texts: readonly string[];
}

/** What the index consists of; the one file with a fixed name. */
export interface Manifest {
  readonly format: 1;
  readonly language: string;
  /** By the tag of the pages in it. */
  readonly shards: Readonly<Record<string, ShardFiles>>;
}

/** Name of the manifest. */
export const MANIFEST_FILE = 'manifest.json';

/** Headings per text file. */
export const TEXTS_PER_FILE = 64;

/** Folder of the index below a locale's base path. */
export const INDEX_FOLDER = 'search-index';
