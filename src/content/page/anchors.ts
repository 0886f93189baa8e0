import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {MARK} from '../questions/marks';
import {jsxAttribute, jsxElementsOf, type PageElement} from './elements';
import {headingsOf, type PageHeading} from './headings';
import type {MarkdownPage} from './markdown';

/** What `#…` links to a page may name, as far as its source says so: headings, and elements with an id. */
export function writtenAnchors({
  headings,
  elements,
}: Pick<MarkdownPage, 'headings' | 'elements'>): ReadonlySet<string> {
  return new Set([...idsOfHeadings(headings), ...idsOf(elements)]);
}

/** The same of a syntax tree in which steps may have written, with the ids that these gave to other nodes. */
export function anchorsOfTree(tree: Root): ReadonlySet<string> {
  const given: string[] = [];
  visit(tree, (node) => {
    const id = (node.data as {hProperties?: {id?: unknown}} | undefined)
      ?.hProperties?.id;
    if (typeof id === 'string') {
      given.push(id);
    }
  });
  return new Set([
    ...idsOfHeadings(headingsOf(tree)),
    ...idsOf(jsxElementsOf(tree)),
    ...given,
  ]);
}

/** The title of a page gets no id in the build. */
function idsOfHeadings(headings: readonly PageHeading[]): string[] {
  return headings.filter(({level}) => level > 1).map(({id}) => id);
}

/** The id of a mark names its question, which stands on another page. */
function idsOf(elements: readonly PageElement[]): string[] {
  return elements
    .filter(({element}) => element.name !== MARK)
    .map(({element}) => jsxAttribute(element, 'id'))
    .filter((id) => typeof id === 'string');
}
