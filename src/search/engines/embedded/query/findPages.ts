import {MAX_QUERY_LENGTH, type SearchScope} from '../../../engine';
import {parseQuery} from '../../../text/parseQuery';
import {TERM_SUFFIXES} from '../indexFiles';
import {
  addShingles,
  TERM_BOOSTS,
  expandWord,
  createOptionalTerm,
  type QueryTerm,
} from './expandQuery';
import type {IndexReader} from './indexReader';
import {
  findQueriedName,
  preferGuide,
  preferTitles,
  findWordForms,
} from './nameQueries';
import {rankPages, type RankedPage} from './rankPages';

const HEADING_SUFFIXES = [
  TERM_SUFFIXES.heading,
  TERM_SUFFIXES.topic,
  TERM_SUFFIXES.entry,
];

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
  const [termsByWord, shingles] = await Promise.all([
    Promise.all(query.words.map((word) => expandWord(index, word))),
    index.find(query.shingles.map(({term}) => term)),
  ]);
  const onlyWord = query.words.length === 1 ? query.words[0] : undefined;
  const whole = onlyWord ? findWordForms(termsByWord.flat()) : query.whole;
  const headings = await index.find(
    whole.flatMap((term) => HEADING_SUFFIXES.map((suffix) => term + suffix)),
  );
  const headingBoost = onlyWord
    ? TERM_BOOSTS.wordHeading
    : TERM_BOOSTS.queryHeading;
  const terms = [
    ...addShingles(termsByWord, query.words, query.shingles, shingles),
    ...shingles.map((term) => createOptionalTerm(term, TERM_BOOSTS.shingle)),
    ...headings.map((term) => createOptionalTerm(term, headingBoost)),
  ];
  const ranked = rankPages(terms, index.manifest, scope);
  if (!onlyWord) {
    return {terms, ranked};
  }
  const titled = preferTitles(ranked, headings);
  const isPlainWord = !/\s|\(./.test(typed.trim());
  return {
    terms,
    ranked: isPlainWord ? preferGuide(titled, onlyWord, headings) : titled,
  };
}
