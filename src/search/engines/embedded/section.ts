import {HIERARCHY_FIELDS, type Level} from '../../record';

/** A heading as the index files hold it: page, anchor, level, heading texts from level 1 down. */
export type PackedHeading = readonly [
  page: number,
  anchor: string,
  ...headings: string[],
];

/** The first file of a shard: every page and heading, enough for the first results. */
export interface HeadingsFile {
  /** Path from the site's origin, and the levels above the page: product and section. */
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
  /** Number of headings. */
  readonly sections: number;
}

/** What the index consists of; the one file with a fixed name. */
export interface Manifest {
  readonly format: 1;
  readonly language: string;
  /** Origin of the addresses. */
  readonly shards: Readonly<Record<string, ShardFiles>>;
}

/** Headings per text file. */
export const TEXTS_PER_FILE = 64;

/** Folder of the index below a locale's base path. */
export const INDEX_FOLDER = 'search-index';

/** A heading of a shard, unpacked. */
export interface Section {
  /** Path with the anchor. */
  readonly url: string;
  readonly anchor: string;
  readonly level: Level;
  /** Texts of level 0 down to the heading itself. */
  readonly hierarchy: readonly string[];
  /** The heading as {@link compact} makes it. */
  readonly compactTitle: string;
}

/** Unpacks the headings of a shard. */
export function unpackSections({pages, headings}: HeadingsFile): Section[] {
  return headings.map(([page, anchor, ...texts]) => {
    const [path, lvl0] = pages[page]!;
    return {
      url: anchor ? `${path}#${anchor}` : path,
      anchor,
      level: texts.length as Level,
      hierarchy: [lvl0, ...texts],
      compactTitle: compact(texts.at(-1)!),
    };
  });
}

/** A text as queries and headings are compared: letters, digits and the signs of C++ and C#, lower case. */
export function compact(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '');
}

/** The heading's own text. */
export function titleOf({hierarchy}: Section): string {
  return hierarchy.at(-1)!;
}

/** The hierarchy fields of a record that stands for a section. */
export function hierarchyFields(
  texts: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    texts
      .map((text, level) => [HIERARCHY_FIELDS[level]!, text] as const)
      .filter(([, text]) => text !== ''),
  );
}
