import {
  PREFIX_SUFFIX,
  PREFIX_TERMS,
  mergePostings,
  unpackPostings,
  type PackedTerm,
  type Posting,
} from '../indexFiles';
import {packPostings, type PostingList} from './postings';

/** Maximum number of postings per term. Those with the lowest weights are dropped. */
const MAX_POSTINGS = 1500;

/** Maximum number of postings per merged posting list. */
const MAX_PREFIX_POSTINGS = 150;

/** Maximum length of a prefix with a merged posting list. */
const MAX_PREFIX_LENGTH = 8;

/**
 * Builds the rows of all terms, sorted. Adds a merged posting list for each prefix that more than `PREFIX_TERMS` terms
 * have.
 */
export function buildTermTable(
  postings: ReadonlyMap<string, PostingList>,
): PackedTerm[] {
  const terms = [...postings.keys()].sort(compareCodeUnits);
  const rows = terms.map((term): PackedTerm => {
    const {pages, packed} = postings.get(term)!;
    return [
      term,
      pages,
      pages <= MAX_POSTINGS
        ? packed
        : packPostings(selectStrongest(unpackPostings(packed), MAX_POSTINGS)),
    ];
  });
  for (let length = 1; length <= MAX_PREFIX_LENGTH; length += 1) {
    const long = terms.filter((term) => term.length >= length);
    for (const {key, items} of groupAdjacent(long, (term) =>
      term.slice(0, length),
    )) {
      if (items.length > PREFIX_TERMS) {
        const merged = mergePostings(
          items.map((term) => unpackPostings(postings.get(term)!.packed)),
        );
        rows.push([
          key + PREFIX_SUFFIX,
          merged.length,
          packPostings(selectStrongest(merged, MAX_PREFIX_POSTINGS)),
        ]);
      }
    }
  }
  return rows.sort(([a], [b]) => compareCodeUnits(a, b));
}

function compareCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Returns the postings with the highest weights, sorted by page. */
function selectStrongest(
  postings: readonly Posting[],
  limit: number,
): Posting[] {
  return [...postings]
    .sort((a, b) => b.weight - a.weight || a.page - b.page)
    .slice(0, limit)
    .sort((a, b) => a.page - b.page);
}

/** Groups adjacent items with the same key. A generator, since an index of a thousand pages has a million typo keys. */
export function* groupAdjacent<T>(
  items: Iterable<T>,
  getKey: (item: T) => string,
): Generator<{readonly key: string; readonly items: T[]}> {
  let run: {key: string; items: T[]} | undefined;
  for (const item of items) {
    const key = getKey(item);
    if (run?.key === key) {
      run.items.push(item);
    } else {
      if (run) {
        yield run;
      }
      run = {key, items: [item]};
    }
  }
  if (run) {
    yield run;
  }
}
