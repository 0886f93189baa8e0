import type {TermRow} from './indexReader';

/** A term that stands for a word of the query. */
export interface Form {
  readonly row: TermRow;
  /** How much it counts, 0 to 1. */
  readonly share: number;
  /** Whether it is the word, or what was meant by it, and not something near. */
  readonly isSure?: boolean;
}

/** What a word of the query means in the index. */
export interface Concept {
  readonly forms: readonly Form[];
  /** Pages that have the word, by which its rarity is told. */
  readonly pages: number;
  /** Whether it only adds to what pages have that other words find: those need not have it. */
  readonly isExtra?: boolean;
  /** Whether it is only a part of a name that no page has. */
  readonly isPart?: boolean;
  /** How much it counts beside the other words, 0 to 1. */
  readonly importance: number;
}

/** Makes a concept of what only adds to what other words find. */
export function extraConcept(row: TermRow, importance: number): Concept {
  return {...makeConcept([{row, share: 1}], [row], importance), isExtra: true};
}

/** Makes a concept of its forms; its rarity is told by some of their rows. */
export function makeConcept(
  forms: readonly Form[],
  rows: readonly TermRow[],
  importance: number,
): Concept {
  return {forms, pages: pagesOf(rows), importance};
}

/** Pages that have any of some terms; where a row lists only the best, at least those that it counts. */
function pagesOf(rows: readonly TermRow[]): number {
  const listed = new Set(
    rows.flatMap(({postings}) => postings.map(({page}) => page)),
  );
  return Math.max(listed.size, ...rows.map(({pages}) => pages));
}
