import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {MARK} from '../questions/marks';
import {findElements, jsxAttribute, type PageElement} from './elements';
import {findHeadings, type PageHeading} from './headings';
import type {MarkdownPage} from './page';

/** Ids in the source of a page that links can target: those of headings and elements. */
export function findAnchors({
  headings,
  elements,
}: Pick<MarkdownPage, 'headings' | 'elements'>): ReadonlySet<string> {
  return new Set([...headingIds(headings), ...elementIds(elements)]);
}

/** Like {@link findAnchors}, with the ids that remark plugins have set on nodes. */
export function findTreeAnchors(tree: Root): ReadonlySet<string> {
  const ids: string[] = [];
  visit(tree, (node) => {
    const id = (node.data as {hProperties?: {id?: unknown}} | undefined)
      ?.hProperties?.id;
    if (typeof id === 'string') {
      ids.push(id);
    }
  });
  return new Set([
    ...headingIds(findHeadings(tree)),
    ...elementIds(findElements(tree)),
    ...ids,
  ]);
}

/** Docusaurus renders the title without an id. */
function headingIds(headings: readonly PageHeading[]): string[] {
  return headings.filter(({level}) => level > 1).map(({id}) => id);
}

/** The id of a mark is that of its question on `/open-questions`. */
function elementIds(elements: readonly PageElement[]): string[] {
  return elements
    .filter(({element}) => element.name !== MARK)
    .map(({element}) => jsxAttribute(element, 'id'))
    .filter((id) => typeof id === 'string');
}
