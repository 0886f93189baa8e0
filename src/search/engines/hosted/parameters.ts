import {
  MAX_QUERY_LENGTH,
  type SearchQuery,
  type SearchScope,
} from '../../engine';
import type {SearchParameters} from '../../themeConfig';
import {HIERARCHY_FIELDS} from '../../records/record';
import {hasHangul, isParticle} from '../../text/hangul';
import {stemKoreanCompound} from '../../text/korean';
import {findWords, isStopWord, normalizeText} from '../../text/tokenize';

/** Names of the searched fields, at most 15, with their weights. */
const WEIGHTS = {
  title: 15,
  title_names: 14,
  title_ko: 14,
  topics: 13,
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
  // The title of the page, in each of its sections: below `content`, so that one page does not fill the list.
  'hierarchy.lvl1': 3,
  'hierarchy.lvl0': 2,
} as const;

const SHOWN_TEXTS = [...HIERARCHY_FIELDS, 'content'].join(',');

/** Parameters of all searches, explained in guides/search.md. */
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
  group_by: 'url',
  group_limit: 1,
  group_max_candidates: 2000,
  include_fields: `${SHOWN_TEXTS},excerpt,url`,
  highlight_fields: SHOWN_TEXTS,
  highlight_full_fields: HIERARCHY_FIELDS.join(','),
  highlight_affix_num_tokens: 50,
  snippet_threshold: 8,
} as const satisfies SearchParameters;

/**
 * Builds the parameters of one search.
 *
 * @param configured - parameters that override those of the site, except `filter_by`, which is combined with
 * the filter of the scope
 */
export function buildSearchParameters(
  collection: string,
  {text, page, perPage, ...scope}: SearchQuery,
  configured: SearchParameters = {},
): SearchParameters {
  return {
    ...SEARCH_PARAMETERS,
    sort_by: buildSortBy(scope.preferredTag),
    ...configured,
    collection,
    q: toServerQuery(text),
    page,
    per_page: perPage,
    filter_by: mergeFilters(
      buildScopeFilter(scope),
      configured['filter_by']?.toString(),
    ),
  };
}

/** Sorts equal text matches by preferred tag, then by the rank of the page and the position on it. */
function buildSortBy(preferredTag: string | undefined): string {
  const preferred =
    preferredTag === undefined
      ? ''
      : `_eval(docusaurus_tag:=${preferredTag}):desc,`;
  return `_text_match:desc,${preferred}priority:desc`;
}

/** Returns the `filter_by` expression of a search scope; an empty string if the scope is unrestricted. */
function buildScopeFilter({language, tags = []}: SearchScope): string {
  return mergeFilters(
    language === undefined ? undefined : `language:=${language}`,
    tags.length > 0 ? `docusaurus_tag:=[${tags.join(',')}]` : undefined,
  );
}

/** Combines filters with AND: https://typesense.org/docs/30.2/api/search.html#filter-parameters */
function mergeFilters(...filters: readonly (string | undefined)[]): string {
  const given = filters.map((filter) => filter?.trim() ?? '').filter(Boolean);
  const operand = (filter: string) =>
    given.length > 1 && filter.includes('||') ? `(${filter})` : filter;
  return given.map(operand).join(' && ');
}

/** Maximum number of words of a query in which English stop words are kept, since rules of the server may contain them. */
const SHORT_QUERY = 3;

/**
 * Converts a query for the server, which has no rules for Korean: stems Korean words and drops Korean stop
 * words. Drops English stop words from questions, since the server requires all words. Also drops a hyphen
 * before a word, which the server would read as an exclusion although it is usually part of a name, such as
 * `-lm` or `-1`.
 *
 * @returns an empty string if no words remain, for which the server would find all records
 */
export function toServerQuery(query: string): string {
  const words = normalizeText(query.slice(0, MAX_QUERY_LENGTH))
    .split(' ')
    .map((word) => word.replace(/^-+/, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const isQuestion = words.length > SHORT_QUERY && !query.includes('"');
  const content = words.filter(
    (word) =>
      !(isQuestion || hasHangul(word)) ||
      !isStopWord(word.replace(/[.,:;?!]+$/, '')),
  );
  return (content.length > 0 ? content : words)
    .map((word) => (hasHangul(word) ? stemKorean(word) : word))
    .join(' ');
}

/** Stems the Korean part of a word. Drops it if it is a particle after other letters, like `의` in `SDK의`. */
function stemKorean(word: string): string {
  return findWords(word)
    .flatMap(({text, start}) =>
      !hasHangul(text)
        ? text
        : start > 0 && isParticle(text)
          ? []
          : stemKoreanCompound(text),
    )
    .join(' ');
}
