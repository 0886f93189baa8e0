// Format of the index files. Except for the manifest and the titles, the size of a file does not depend on
// the number of pages. A query fetches the files that contain its terms, and one file for each page that it
// shows.

/** A range of consecutive page numbers with the same tag. */
export type TagRange = readonly [tag: string, firstPage: number, count: number];

/** Content of the manifest, the only index file with a fixed name. */
export interface IndexManifest {
  readonly language: string;
  /** Content hash that prefixes the names of all other files. */
  readonly build: string;
  readonly tags: readonly TagRange[];
  /** First term of each term block, sorted. */
  readonly blocks: readonly string[];
  /** First key of each typo block, sorted. */
  readonly typos: readonly string[];
}

/**
 * A posting list. It contains for each page: the difference to the previous page number, the weight of the
 * term on the page, the number of sections, and one number of {@link packSection} for each section.
 */
export type PackedPostings = readonly number[];

/** A term, the number of pages that contain it, and its best postings. */
export type PackedTerm = readonly [
  term: string,
  pages: number,
  postings: PackedPostings,
];

/** Rows sorted by term. */
export type TermBlock = readonly PackedTerm[];

/**
 * Rows sorted by key. The key is a word with one letter deleted; each other item is the offset of the letter
 * and the letter, such as `3e`.
 */
export type TypoBlock = readonly (readonly [
  key: string,
  ...deleted: string[],
])[];

export type PackedSection = readonly [
  anchor: string,
  /** Headings above and including that of the section, from level 1 down. */
  headings: readonly string[],
  pieces: readonly string[],
];

export interface PageFile {
  /** URL path, including the base path of the site. */
  readonly path: string;
  /** Product and sidebar group of the page. */
  readonly lvl0: string;
  readonly sections: readonly PackedSection[];
}

/** Titles and paths of all pages, for suggestions. */
export type TitlesFile = readonly (readonly [title: string, path: string])[];

export const MANIFEST_FILE = 'manifest.json';

/** Folder of the index below the base path of a locale. */
export const INDEX_FOLDER = 'search-index';

export const getIndexFileNames = (build: string) => ({
  terms: (block: number) => `${build}-terms-${block}.json`,
  typos: (block: number) => `${build}-typos-${block}.json`,
  page: (page: number) => `${build}-page-${page}.json`,
  titles: `${build}-titles.json`,
});

/**
 * Maximum number of terms that a query reads for a prefix. For prefixes with more terms the index has a
 * merged posting list.
 */
export const PREFIX_TERMS = 16;

/** Suffix of the merged posting list of all terms with a prefix. Sorts before letters and digits. */
export const PREFIX_SUFFIX = '\u0001';

/** Prefix of the keys of whole headings, see {@link createHeadingKeys}. Sorts before letters and digits. */
export const HEADING_MARK = '\u0002';

/** Factors for weights before they are rounded to integers. */
export const WEIGHT_SCALE = {page: 8, section: 4} as const;

const MAX_WEIGHT = 63;

/** Pseudo section number for the top of a page: its page fields and its first section. */
export const WHOLE_PAGE = -1;

/** Packs a section number and the weight of a term in that section into one number. Clamps the weight to 1 to 63. */
export function packSection(section: number, weight: number): number {
  const rounded = Math.max(1, Math.min(MAX_WEIGHT, Math.round(weight)));
  return (section + 1) * (MAX_WEIGHT + 1) + rounded;
}

/** Weight of a term in a section. */
export interface SectionWeight {
  readonly section: number;
  readonly weight: number;
}

/** Weight of a term on a page. */
export interface Posting {
  readonly page: number;
  readonly weight: number;
  /** Sorted by weight, highest first. */
  readonly sections: readonly SectionWeight[];
}

export function unpackPostings(packed: PackedPostings): Posting[] {
  const postings: Posting[] = [];
  let page = 0;
  for (let at = 0; at < packed.length;) {
    page += packed[at]!;
    const weight = packed[at + 1]!;
    const end = at + 3 + packed[at + 2]!;
    const sections = packed.slice(at + 3, end).map((value) => ({
      section: Math.floor(value / (MAX_WEIGHT + 1)) - 1,
      weight: value % (MAX_WEIGHT + 1),
    }));
    postings.push({page, weight, sections});
    at = end;
  }
  return postings;
}

/** Merges posting lists: returns for each page the posting with the highest weight. */
export function mergePostings(
  lists: readonly (readonly Posting[])[],
): Posting[] {
  const best = new Map<number, Posting>();
  for (const posting of lists.flat()) {
    const known = best.get(posting.page);
    if (!known || posting.weight > known.weight) {
      best.set(posting.page, posting);
    }
  }
  return [...best.values()].sort((a, b) => a.page - b.page);
}
