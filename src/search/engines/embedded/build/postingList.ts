import {packSection, type PackedPostings, type Posting} from '../indexFiles';

/**
 * The postings of a term while they are collected, as they are written: as objects, those of all terms
 * take several times the memory.
 */
export interface PostingList {
  readonly packed: number[];
  /** Pages so far. */
  pages: number;
  /** The last of them, 0 when there is none. */
  lastPage: number;
}

/** A list without postings. */
export function emptyList(): PostingList {
  return {packed: [], pages: 0, lastPage: 0};
}

/** Adds a posting; its page comes after all that are there. */
export function addPosting(
  list: PostingList,
  {page, weight, sections}: Posting,
): void {
  list.packed.push(page - list.lastPage, weight, sections.length);
  for (const {section, weight: own} of sections) {
    list.packed.push(packSection(section, own));
  }
  list.pages += 1;
  list.lastPage = page;
}

/** Writes postings, which are in the order of their pages. */
export function packPostings(postings: readonly Posting[]): PackedPostings {
  const list = emptyList();
  postings.forEach((posting) => addPosting(list, posting));
  return list.packed;
}
