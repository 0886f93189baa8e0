import type {Problem} from '../../../src/sets/problem';
import {foldTerm, type TermEntry} from './table';

/** On how many pages a term may stand: what fits more tells none of them from the others. */
const MOST_PAGES = 3;

/** The terms of a page, and the file in which they stand. */
export interface PageEntry extends TermEntry {
  readonly file: string;
  /** The page's source. */
  readonly page: string;
}

/** Terms that stand on so many pages that they lead to none. Those of groups are for many pages. */
export function spreadProblems(pages: readonly PageEntry[]): Problem[] {
  const uses = pages.flatMap(({file, page, terms}) =>
    terms.map(({text, line}) => ({file, page, text, line})),
  );
  const byTerm = new Map<string, typeof uses>();
  for (const use of uses) {
    const term = foldTerm(use.text);
    byTerm.set(term, [...(byTerm.get(term) ?? []), use]);
  }
  return [...byTerm.values()].flatMap((same): Problem[] => {
    const on = [...new Set(same.map(({page}) => page))];
    const [first] = same;
    return !first || on.length <= MOST_PAGES
      ? []
      : [
          {
            file: first.file,
            line: first.line,
            found: `the term "${first.text}" on ${on.length} pages: ${on.join(', ')}`,
            expected: `${MOST_PAGES} at most`,
            remedy:
              'Keep it where it is the main subject, or give it to their group; say elsewhere what that page adds.',
          },
        ];
  });
}
