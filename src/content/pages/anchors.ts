import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {findElements, jsxAttribute, MARK} from './elements';
import {findHeadings} from './headings';

/** Finds the ids that links to a page can target: those of headings and elements, and those set by remark plugins. */
export function findAnchors(tree: Root): ReadonlySet<string> {
  const headings = findHeadings(tree)
    // Docusaurus renders the title without an id.
    .filter(({level}) => level > 1)
    .map(({id}) => id);
  const elements = findElements(tree)
    // The id of a mark is that of its question on `/open-questions`.
    .filter(({element}) => element.name !== MARK)
    .map(({element}) => jsxAttribute(element, 'id'));
  const ids = new Set([...headings, ...elements]);
  visit(tree, (node) => {
    const data = node.data as {hProperties?: {id?: unknown}} | undefined;
    ids.add(data?.hProperties?.id as string | undefined);
  });
  return new Set([...ids].filter((id) => typeof id === 'string'));
}
