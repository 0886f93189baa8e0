import type {Nodes} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {jsxAttribute} from '../page/elements';
import type {FrontMatter} from '../page/frontMatter';
import type {MarkdownPage} from '../page/markdown';
import type {PagePlace} from '../page/place';
import type {SourcePage} from '../page/sourcePage';

/** Name of the element that marks a fact as not specified. */
export const MARK = 'Unspecified';

/** `area.subject`, each of lower-case words joined by `-`. */
const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/** Whether a mark can be found by an id. */
export function isMarkId(id: string | undefined): id is string {
  return id !== undefined && ID.test(id);
}

/** A mark in the source of a page: plain data. */
export interface PageMark {
  readonly line: number;
  /** As it is written; absent when it is missing or computed. */
  readonly id?: string;
  /** What the vendor has not answered; empty when the mark does not say. */
  readonly question: string;
  /** Whether that is text alone. */
  readonly isText: boolean;
  /** The heading that it stands below; absent above the first, or below the title alone. */
  readonly section?: {readonly id: string; readonly text: string};
}

/** A page with its marks. */
export interface MarkedPage extends PagePlace {
  /** Path relative to the repository's root. */
  readonly file: string;
  readonly frontMatter: FrontMatter;
  readonly marks: readonly PageMark[];
}

/** A mark with the page that it stands on. */
export interface Mark extends PageMark {
  readonly page: MarkedPage;
}

/** Whether the source of a page may have marks: most have none, and need not be parsed for them. */
export function hasMarks(text: string): boolean {
  return text.includes(`<${MARK}`);
}

/** Reads the marks of a page, in order. */
export function pageMarks({
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
        question: textOf(element as Nodes)
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

/** The same page as far as its marks are concerned. */
export function markedPage(page: SourcePage): MarkedPage {
  const {file, area, locale, id, partial, route, frontMatter} = page;
  const marks = pageMarks(page);
  return {file, area, locale, id, partial, route, frontMatter, marks};
}

/** The marks of a page, in order. */
export function marksOf(page: MarkedPage): Mark[] {
  return page.marks.map((mark) => ({...mark, page}));
}
