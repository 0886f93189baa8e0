import {MAX_QUERY_LENGTH, type SearchScope} from '../../../engine';
import {hasHangul} from '../../../text/hangul';
import {joinStems} from '../../../text/headingKeys';
import {parseQuery, type ParsedQuery} from '../../../text/parseQuery';
import {isIdentifier} from '../../../text/tokenize';
import {HEADING_MARK} from '../indexFiles';
import {
  addShingles,
  TERM_BOOSTS,
  expandWord,
  createOptionalTerm,
  type QueryTerm,
} from './expandQuery';
import type {IndexReader, IndexTerm} from './indexReader';
import {findQueriedName} from './nameQueries';
import {rankPages, type RankedPage} from './rankPages';

/** Matches what looks like a name from code: `setValues`, `Chart`, `C_RESULT_CALLBACK`. */
const NAME = /^(?=\S*[A-Z_])\S+$/;

/** Finds and ranks the pages for a query. Also returns the terms that were searched for, for highlighting. */
export async function findPages(
  index: IndexReader,
  text: string,
  scope: SearchScope,
): Promise<{
  readonly terms: readonly QueryTerm[];
  readonly ranked: readonly RankedPage[];
}> {
  const typed = text.slice(0, MAX_QUERY_LENGTH);
  const name = await findQueriedName(index, typed);
  const query = parseQuery(name ?? typed);
  const [termsByWord, shingles, begun, named, context] = await Promise.all([
    Promise.all(query.words.map((word) => expandWord(index, word))),
    index.find(query.shingles.map(({term}) => term)),
    index.findPrefix(HEADING_MARK + query.written),
    findNamedHeadings(index, query),
    name === undefined ? [] : findContext(index, typed, query),
  ]);
  const equal = await findEqualHeadings(index, query, termsByWord);
  const isName = name !== undefined || NAME.test(typed.trim());
  const equalBoost = isName ? TERM_BOOSTS.name : TERM_BOOSTS.heading;
  const terms = [
    ...addShingles(termsByWord, query.words, query.shingles, shingles),
    ...shingles.map((term) => createOptionalTerm(term, TERM_BOOSTS.shingle)),
    ...equal.map((term) => createOptionalTerm(term, equalBoost)),
    ...begun.map((term) => createOptionalTerm(term, TERM_BOOSTS.begunHeading)),
    ...named.map((term) => createOptionalTerm(term, TERM_BOOSTS.name)),
    ...context,
  ];
  return {terms, ranked: rankPages(terms, index.manifest, scope)};
}

/**
 * Finds the headings that are a name in a Korean query, such as `freePointer를 언제 호출하나요`. The name may be all
 * that the query and an English page have in common.
 */
async function findNamedHeadings(
  index: IndexReader,
  {words}: ParsedQuery,
): Promise<IndexTerm[]> {
  const isKorean = words.some(({text}) => hasHangul(text));
  const names = words.filter(({text}) => isKorean && isIdentifier(text));
  return index.find(names.map(({term}) => HEADING_MARK + term));
}

/** Finds the words around a name, since objects have members of the same name: `charts` in `charts.add(…)`. */
async function findContext(
  index: IndexReader,
  text: string,
  {words}: ParsedQuery,
): Promise<QueryTerm[]> {
  const others = parseQuery(text).words.filter(({term}) =>
    words.every((word) => word.term !== term),
  );
  const terms = others.map((word) => expandWord(index, word));
  return (await Promise.all(terms)).flat().map((term) => ({
    ...term,
    boost: TERM_BOOSTS.context,
    isOptional: true,
  }));
}

/** Finds the headings that equal the query, except for inflection and spelling. */
async function findEqualHeadings(
  index: IndexReader,
  {words, written}: ParsedQuery,
  terms: readonly (readonly QueryTerm[])[],
): Promise<IndexTerm[]> {
  const stems = joinStems(
    words.map((word, at) => findSameWord(terms[at]!, word.term)),
  );
  return index.find(
    [...new Set([written, stems])].map((key) => HEADING_MARK + key),
  );
}

/** Returns the first index term that is a query word, a form or a correction of it; the word if the index has none. */
function findSameWord(terms: readonly QueryTerm[], word: string): string {
  const found = terms
    .flatMap(({variants}) => variants)
    .find(({isSameWord}) => isSameWord);
  return found?.term.term ?? word;
}
