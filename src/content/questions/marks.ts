import type {Nodes} from 'mdast';
import {toString as nodeText} from 'mdast-util-to-string';
import {jsxAttribute, MARK} from '../pages/elements';
import type {MarkdownPage, SourcePage} from '../pages/page';

/** `area.subject`, each of lower-case words joined by `-`. */
const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

export function isMarkId(id: string | undefined): id is string {
  return id !== undefined && ID.test(id);
}

/** A mark in the source of a page. */
export interface PageMark {
  readonly line: number;
  /** Absent if it is missing or computed. */
  readonly id?: string;
  /** Question to the vendor; empty if the mark has no text. */
  readonly question: string;
  /** False if the question contains markup. */
  readonly isText: boolean;
  /** Heading above the mark; absent above the first heading, and below the title. */
  readonly section?: {readonly id: string; readonly text: string};
}

/** A mark with its page. */
export interface Mark extends PageMark {
  readonly page: SourcePage;
}

/** Checks for marks without parsing the page. */
function mayHaveMarks({text}: Pick<MarkdownPage, 'text'>): boolean {
  return text.includes(`<${MARK}`);
}

/** Reads the marks of a page, in order. */
export function readMarks({
  elements,
  headings,
}: Pick<MarkdownPage, 'elements' | 'headings'>): PageMark[] {
  return elements
    .filter(({element}) => element.name === MARK)
    .map(({element, line}) => {
      const id = jsxAttribute(element, 'id');
      const above = headings.filter((heading) => heading.line <= line).at(-1);
      return {
        line,
        ...(typeof id === 'string' && {id}),
        question: nodeText(element as Nodes)
          .replace(/\s+/g, ' ')
          .trim(),
        isText: (element.children as Nodes[]).every(
          ({type}) => type === 'text' || type === 'paragraph',
        ),
        ...(above &&
          above.level > 1 && {section: {id: above.id, text: above.text}}),
      };
    });
}

/** Reads the marks of some pages, in order. */
export function findMarks(pages: readonly SourcePage[]): Mark[] {
  return pages
    .filter(mayHaveMarks)
    .flatMap((page) => readMarks(page).map((mark) => ({...mark, page})));
}
