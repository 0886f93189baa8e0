import type {SearchResult} from 'minisearch';
import {queryTerms} from '../../../text/tokenize';
import {compact, type ShardHeading} from '../headings';
import type {TermIndex} from '../termIndex';
import {READINGS} from './readings';
import {editDistance} from './spelling';

/** Words of a query beyond which further ones are ignored. */
const MAX_TERMS = 12;

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
