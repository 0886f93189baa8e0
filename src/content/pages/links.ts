import type {Definition, Link, Nodes, Root} from 'mdast';
import {toString as nodeText} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {findJsxElements, getJsxAttribute} from './elements';

export interface PageLink {
  readonly target: string;
  /** Text of the link; `undefined` for a reference definition. */
  readonly text: string | undefined;
  readonly line: number;
  /** Name of the JSX element (`a`, `Link`, …); absent for Markdown links. */
  readonly element: string | undefined;
}

/** Lists the links of a page: Markdown links, reference definitions, and elements with `to` or `href`. */
export function findPageLinks(tree: Root): PageLink[] {
  const links: PageLink[] = [];
  visit(tree, ['link', 'definition'], (node) => {
    const {type, url, position} = node as Link | Definition;
    links.push({
      target: url,
      text: type === 'link' ? linkText(node as Link) : undefined,
      line: position?.start.line ?? 1,
      element: undefined,
    });
  });
  for (const {element, line} of findJsxElements(tree)) {
    if (element.name === 'link') {
      continue;
    }
    const target =
      getJsxAttribute(element, 'to') ?? getJsxAttribute(element, 'href');
    const isLink = element.name === 'a' || element.name === 'Link';
    // Components of this site also take keys of the link table, like `to="contact"`; those are not links to
    // pages.
    if (typeof target === 'string' && (isLink || /[/.:#]/.test(target))) {
      links.push({
        target,
        text: nodeText(element as Nodes).trim(),
        line,
        element: element.name ?? '',
      });
    }
  }
  return links;
}

function linkText(node: Link): string {
  return nodeText(node, {includeImageAlt: true}).trim();
}
