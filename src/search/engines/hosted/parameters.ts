import {SUMMARY_WORDS, type SearchQuery} from '../../query';
import {HIERARCHY_FIELDS} from '../../records/record';
import {mergeFilters, scopeFilter} from './filter';

/** The parameters of one search in a Typesense `multi_search` request. */
export type SearchParameters = Readonly<
  Record<string, string | number | boolean>
>;

const HEADING_FIELDS = HIERARCHY_FIELDS.slice(1);
const TEXT_FIELDS = [...HIERARCHY_FIELDS, 'content'].join(',');

/**
 * Search parameters of the site, in place of the packages' defaults: names, Korean words and what links
 * call a page are searched too, the best match comes before the page's priority, one hit is given per
 * address.
 */
export const SEARCH_PARAMETERS = {
  query_by: [
    'title_words',
    'topic_words',
    'alias_words',
    ...HEADING_FIELDS,
    'description',
    'headings',
    'identifiers',
    'keywords_ko',
    // What others call a page tells less of it than its own headings, and more than its prose.
    'link_texts',
    'content',
    HIERARCHY_FIELDS[0],
  ].join(','),
  // The heaviest field decides, not the one where the words happen to stand closest together.
  text_match_type: 'max_weight',
  query_by_weights: '15,13,11,12,10,9,8,7,7,7,6,6,6,5,4,2',
  // Not who says it in most fields: a guide says in its title what entries repeat in all of theirs.
  prioritize_num_matching_fields: false,
  include_fields: `${TEXT_FIELDS},anchor,url,type,id`,
  highlight_fields: TEXT_FIELDS,
  // Of a text the words around the matches are enough.
  highlight_full_fields: HIERARCHY_FIELDS.join(','),
  group_by: 'url',
  group_limit: 1,
  // Without it the pages after some hundred groups are empty from Typesense 29 on:
  // https://github.com/typesense/typesense/issues/2622
  group_max_candidates: 2000,
  // No buckets: they put every section of a page before a better match elsewhere.
  sort_by: '_text_match:desc,item_priority:desc',
  snippet_threshold: 8,
  highlight_affix_num_tokens: SUMMARY_WORDS,
  num_typos: 2,
  // Of the words that begin with what is typed, the server would look at four.
  max_candidates: 32,
  // One record has to have all words: below this number of addresses, those that have some come too,
  // behind. A question rarely finds all of its words in one section.
  drop_tokens_threshold: 50,
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
    ...configured,
    collection,
    q: text,
    page,
    per_page: perPage,
    ...(scope.preferredTag !== undefined && {
      // Where texts match alike, the set that one reads comes first.
      sort_by: `_text_match:desc,_eval(docusaurus_tag:=${scope.preferredTag}):desc,item_priority:desc`,
    }),
    filter_by: mergeFilters(
      scopeFilter(scope),
      configured['filter_by']?.toString(),
    ),
  };
}
