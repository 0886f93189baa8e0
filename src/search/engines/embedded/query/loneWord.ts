// A query of one word may be a name: what has a heading of that name is among its answers.
import type {QueryWord} from '../../../text/queryWords';
import {WHOLE_PAGE} from '../indexFiles';
import {ENTRY_SIGN, TOPIC_SIGN, WHOLE_SIGN} from '../termSigns';
import type {Concept} from './concept';
import type {TermRow} from './indexReader';
import type {RankedPage} from './rankPages';
import {IMPORTANCE, SHARES} from './weights';

/** Letters below which an unknown word is likelier a name with a typo than any other word. */
const SHORT = 5;

/** The terms whose headings the word may mean: its own, its forms, and what one edit makes of it. */
export function meantForms(concepts: readonly Concept[]): string[] {
  return concepts
    .filter(({isPart, isExtra}) => !isPart && !isExtra)
    .flatMap(({forms}) =>
      forms.flatMap(({row, isSure, isNear}) =>
        isSure || isNear ? row.term : [],
      ),
    );
}

/**
 * Of the headings and topics that are the word, those that a name leads to: its own entries, where it has any.
 *
 * @param rows - what the index has of such headings and topics
 */
export function entriesFirst(
  rows: readonly TermRow[],
  {parts}: QueryWord,
): readonly TermRow[] {
  const entries = rows.filter(({term}) => !term.endsWith(TOPIC_SIGN));
  return parts.length > 0 && entries.length > 0 ? entries : rows;
}

/** How much headings count that are the word, or what is meant by it. */
export function headingImportance(
  word: QueryWord,
  meant: readonly string[],
): number {
  if (meant.includes(word.term)) {
    return IMPORTANCE.name;
  }
  return isShort(word) ? IMPORTANCE.nearName : IMPORTANCE.whole;
}

/**
 * Lets headings that consist of the word stand for it: its own entry is among them, where the word is
 * a name. Of few letters many edits make another word: those that are no names count less then.
 *
 * @param headings - what the index has of such headings
 */
export function withHeadings(
  concepts: readonly Concept[],
  word: QueryWord,
  headings: readonly TermRow[],
): Concept[] {
  const named = headings.map((row) => ({row, share: SHARES.heading}));
  return concepts.map((concept) =>
    concept.isExtra
      ? concept
      : {
          ...concept,
          forms: [
            ...concept.forms.map((form) =>
              form.isNear && isShort(word)
                ? {...form, share: form.share * SHARES.nearShort}
                : form,
            ),
            ...named,
          ],
        },
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

function isShort({term}: QueryWord): boolean {
  return term.length < SHORT;
}
