import {STEPS, WHOLE_PAGE, type SectionWeight} from '../indexFiles';
import {ENTRY_SIGN} from '../termSigns';
import {PAGE_FIELDS, SECTION_FIELDS, type Field} from './fields';
import type {FieldAmounts, PageTerms, TermBag} from './pageTerms';
import {addPosting, emptyList, type PostingList} from './postingList';

/**
 * How much of a guide a page of entries is that has the same words: who asks in words wants the guide,
 * names among them or not. Who types a name and nothing else finds its entry as a whole heading.
 */
const REFERENCE_SHARE = 0.25;

/** Sections that are kept of a page for a term. */
const SECTIONS = 4;

/** Makes the postings of all terms, pages in order. */
export function weighTerms(
  pages: readonly PageTerms[],
): Map<string, PostingList> {
  const weighPage = weigher(
    pages.map((page) => sumLengths(bagsOf(page))),
    PAGE_FIELDS,
  );
  const weighSection = weigher(
    pages.flatMap((page) => sectionsOf(page).map(sumLengths)),
    SECTION_FIELDS,
  );
  const table = new Map<string, PostingList>();
  pages.forEach((pageTerms, page) => {
    const bag = sumBags(bagsOf(pageTerms));
    const bySection = new Map<string, SectionWeight[]>();
    sectionsOf(pageTerms).forEach((bags, at) => {
      const section = at === 0 ? WHOLE_PAGE : at - 1;
      const sectionBag = sumBags(bags);
      for (const [term, amounts] of sectionBag.terms) {
        const weight =
          weighSection(sectionBag, amounts) *
          STEPS.section *
          shareOn(pageTerms, term);
        entryOf(bySection, term, () => []).push({section, weight});
      }
    });
    for (const [term, amounts] of bag.terms) {
      const sections = (bySection.get(term) ?? [])
        .sort((a, b) => b.weight - a.weight || a.section - b.section)
        .slice(0, SECTIONS + 1);
      const weight = Math.max(
        1,
        Math.round(
          weighPage(bag, amounts) * shareOn(pageTerms, term) * STEPS.page,
        ),
      );
      addPosting(entryOf(table, term, emptyList), {page, weight, sections});
    }
  });
  return table;
}

/** All that a page has. */
function bagsOf({page, sections}: PageTerms): TermBag[] {
  return [page, ...sections];
}

/**
 * What makes up each section: what is told of the page as a whole is taken together with its top, and
 * for its own section beside that one.
 */
function sectionsOf({page, sections}: PageTerms): TermBag[][] {
  return [
    [page, ...sections.slice(0, 1)],
    ...sections.map((section) => [section]),
  ];
}

/** What each term counts on a page: on one of entries, these more than all else. */
function shareOn({isReference}: PageTerms, term: string): number {
  return !isReference || term.endsWith(ENTRY_SIGN) ? 1 : REFERENCE_SHARE;
}

/** Weighs amounts by fields, and fields by their lengths. */
function weigher(
  all: readonly TermBag['lengths'][],
  fields: typeof PAGE_FIELDS,
): (bag: TermBag, amounts: FieldAmounts) => number {
  const average = new Map<Field, number>();
  for (const field of Object.keys(fields) as Field[]) {
    const lengths = all.flatMap((each) => each.get(field) ?? []);
    const sum = lengths.reduce((total, length) => total + length, 0);
    average.set(field, sum / Math.max(1, lengths.length));
  }
  return ({lengths}, amounts) =>
    (Object.entries(amounts) as [Field, number][]).reduce(
      (sum, [field, amount]) => {
        const {weight, slope} = fields[field];
        const length = lengths.get(field) ?? 0;
        const usual = average.get(field)! || 1;
        return sum + (weight * amount) / (1 - slope + (slope * length) / usual);
      },
      0,
    );
}

function sumBags(bags: readonly TermBag[]): TermBag {
  const sum: TermBag = {terms: new Map(), lengths: sumLengths(bags)};
  for (const {terms} of bags) {
    for (const [term, amounts] of terms) {
      const own: FieldAmounts = {...sum.terms.get(term)};
      for (const [field, amount] of Object.entries(amounts) as [
        Field,
        number,
      ][]) {
        own[field] = (own[field] ?? 0) + amount;
      }
      sum.terms.set(term, own);
    }
  }
  return sum;
}

function sumLengths(bags: readonly TermBag[]): TermBag['lengths'] {
  const sum: TermBag['lengths'] = new Map();
  for (const {lengths} of bags) {
    for (const [field, length] of lengths) {
      sum.set(field, (sum.get(field) ?? 0) + length);
    }
  }
  return sum;
}

function entryOf<T>(entries: Map<string, T>, key: string, make: () => T): T {
  let entry = entries.get(key);
  if (entry === undefined) {
    entry = make();
    entries.set(key, entry);
  }
  return entry;
}
