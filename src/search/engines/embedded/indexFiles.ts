// The files of the index, as the build writes them and the page reads them. Each is as
// large at ten thousand pages as at ninety; a query fetches those that hold its words, and one for
// each page that is shown.

/** Pages of one tag: they stand together in the order of page numbers. */
export type TagRange = readonly [tag: string, firstPage: number, count: number];

/** What the index consists of; the one file with a fixed name. */
export interface Manifest {
  readonly language: string;
  /** What the names of all other files begin with: it changes with any of them. */
  readonly build: string;
  readonly tags: readonly TagRange[];
  /** First term of each block of terms, sorted. */
  readonly blocks: readonly string[];
  /** First key of each block of typos, sorted. */
  readonly typos: readonly string[];
}

/**
 * Where a term stands: for each page its number less that of the page before, how much the page has
 * of the term, and a list of {@link packSection} numbers with their count ahead.
 */
export type PackedPostings = readonly number[];

/** A term, the number of pages that have it, and the best of these. */
export type PackedTerm = readonly [
  term: string,
  pages: number,
  postings: PackedPostings,
];

/** Terms in sorted order. */
export type TermBlock = readonly PackedTerm[];

/**
 * Keys in sorted order, each with the words that lack nothing but one letter to be it: offset and
 * letter, `3e`, for each.
 */
export type TypoBlock = readonly (readonly [
  key: string,
  ...missing: string[],
])[];

/** A section of a page: anchor, texts of its headings from level 1 down, text in pieces. */
export type PackedSection = readonly [
  anchor: string,
  headings: readonly string[],
  pieces: readonly string[],
];

/** One page: path from the site's origin, the levels above it (product, sidebar group), sections. */
export interface PageFile {
  readonly path: string;
  readonly lvl0: string;
  readonly sections: readonly PackedSection[];
}

/** Titles of all pages with their paths; read where nothing was found, to name what is near. */
export type TitlesFile = readonly (readonly [title: string, path: string])[];

/** Name of the manifest. */
export const MANIFEST_FILE = 'manifest.json';

/** Folder of the index below a locale's base path. */
export const INDEX_FOLDER = 'search-index';

/** Names of the files of a build, beside the manifest. */
export const fileNames = (build: string) => ({
  terms: (block: number) => `${build}-terms-${block}.json`,
  typos: (block: number) => `${build}-typos-${block}.json`,
  page: (page: number) => `${build}-page-${page}.json`,
  titles: `${build}-titles.json`,
});

/** Weights are stored as whole numbers: parts of one that are told apart. */
export const STEPS = {page: 8, section: 4} as const;

const LARGEST_WEIGHT = 63;

/** Stands for a section: what is told of a page as a whole, with its top. */
export const WHOLE_PAGE = -1;

/** A section's number and how much it has of a term, 1 to 63, as one number. */
export function packSection(section: number, weight: number): number {
  const whole = Math.max(1, Math.min(LARGEST_WEIGHT, Math.round(weight)));
  return (section + 1) * (LARGEST_WEIGHT + 1) + whole;
}

/** Where in a page a term stands, and how much the section has of it. */
export interface SectionWeight {
  readonly section: number;
  readonly weight: number;
}

/** What a page has of a term. */
export interface Posting {
  readonly page: number;
  readonly weight: number;
  /** Best first. */
  readonly sections: readonly SectionWeight[];
}

/** Reads postings. */
export function unpackPostings(packed: PackedPostings): Posting[] {
  const postings: Posting[] = [];
  let page = 0;
  for (let at = 0; at < packed.length;) {
    page += packed[at]!;
    const weight = packed[at + 1]!;
    const end = at + 3 + packed[at + 2]!;
    const sections = packed.slice(at + 3, end).map((value) => ({
      section: Math.floor(value / (LARGEST_WEIGHT + 1)) - 1,
      weight: value % (LARGEST_WEIGHT + 1),
    }));
    postings.push({page, weight, sections});
    at = end;
  }
  return postings;
}
