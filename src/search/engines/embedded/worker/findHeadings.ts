import type {Query, SearchResult} from 'minisearch';
import {hasHangul} from '../../../text/hangul';
import {synonymsOf} from '../../../text/synonyms';
import {queryTerms, type QueryTerm} from '../../../text/tokenize';
import {compact, type ShardHeading} from '../headings';
import type {TermIndex} from '../termIndex';
import {editDistance} from './spelling';

/** Words of a query beyond which further ones are ignored. */
const MAX_TERMS = 12;

const FIELD_BOOST = {title: 6, path: 2, content: 1};
const WEIGHTS = {fuzzy: 0.3, prefix: 0.5};

/** How much a heading counts by its level: pages before their sections. */
const LEVEL_BOOST = [1.6, 1.6, 1.15, 1.05];

/** How much more a heading counts that holds every word of the query; some words give a share. */
const IN_TITLE = 1;

/** How much a heading counts that is the query, but for a typo, or the start of it. */
const TITLE_BOOST = {same: 6, sameSection: 3, near: 4, start: 1.5};

/** What is searched: headings with their texts, and the index of them by position. */
export interface Searchable {
  readonly index: TermIndex;
  readonly headings: readonly ShardHeading[];
}

/** A heading that a query found, by itself or by the text below it. */
export interface FoundHeading<S extends Searchable> {
  readonly shard: S;
  readonly id: number;
  readonly score: number;
  /** Index terms that matched. */
  readonly terms: readonly string[];
  /** Whether every match stands in the heading or above it. */
  readonly inHeadings: boolean;
}

/** A way to take the words of a query. */
type Reading = (
  index: TermIndex,
  terms: readonly QueryTerm[],
) => SearchResult[];

/** The strictest first; the next one counts only when no shard answers the one before. */
const READINGS: readonly Reading[] = [searchAll, searchSplit, searchSome];

/**
 * Finds the headings of some shards that have all words of a query, be it with typos; when there are
 * none, those that have all once run-together words are split; else those with half of the words.
 *
 * @returns best first; scores of two shards compare only roughly
 */
export function findHeadings<S extends Searchable>(
  shards: readonly S[],
  query: string,
): FoundHeading<S>[] {
  const terms = queryTerms(query).slice(0, MAX_TERMS);
  if (terms.length === 0) {
    return [];
  }
  const wanted = compact(query);
  for (const read of READINGS) {
    const found = shards.flatMap((shard) =>
      read(shard.index, terms).map((result) =>
        foundHeading(shard, result, wanted),
      ),
    );
    if (found.length > 0) {
      return found.sort((a, b) => b.score - a.score || a.id - b.id);
    }
  }
  return [];
}

function foundHeading<S extends Searchable>(
  shard: S,
  result: SearchResult,
  wanted: string,
): FoundHeading<S> {
  const {id, score, match, terms} = result;
  return {
    shard,
    id: id as number,
    score:
      score *
      titleBoost(shard.headings[id]!, wanted) *
      (1 + IN_TITLE * shareIn(result, 'title')),
    terms,
    inHeadings: Object.values(match).every((fields) =>
      fields.some((field) => field !== 'content'),
    ),
  };
}

function searchAll(
  index: TermIndex,
  terms: readonly QueryTerm[],
): SearchResult[] {
  return index.search(all(terms.map(termQuery)), {
    boost: FIELD_BOOST,
    weights: WEIGHTS,
  });
}

function searchSplit(
  index: TermIndex,
  terms: readonly QueryTerm[],
): SearchResult[] {
  const split = terms.flatMap((term) => splitTerm(index, term));
  return split.length > terms.length
    ? index.search(all(split.map(termQuery)), {boost: FIELD_BOOST})
    : [];
}

function searchSome(
  index: TermIndex,
  terms: readonly QueryTerm[],
): SearchResult[] {
  if (terms.length === 1) {
    return [];
  }
  const counts = new Map<number, number>();
  for (const term of terms) {
    for (const {id} of index.search(termQuery(term))) {
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  const needed = Math.ceil(terms.length / 2);
  return index
    .search(
      {combineWith: 'OR', queries: terms.map(termQuery)},
      {
        boost: FIELD_BOOST,
        weights: WEIGHTS,
        filter: ({id}) => (counts.get(id) ?? 0) >= needed,
      },
    )
    .map((result) => ({
      ...result,
      score: result.score * ((counts.get(result.id) ?? 1) / terms.length) ** 2,
    }));
}

function all(queries: Query[]): Query {
  return {combineWith: 'AND', queries};
}

/** A word is found by its synonyms too; a name typed in one piece by all of its parts. */
function termQuery({whole, parts}: QueryTerm): Query {
  const queries = [whole, ...synonymsOf(whole)].map(leaf);
  if (parts.length > 0) {
    queries.push(all(parts.map(leaf)));
  }
  return queries.length === 1 ? queries[0]! : {combineWith: 'OR', queries};
}

function leaf(term: string): Query {
  return {
    queries: [term],
    tokenize: (text) => [text],
    prefix: term.length > 1 || hasHangul(term),
    fuzzy: allowedTypos(term),
    maxFuzzy: 2,
  };
}

/** Edits that still count as the same word; Korean counts letters, two to three a syllable. */
function allowedTypos(term: string): number | false {
  const length = hasHangul(term) ? term.length / 1.5 : term.length;
  if (length < 4 || /^\d+$/.test(term)) {
    return false;
  }
  return length < 8 ? 1 : 2;
}

/** Splits a word that the index does not know into two that it does: `환불정책` → 환불 + 정책. */
function splitTerm(index: TermIndex, term: QueryTerm): QueryTerm[] {
  const {whole} = term;
  const isKnown = (text: string) =>
    index.search({queries: [text], tokenize: (t) => [t], prefix: true}).length >
    0;
  if (isKnown(whole)) {
    return [term];
  }
  for (let cut = whole.length - 3; cut >= 3; cut -= 1) {
    const [left, right] = [whole.slice(0, cut), whole.slice(cut)];
    if (isKnown(left) && isKnown(right)) {
      return [
        {whole: left, parts: []},
        {whole: right, parts: []},
      ];
    }
  }
  return [term];
}

/** The share of the found words that stand in a field, 0 to 1. */
function shareIn({match}: SearchResult, field: string): number {
  const found = Object.values(match);
  return found.filter((fields) => fields.includes(field)).length / found.length;
}

function titleBoost(
  {compactTitle: title, level: depth}: ShardHeading,
  wanted: string,
): number {
  const level = LEVEL_BOOST[depth] ?? 1;
  if (title === wanted) {
    return level * (depth === 1 ? TITLE_BOOST.same : TITLE_BOOST.sameSection);
  }
  if (
    wanted.length > 5 &&
    Math.abs(title.length - wanted.length) <= 2 &&
    editDistance(title, wanted) <= 2
  ) {
    return level * TITLE_BOOST.near;
  }
  return title.startsWith(wanted) ? level * TITLE_BOOST.start : level;
}
