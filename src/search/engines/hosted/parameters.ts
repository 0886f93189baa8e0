import type {SearchQuery, SearchScope} from '../../query';
import {HIERARCHY_FIELDS, PAGE_RANKS} from '../../records/record';
import {isStopWord, wordsOf} from '../../text/tokenize';
import {serverText} from './serverText';

/** The parameters of one search in a Typesense `multi_search` request. */
export type SearchParameters = Readonly<
  Record<string, string | number | boolean>
>;

/** The fields that are searched, each with its weight: the server tells 15 of them apart. */
const WEIGHTS = {
  title: 15,
  title_names: 14,
  title_ko: 14,
  topics: 13,
  'hierarchy.lvl1': 12,
  'hierarchy.lvl2': 10,
  'hierarchy.lvl3': 9,
  'hierarchy.lvl4': 8,
  'hierarchy.lvl5': 8,
  'hierarchy.lvl6': 8,
  description: 7,
  headings: 7,
  identifiers: 6,
  keywords_ko: 6,
  link_texts: 5,
  content: 4,
  'hierarchy.lvl0': 2,
} as const;

/** Name under which the server keeps the stop words; `npm run search:push` brings them. */
export const STOP_WORDS_SET = 'site-search';

const SHOWN_TEXTS = [...HIERARCHY_FIELDS, 'content'].join(',');

/** What every search of the site asks for. guides/search.md gives the reasons. */
export const SEARCH_PARAMETERS = {
  query_by: Object.keys(WEIGHTS).join(','),
  query_by_weights: Object.values(WEIGHTS).join(','),
  text_match_type: 'max_weight',
  prioritize_exact_match: true,
  prioritize_token_position: true,
  prioritize_num_matching_fields: false,
  demote_synonym_match: true,
  enable_typos_for_numerical_tokens: false,
  drop_tokens_threshold: 10,
  drop_tokens_mode: 'both_sides:3',
  max_candidates: 32,
  search_cutoff_ms: 1000,
  group_by: 'url_without_anchor',
  group_limit: 1,
  group_max_candidates: 2000,
  include_fields: `${SHOWN_TEXTS},url,type`,
  highlight_fields: SHOWN_TEXTS,
  highlight_full_fields: HIERARCHY_FIELDS.join(','),
  highlight_affix_num_tokens: 50,
  snippet_threshold: 8,
} as const satisfies SearchParameters;

/**
 * Builds the parameters of one search. Configured parameters take the place of the site's; a
 * configured filter must hold besides that of the query.
 */
export function searchParameters(
  collection: string,
  {text, page, perPage, ...scope}: SearchQuery,
  configured: SearchParameters = {},
): SearchParameters {
  return {
    ...SEARCH_PARAMETERS,
    sort_by: sortBy(scope.preferredTag),
    // Of nothing but stop words, none would be left: IF is a formula as well.
    ...(wordsOf(text).some((word) => !isStopWord(word.text)) && {
      stopwords: STOP_WORDS_SET,
    }),
    ...configured,
    collection,
    q: serverText(text),
    page,
    per_page: perPage,
    filter_by: mergeFilters(
      scopeFilter(scope),
      configured['filter_by']?.toString(),
    ),
  };
}

/**
 * Where texts match alike, the set that one reads comes first, then kinds of pages count, then the depth on the
 * page. The server takes three conditions, so the first two of these are one.
 */
function sortBy(preferredTag: string | undefined): string {
  if (preferredTag === undefined) {
    return '_text_match:desc,page_rank:desc,depth:asc';
  }
  const ranks = Object.values(PAGE_RANKS).sort((a, b) => b - a);
  const scores = ['=', '!=']
    .flatMap((is) =>
      ranks.map(
        (rank) => `(docusaurus_tag:${is}${preferredTag} && page_rank:=${rank})`,
      ),
    )
    .map((condition, index, {length}) => `${condition}:${length - index}`);
  return `_text_match:desc,_eval([${scores.join(',')}]):desc,depth:asc`;
}

/** The filter of the pages that a search is limited to; empty when it is to none. */
function scopeFilter({language, tags = []}: SearchScope): string {
  return mergeFilters(
    language === undefined ? undefined : `language:=${language}`,
    tags.length > 0 ? `docusaurus_tag:=[${tags.join(',')}]` : undefined,
  );
}

/**
 * Joins filters that must all hold, in Typesense's filter language; empty ones are left out.
 * https://typesense.org/docs/30.2/api/search.html#filter-parameters
 */
function mergeFilters(...filters: readonly (string | undefined)[]): string {
  const given = filters.map((filter) => filter?.trim() ?? '').filter(Boolean);
  // An `||` inside one of them must not reach across the joint.
  const atom = (filter: string) =>
    given.length > 1 && filter.includes('||') ? `(${filter})` : filter;
  return given.map(atom).join(' && ');
}
