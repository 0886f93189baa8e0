import type {SourcePage} from '../../src/sets/page/sourcePage';
import {applyEdits, type Edit} from './edits';
import {pageReferences} from './pageReferences';

/** A page's text after a move. */
export interface RetargetedPage {
  readonly text: string;
  /** Lines of references that should change, and are written in a way that cannot be changed. */
  readonly missed: readonly number[];
}

/**
 * Gives the references of a page new targets; what stands around them is not touched.
 *
 * @param renamed - what a reference says from now on; `undefined` when it may stay
 * @param more - further changes of the same text
 */
export function retarget(
  page: SourcePage,
  renamed: (value: string) => string | undefined,
  more: readonly Edit[] = [],
): RetargetedPage {
  const changed = pageReferences(page).flatMap(({value, line, place}) => {
    const text = renamed(value);
    return text === undefined ? [] : [{text, line, place}];
  });
  const edits = changed.flatMap(({text, place}) =>
    place ? [{...place, text}] : [],
  );
  return {
    text: applyEdits(page.text, [...edits, ...more]),
    missed: changed.flatMap(({line, place}) => (place ? [] : [line])),
  };
}
