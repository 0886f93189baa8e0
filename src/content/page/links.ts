import type {Definition, Link, Nodes, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {jsxAttribute, jsxElementsOf} from './elements';

/** A link in a page's source. */
export interface PageLink {
  readonly target: string;
  /** Text of the link; `undefined` for a reference definition. */
  readonly text: string | undefined;
  readonly line: number;
  /** Name of the element when the link is written as one: `a`, `Link`, … */
  readonly element: string | undefined;
}

/** Every link of a page: Markdown links, reference definitions, elements with `to` or `href`. */
export function linksOf(tree: Root): PageLink[] {
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
  for (const {element, line} of jsxElementsOf(tree)) {
    if (element.name === 'link') {
      continue;
    }
    const target = jsxAttribute(element, 'to') ?? jsxAttribute(element, 'href');
    const isLink = element.name === 'a' || element.name === 'Link';
    // `to="contact"` on a component of this site names a row of a table.
    if (typeof target === 'string' && (isLink || /[/.:#]/.test(target))) {
      links.push({
        target,
        text: textOf(element as Nodes).trim(),
        line,
        element: element.name ?? '',
      });
    }
  }
  return links;
}

// An image inside a link speaks through its alternative text.
function linkText(node: Link): string {
  return textOf(node, {includeImageAlt: true}).trim();
}
