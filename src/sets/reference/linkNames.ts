import type {InlineCode, Link, Parent, PhrasingContent, Root} from 'mdast';
import {visit} from '../esPackages';

/**
 * Links the names in back-ticks to their entries: in prose and tables, the first time in each
 * section, and not where they are a link already.
 *
 * @param addressOf - address of the entry that a text in back-ticks names
 * @param route - of the page itself, which needs no link to its top
 */
export function linkNames(
  tree: Root,
  addressOf: (text: string) => string | undefined,
  route: string | undefined,
): void {
  const linked = new Set<string>();
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') {
      linked.clear();
      return 'skip';
    }
    if (node.type === 'link' || isLink(node)) {
      return 'skip';
    }
    if (node.type !== 'inlineCode' || !parent || index === undefined) {
      return undefined;
    }
    const url = addressOf(node.value);
    if (url === undefined || url === route || linked.has(url)) {
      return undefined;
    }
    linked.add(url);
    (parent as Parent).children[index] = linkTo(url, node);
    return 'skip';
  });
}

function isLink(node: {readonly type: string}): boolean {
  return 'name' in node && (node.name === 'a' || node.name === 'Link');
}

function linkTo(url: string, code: InlineCode): Link {
  return {type: 'link', url, children: [code as PhrasingContent as never]};
}
