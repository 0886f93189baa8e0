import type {Nodes} from 'mdast';
import {toString as nodeText} from 'mdast-util-to-string';
import {getJsxAttribute, UNSPECIFIED_ELEMENT} from '../pages/elements';
import type {MarkdownPage, SourcePage} from '../pages/page';

/** Matches question ids: `area.subject`, where each part consists of lower-case words joined by `-`. */
const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

export function isQuestionId(id: string | undefined): id is string {
  return id !== undefined && ID.test(id);
}

/** An `<Unspecified>` element in the source of a page: an open question. */
export interface UnspecifiedMark {
  readonly line: number;
  /** Id of the question, if it is a constant string. */
  readonly id?: string;
  /** Question; empty if the element has no text. */
  readonly question: string;
  /** Whether the question is plain text without markup. */
  readonly isText: boolean;
  /** Heading above the element; absent if only the title is above it. */
  readonly section?: {readonly id: string; readonly text: string};
}

/** An `<Unspecified>` element with its page. */
export interface LocatedUnspecifiedMark extends UnspecifiedMark {
  readonly page: SourcePage;
}

/** Whether a page may contain `<Unspecified>` elements. Fast, because it does not parse the page. */
function mayHaveMarks({text}: Pick<MarkdownPage, 'text'>): boolean {
  return text.includes(`<${UNSPECIFIED_ELEMENT}`);
}

/** Reads the `<Unspecified>` elements of a page, in order. */
export function readUnspecifiedMarks({
  elements,
  headings,
}: Pick<MarkdownPage, 'elements' | 'headings'>): UnspecifiedMark[] {
  return elements
    .filter(({element}) => element.name === UNSPECIFIED_ELEMENT)
    .map(({element, line}) => {
      const id = getJsxAttribute(element, 'id');
      const above = headings.filter((heading) => heading.line <= line).at(-1);
      return {
        line,
        ...(typeof id === 'string' && {id}),
        question: getQuestionText(element as Nodes),
        isText: (element.children as Nodes[]).every(
          ({type}) => type === 'text' || type === 'paragraph',
        ),
        ...(above &&
          above.level > 1 && {section: {id: above.id, text: above.text}}),
      };
    });
}

/** Returns the text of an `<Unspecified>` element on one line. */
export function getQuestionText(element: Nodes): string {
  return nodeText(element).replace(/\s+/g, ' ').trim();
}

/** Reads the `<Unspecified>` elements of several pages, in order. */
export function findUnspecifiedMarks(
  pages: readonly SourcePage[],
): LocatedUnspecifiedMark[] {
  return pages
    .filter(mayHaveMarks)
    .flatMap((page) =>
      readUnspecifiedMarks(page).map((mark) => ({...mark, page})),
    );
}
