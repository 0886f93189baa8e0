/** Longest query that is searched for, in characters; the modal's field takes 64. */
export const MAX_QUERY_LENGTH = 500;

/** Hits per request: the modal's one page, and one step of the endless results page. */
export const HITS_PER_PAGE = {modal: 8, page: 15} as const;

/** Where to search. What is absent limits nothing. */
export interface SearchScope {
  /** Locale of the pages. */
  readonly language?: string;
  /** Tags of documentation sets and versions, `default` for pages outside them; none for all. */
  readonly tags?: readonly string[];
  /** Tag of the set that one reads: its pages come first where others answer alike. */
  readonly preferredTag?: string;
}

/** What a reader asks. */
export interface Question extends SearchScope {
  /** The query as it was typed. */
  readonly text: string;
}

/** What to search for, and which part of the hits to give. */
export interface SearchQuery extends Question {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

/** The query that the modal sends for a text. */
export function modalQuery(text: string, scope: SearchScope): SearchQuery {
  return {
    ...scope,
    text: text.trim(),
    page: 1,
    perPage: HITS_PER_PAGE.modal,
  };
}
