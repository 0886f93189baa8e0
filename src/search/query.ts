import {HIERARCHY_FIELDS} from './record';

/** Longest query that is searched for, in characters; the modal's field takes 64. */
export const MAX_QUERY_LENGTH = 200;

/** Hits per request: the modal's one page, and one step of the endless results page. */
export const HITS_PER_PAGE = {modal: 10, page: 15} as const;

/** Words of context on each side of a match. */
export const AFFIX_TOKENS = 50;

/** What to search for. Both surfaces ask both engines this. */
export interface SearchQuery {
  readonly q: string;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** Typesense filter expression, such as `language:=en && docusaurus_tag:=[default]`. */
  readonly filterBy: string;
}

/** The parameters of one search in a Typesense `multi_search` request. */
export type SearchParameters = Readonly<Record<string, string | number>>;

const HEADING_FIELDS = HIERARCHY_FIELDS.slice(1);
const TEXT_FIELDS = [...HIERARCHY_FIELDS, 'content'].join(',');

/**
 * Search parameters of the site, in place of the packages' defaults: names and Korean words are
 * searched too, the best match comes before the page's priority, one hit is given per address.
 */
export const SEARCH_PARAMETERS: SearchParameters = {
  query_by: [
    'title_words',
    ...HEADING_FIELDS,
    'identifiers',
    'keywords_ko',
    'content',
    HIERARCHY_FIELDS[0],
  ].join(','),
  // The heaviest field decides, not the one where the words happen to stand closest together.
  text_match_type: 'max_weight',
  query_by_weights: '15,12,10,9,8,7,7,6,6,4,2',
  include_fields: `${TEXT_FIELDS},anchor,url,type,id`,
  highlight_fields: TEXT_FIELDS,
  highlight_full_fields: TEXT_FIELDS,
  group_by: 'url',
  group_limit: 1,
  // Without it the pages after some hundred groups are empty from Typesense 29 on:
  // https://github.com/typesense/typesense/issues/2622
  group_max_candidates: 2000,
  // No buckets: they put every section of a page before a better match elsewhere.
  sort_by: '_text_match:desc,item_priority:desc',
  snippet_threshold: 8,
  highlight_affix_num_tokens: AFFIX_TOKENS,
  num_typos: 2,
  // Of the words that begin with what is typed, the server would look at four.
  max_candidates: 32,
  drop_tokens_threshold: 1,
};

/** Builds the parameters of one hosted search. Configured parameters win, the filter is merged. */
export function searchParameters(
  collection: string,
  {q, page, perPage, filterBy}: SearchQuery,
  configured: SearchParameters = SEARCH_PARAMETERS,
): SearchParameters {
  return {
    ...configured,
    collection,
    q,
    page,
    per_page: perPage,
    filter_by: filterBy,
  };
}

/** The query that the modal sends for a text. */
export function modalQuery(q: string, filterBy: string): SearchQuery {
  return {q: q.trim(), page: 1, perPage: HITS_PER_PAGE.modal, filterBy};
}
