import {MAX_QUERY_LENGTH, type SearchScope} from '../../../engine';
import {joinStems} from '../../../text/headingKeys';
import {parseQuery, type ParsedQuery} from '../../../text/parseQuery';
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
  const [termsByWord, shingles, begun] = await Promise.all([
    Promise.all(query.words.map((word) => expandWord(index, word))),
    index.find(query.shingles.map(({term}) => term)),
    index.findPrefix(HEADING_MARK + query.written),
  ]);
  const equal = await findEqualHeadings(index, query, termsByWord);
  const isName = name !== undefined || NAME.test(typed.trim());
  const equalBoost = isName ? TERM_BOOSTS.name : TERM_BOOSTS.heading;
  const terms = [
    ...addShingles(termsByWord, query.words, query.shingles, shingles),
    ...shingles.map((term) => createOptionalTerm(term, TERM_BOOSTS.shingle)),
    ...equal.map((term) => createOptionalTerm(term, equalBoost)),
    ...begun.map((term) => createOptionalTerm(term, TERM_BOOSTS.begunHeading)),
  ];
  return {terms, ranked: rankPages(terms, index.manifest, scope)};
}

/** Finds the headings that equal the query, except for inflection and spelling. */
async function findEqualHeadings(
  index: IndexReader,
  {words, written}: ParsedQuery,
  terms: readonly (readonly QueryTerm[])[],
): Promise<IndexTerm[]> {
  const content = words.flatMap((word, at) =>
    word.isStopWord ? [] : [findSameWords(terms[at]!, word.term)],
  );
  const keys =
    content.length === 1
      ? content[0]!.map((word) => joinStems([word]))
      : [joinStems(content.flatMap(([first]) => first ?? []))];
  return index.find(
    [...new Set([written, ...keys])].map((key) => HEADING_MARK + key),
  );
}

/** Returns the terms that are a query word itself, its forms and its corrections; the word itself if there are none. */
function findSameWords(terms: readonly QueryTerm[], word: string): string[] {
  const found = terms
    .filter(({isNamePart, isOptional}) => !isNamePart && !isOptional)
    .flatMap(({variants}) =>
      variants.flatMap(({term, isSameWord}) => (isSameWord ? term.term : [])),
    );
  return found.length > 0 ? found : [word];
}
