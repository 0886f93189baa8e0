// A query of one word may be a name: what has a heading of that name is among its answers.
import type {QueryWord} from '../../../text/queryWords';
import {WHOLE_PAGE} from '../indexFiles';
import {ENTRY_SIGN, WHOLE_SIGN} from '../termSigns';
import type {Concept} from './concept';
import type {TermRow} from './indexReader';
import type {RankedPage} from './rankPages';

/** The terms whose headings the word may mean: its own, its forms, and what one edit makes of it. */
export function meantForms(concepts: readonly Concept[]): string[] {
  return concepts
    .filter(({isPart, isExtra}) => !isPart && !isExtra)
    .flatMap(({forms}) =>
      forms.flatMap(({row, isSure}) => (isSure ? row.term : [])),
    );
}

/** Puts the top of a page first whose title is the word: its sections may say the word more often. */
export function titlesFirst(
  pages: readonly RankedPage[],
  headings: readonly TermRow[],
): readonly RankedPage[] {
  const titled = headings
    .filter(({term}) => term.endsWith(WHOLE_SIGN))
    .flatMap(({postings}) => postings)
    .filter(({sections}) =>
      sections.some(({section}) => section === WHOLE_PAGE),
    )
    .map(({page}) => page);
  return pages.map((each) => {
    const {page, sections} = each;
    const others = sections.filter(({section}) => section !== 0);
    const top = {section: 0, score: sections[0]?.score ?? 0};
    return titled.includes(page) ? {...each, sections: [top, ...others]} : each;
  });
}

/**
 * Puts the best page that is no reference before the entry of a name: whoever types a function or property wants to be
 * shown how it is used, and then what it takes. Types and constants, in capitals, are looked up.
 *
 * @param pages - best first
 * @param headings - what the index has of headings that are the word
 */
export function guideFirst(
  pages: readonly RankedPage[],
  {text}: QueryWord,
  headings: readonly TermRow[],
): readonly RankedPage[] {
  const entries = headings
    .filter((row) => row.term.endsWith(ENTRY_SIGN))
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
