import type {Nodes} from 'mdast';
import {textOf} from '../esPackages';
import {jsxAttribute, type JsxElement} from '../page/elements';
import type {SourcePage} from '../page/sourcePage';

/** Name of the element that marks a fact as not specified. */
export const MARK = 'Unspecified';

/** `area.subject`, each of lower-case words joined by `-`. */
const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/** Whether a mark can be found by an id. */
export function isMarkId(id: string | undefined): id is string {
  return id !== undefined && ID.test(id);
}

/** A mark in the source of a page. */
export interface Mark {
  readonly page: SourcePage;
  readonly line: number;
  readonly element: JsxElement;
  /** As it is written; `undefined` when it is absent or computed. */
  readonly id: string | undefined;
  /** What the vendor has not answered; empty when the mark does not say. */
  readonly question: string;
}

/** The marks of a page, in order. */
export function marksOf(page: SourcePage): Mark[] {
  return page.elements
    .filter(({element}) => element.name === MARK)
    .map(({element, line}) => {
      const id = jsxAttribute(element, 'id');
      return {
        page,
        line,
        element,
        id: typeof id === 'string' ? id : undefined,
        question: textOf(element as Nodes)
          .replace(/\s+/g, ' ')
          .trim(),
      };
    });
}

/** The heading that a mark stands below; `undefined` above the first, or below the title alone. */
export function sectionOf({
  page,
  line,
}: Mark): {readonly id: string; readonly text: string} | undefined {
  const above = page.headings.filter((heading) => heading.line <= line).at(-1);
  return above && above.level > 1
    ? {id: above.id, text: above.text}
    : undefined;
}
