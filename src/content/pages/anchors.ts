import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {
  findJsxElements,
  getJsxAttribute,
  UNSPECIFIED_ELEMENT,
} from './elements';
import {findPageHeadings} from './headings';

/**
 * Finds the ids to which links to a page can lead: those of headings and elements, and those added by remark plugins.
 */
export function findAnchors(tree: Root): ReadonlySet<string> {
  const headings = findPageHeadings(tree)
    // Docusaurus renders the title of a page without an id.
    .filter(({level}) => level > 1)
    .map(({id}) => id);
  const elements = findJsxElements(tree)
    // The id of an `<Unspecified>` element is an anchor on `/open-questions`, not on this page.
    .filter(({element}) => element.name !== UNSPECIFIED_ELEMENT)
    .map(({element}) => getJsxAttribute(element, 'id'));
  const ids = new Set([...headings, ...elements]);
  visit(tree, (node) => {
    const data = node.data as {hProperties?: {id?: unknown}} | undefined;
    ids.add(data?.hProperties?.id as string | undefined);
  });
  return new Set([...ids].filter((id) => typeof id === 'string'));
}
