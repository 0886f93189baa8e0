// Handles queries for names: identifiers from code, and titles of pages.
import {findNames} from '../../../text/findNames';
import type {QueryWord} from '../../../text/parseQuery';
import {toTerm} from '../../../text/tokenize';
import {TERM_SUFFIXES, WHOLE_PAGE} from '../indexFiles';
import type {QueryTerm} from './expandQuery';
import type {IndexReader, IndexTerm} from './indexReader';
import type {RankedPage} from './rankPages';

/**
 * Finds the name that a query is about. Prefers the likeliest name for which the index has a heading, then
 * the likeliest name with a typo. Returns `undefined` if the whole query should be searched for.
 */
export async function findQueriedName(
  index: IndexReader,
  text: string,
): Promise<string | undefined> {
  const names = findNames(text);
  const [likeliest] = names;
  if (!likeliest || names.every((name) => name === text.trim())) {
    return undefined;
  }
  const findHeadings = (terms: readonly string[]) =>
    index.find(
      terms.flatMap((term) => [
        term + TERM_SUFFIXES.heading,
        term + TERM_SUFFIXES.entry,
      ]),
    );
  const known = await findHeadings(names.map(toTerm));
  const name = names.find((each) =>
    known.some(({term}) => term.slice(0, -1) === toTerm(each)),
  );
  if (name === likeliest) {
    return name;
  }
  const corrections = await index.findCorrections(toTerm(likeliest));
  return (await findHeadings(corrections)).length > 0 ? likeliest : name;
}

/** Returns the words that a one-word query may mean: the word itself, its forms and its corrections. */
export function findWordForms(terms: readonly QueryTerm[]): string[] {
  return terms
    .filter(({isNamePart, isOptional}) => !isNamePart && !isOptional)
    .flatMap(({variants}) =>
      variants.flatMap(({term, isSameWord}) => (isSameWord ? term.term : [])),
    );
}

/**
 * For pages whose title equals the query, ranks the top of the page before its sections, which may contain
 * the words more often.
 *
 * @param headings - index terms of headings that equal the query
 */
export function preferTitles(
  pages: readonly RankedPage[],
  headings: readonly IndexTerm[],
): readonly RankedPage[] {
  const titled = headings
    .filter(({term}) => term.endsWith(TERM_SUFFIXES.heading))
    .flatMap(({postings}) => postings)
    .filter(({sections}) =>
      sections.some(({section}) => section === WHOLE_PAGE),
    )
    .map(({page}) => page);
  return pages.map((each) => {
    const others = each.sections.filter(({section}) => section !== 0);
    const top = {section: 0, score: each.sections[0]?.score ?? 0};
    return titled.includes(each.page)
      ? {...each, sections: [top, ...others]}
      : each;
  });
}

/**
 * If the query is the name of a function or property, ranks the best guide before the reference entry, since readers
 * want to see first how it is used. Names that begin with a capital (types and constants) are not affected.
 *
 * @param pages - sorted by relevance, best first
 * @param headings - index terms of headings that equal the query
 */
export function preferGuide(
  pages: readonly RankedPage[],
  {text}: QueryWord,
  headings: readonly IndexTerm[],
): readonly RankedPage[] {
  const entries = headings
    .filter(({term}) => term.endsWith(TERM_SUFFIXES.entry))
    .flatMap(({postings}) => postings.map(({page}) => page));
  const guide = pages.find(({page}) => !entries.includes(page));
  if (!guide || !entries.includes(pages[0]!.page) || !/^\p{Ll}/u.test(text)) {
    return pages;
  }
  const best = guide.sections.find(({section}) => section !== WHOLE_PAGE);
  const sections = guide.sections.filter(
    (section) => section === best || section.section === WHOLE_PAGE,
  );
  return [{...guide, sections}, ...pages.filter((page) => page !== guide)];
}
