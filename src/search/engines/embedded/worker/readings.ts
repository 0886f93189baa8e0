import type {Query, SearchResult} from 'minisearch';
import {hasHangul} from '../../../text/hangul';
import {synonymsOf} from '../../../text/synonyms';
import type {QueryTerm} from '../../../text/tokenize';
import type {TermIndex} from '../termIndex';

const FIELD_BOOST = {title: 6, path: 2, content: 1};
const WEIGHTS = {fuzzy: 0.3, prefix: 0.5};

/** A way to take the words of a query. */
type Reading = (
  index: TermIndex,
  terms: readonly QueryTerm[],
) => SearchResult[];

/** The strictest first; the next one counts only when no shard answers the one before. */
export const READINGS: readonly Reading[] = [
  searchAll,
  searchSplit,
  searchSome,
];

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
