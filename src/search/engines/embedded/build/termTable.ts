import {unpackPostings, type PackedTerm, type Posting} from '../indexFiles';
import {PREFIX_SIGN, PREFIX_TERMS} from '../termSigns';
import {packPostings, type PostingList} from './postingList';
import {runsOf} from './runsOf';

/** Pages kept of a term: those that have most of it. */
const PAGES = 1500;

/** Pages kept of the terms that begin alike. */
const PREFIX_PAGES = 150;

/** Longest beginning under which terms are put together, in letters. */
const PREFIX_LENGTH = 8;

/**
 * Sorts the terms, and adds for each beginning that more terms have than a query looks at the pages
 * that these have in common.
 */
export function termTable(
  postings: ReadonlyMap<string, PostingList>,
): PackedTerm[] {
  const terms = [...postings.keys()].sort(compareTerms);
  const rows = terms.map((term): PackedTerm => {
    const own = postings.get(term)!;
    const kept =
      own.pages <= PAGES
        ? own.packed
        : packPostings(strongest(unpackPostings(own.packed), PAGES));
    return [term, own.pages, kept];
  });
  for (let length = 1; length <= PREFIX_LENGTH; length += 1) {
    for (const run of runsOf(terms, (term) =>
      term.length >= length ? term.slice(0, length) : undefined,
    )) {
      if (run.items.length > PREFIX_TERMS) {
        const merged = mergePostings(
          run.items.map((term) => postings.get(term)!),
        );
        rows.push([
          run.key + PREFIX_SIGN,
          merged.length,
          packPostings(strongest(merged, PREFIX_PAGES)),
        ]);
      }
    }
  }
  return rows.sort(([a], [b]) => compareTerms(a, b));
}

/** The order of terms: by code units, in which the prefix sign comes before all letters. */
function compareTerms(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The postings of the pages that have most of a term, in the order of the pages. */
function strongest(postings: readonly Posting[], limit: number): Posting[] {
  return [...postings]
    .sort((a, b) => b.weight - a.weight || a.page - b.page)
    .slice(0, limit)
    .sort((a, b) => a.page - b.page);
}

/** For each page the posting of the term that it has most of. */
function mergePostings(lists: readonly PostingList[]): Posting[] {
  const best = new Map<number, Posting>();
  for (const {packed} of lists) {
    for (const posting of unpackPostings(packed)) {
      const known = best.get(posting.page);
      if (!known || posting.weight > known.weight) {
        best.set(posting.page, posting);
      }
    }
  }
  return [...best.values()].sort((a, b) => a.page - b.page);
}
