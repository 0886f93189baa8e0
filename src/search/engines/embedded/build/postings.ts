import {
  packSection,
  WEIGHT_SCALE,
  WHOLE_PAGE,
  type Posting,
  type SectionWeight,
} from '../indexFiles';
import {
  addTerm,
  type TermField,
  type PageTerms,
  type TermBag,
  type TermCounts,
} from './pageTerms';

/** Field weights for BM25F. `b` is the strength of length normalization, from 0 to 1. */
const PAGE_FIELDS: Readonly<Record<TermField, {weight: number; b: number}>> = {
  title: {weight: 11, b: 0.5},
  titleShingles: {weight: 7, b: 0},
  topics: {weight: 3.5, b: 0},
  topicShingles: {weight: 4, b: 0},
  description: {weight: 3, b: 0.3},
  heading: {weight: 3.4, b: 0.3},
  headingShingles: {weight: 2.7, b: 0},
  code: {weight: 0.2, b: 0},
  links: {weight: 0.8, b: 0.5},
  lead: {weight: 2.4, b: 0.5},
  body: {weight: 1.2, b: 0.5},
};

const SECTION_FIELDS: typeof PAGE_FIELDS = {
  ...PAGE_FIELDS,
  topics: {weight: 0.8, b: 0},
  topicShingles: {weight: 0.8, b: 0},
  description: {weight: 0.8, b: 0.3},
  heading: {weight: 6.5, b: 0.4},
  headingShingles: {weight: 2, b: 0},
  lead: {weight: 1.4, b: 0.6},
  body: {weight: 0.8, b: 0.6},
};

/**
 * Weight factor for reference pages: a query in plain words is usually about the guides.
 * Queries for names still find reference entries, since keys of whole headings are exempt.
 */
const REFERENCE_FACTOR = 0.2;

/** Maximum number of sections per posting. */
const MAX_SECTIONS = 4;

/** A packed posting list under construction. Packed because objects would take several times the memory. */
export interface PostingList {
  readonly packed: number[];
  pages: number;
  lastPage: number;
}

/** Packs postings, which must be sorted by page. */
export function packPostings(postings: readonly Posting[]): number[] {
  const list = createPostingList();
  postings.forEach((posting) => addPosting(list, posting));
  return list.packed;
}

function createPostingList(): PostingList {
  return {packed: [], pages: 0, lastPage: 0};
}

function addPosting(
  list: PostingList,
  {page, weight, sections}: Posting,
): void {
  list.packed.push(page - list.lastPage, weight, sections.length);
  for (const {section, weight: own} of sections) {
    list.packed.push(packSection(section, own));
  }
  list.pages += 1;
  list.lastPage = page;
}

/** Builds the posting lists of all terms. */
export function buildPostings(
  pages: readonly PageTerms[],
): Map<string, PostingList> {
  const pageWeight = createWeightFunction(
    pages.map((page) => sumLengths(listPageBags(page))),
    PAGE_FIELDS,
  );
  const sectionWeight = createWeightFunction(
    pages.flatMap((page) => listSectionBags(page).map(sumLengths)),
    SECTION_FIELDS,
  );
  const lists = new Map<string, PostingList>();
  pages.forEach((pageTerms, page) => {
    const bag = sumBags(listPageBags(pageTerms));
    const byTerm = new Map<string, SectionWeight[]>();
    listSectionBags(pageTerms).forEach((bags, at) => {
      const section = at === 0 ? WHOLE_PAGE : at - 1;
      const sectionBag = sumBags(bags);
      for (const [term, counts] of sectionBag.terms) {
        const weight =
          sectionWeight(sectionBag, counts) *
          WEIGHT_SCALE.section *
          getPageFactor(pageTerms);
        byTerm.set(term, [...(byTerm.get(term) ?? []), {section, weight}]);
      }
    });
    for (const [term, counts] of bag.terms) {
      const sections = (byTerm.get(term) ?? [])
        .sort((a, b) => b.weight - a.weight || a.section - b.section)
        // Keeps one more, since the list also contains the entry of the whole page.
        .slice(0, MAX_SECTIONS + 1);
      const weight = Math.max(
        1,
        Math.round(
          pageWeight(bag, counts) *
            getPageFactor(pageTerms) *
            WEIGHT_SCALE.page,
        ),
      );
      const list = lists.get(term) ?? createPostingList();
      addPosting(list, {page, weight, sections});
      lists.set(term, list);
    }
  });
  return lists;
}

function listPageBags({page, sections}: PageTerms): TermBag[] {
  return [page, ...sections];
}

/** Returns the bags of the `WHOLE_PAGE` section (page fields and first section), followed by those of each section. */
function listSectionBags({page, sections}: PageTerms): TermBag[][] {
  return [
    [page, ...sections.slice(0, 1)],
    ...sections.map((section) => [section]),
  ];
}

function getPageFactor({isReference}: PageTerms): number {
  return isReference ? REFERENCE_FACTOR : 1;
}

/**
 * Creates the weight function of BM25F, without its saturation.
 *
 * @param all - field lengths of all pages or sections
 */
function createWeightFunction(
  all: readonly TermBag['lengths'][],
  fields: typeof PAGE_FIELDS,
): (bag: TermBag, counts: TermCounts) => number {
  const average = new Map<TermField, number>();
  for (const field of Object.keys(fields) as TermField[]) {
    const lengths = all.flatMap((each) => each.get(field) ?? []);
    const sum = lengths.reduce((total, length) => total + length, 0);
    average.set(field, sum / Math.max(1, lengths.length));
  }
  return ({lengths}, counts) =>
    listFieldCounts(counts).reduce((sum, [field, count]) => {
      const {weight, b} = fields[field];
      const length = lengths.get(field) ?? 0;
      const usual = average.get(field)! || 1;
      return sum + (weight * count) / (1 - b + (b * length) / usual);
    }, 0);
}

function listFieldCounts(counts: TermCounts): [TermField, number][] {
  return Object.entries(counts) as [TermField, number][];
}

function sumBags(bags: readonly TermBag[]): TermBag {
  const sum: TermBag = {terms: new Map(), lengths: sumLengths(bags)};
  for (const {terms} of bags) {
    for (const [term, counts] of terms) {
      for (const [field, count] of listFieldCounts(counts)) {
        addTerm(sum, field, term, count);
      }
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
