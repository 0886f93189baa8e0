import {isGroup, type BookEntry, type BookPage} from './types';

/** A heading of the contents: a group or a page. */
export interface Chapter {
  /** Anchor in the book. */
  readonly id: string;
  readonly title: string;
  /** Level of its heading; the book's own has 1. */
  readonly level: number;
  /** Absent for a group. */
  readonly page?: BookPage;
  /** What stands in a group. */
  readonly chapters: readonly Chapter[];
}

/** Deepest level that a heading can have. */
export const DEEPEST = 6;

/**
 * The anchor of a page: its path below the root of its language. No two pages share it, nor does an
 * anchor inside a page, which has a colon in it.
 *
 * @param root - path of the language's root, with a slash at both ends
 */
function pageAnchor(route: string, root: string): string {
  return route.slice(root.length);
}

/**
 * The chapters of a book, in order. A group without a page is none.
 *
 * @param root - path of the language's root, with a slash at both ends
 */
export function chaptersOf(
  entries: readonly BookEntry[],
  root: string,
  level = 2,
  place = 'group',
): Chapter[] {
  return entries.flatMap((entry, index): Chapter[] => {
    if (!isGroup(entry)) {
      const id = pageAnchor(entry.route, root);
      return [{id, title: entry.title, level, page: entry, chapters: []}];
    }
    const id = `${place}:${index + 1}`;
    const below = Math.min(level + 1, DEEPEST);
    const chapters = chaptersOf(entry.entries, root, below, id);
    return chapters.length > 0
      ? [{id, title: entry.label, level, chapters}]
      : [];
  });
}

/** A page with the headings that stand before it: of the groups that begin with it. */
export interface Leaf {
  readonly groups: readonly Chapter[];
  readonly chapter: Chapter & {readonly page: BookPage};
}

/** The pages of chapters, in order. */
export function leavesOf(
  chapters: readonly Chapter[],
  groups: readonly Chapter[] = [],
): Leaf[] {
  return chapters.flatMap((chapter, index) => {
    const begun = index === 0 ? groups : [];
    const {page} = chapter;
    return page
      ? [{groups: begun, chapter: {...chapter, page}}]
      : leavesOf(chapter.chapters, [...begun, chapter]);
  });
}
