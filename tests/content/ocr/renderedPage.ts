import path from 'node:path';
import type {Node, Root, RootContent} from 'mdast';
import {findPageHeadings, parseMarkdownFile} from '../../../src/content';
import {OCR_REFERENCE} from '../../../src/reference/ocr';

/** Syntax tree of a page after the reference plugin. */
export async function renderPage(route: string): Promise<Root> {
  const file = path.join('docs-ocr', `${route.replace(/^\/ocr\//, '')}.mdx`);
  const {tree} = parseMarkdownFile(file);
  await OCR_REFERENCE.step()(tree, {path: file});
  return tree;
}

export function textOf(node: Node): string {
  if ('value' in node && node.type !== 'mdxTextExpression') {
    return String(node.value);
  }
  return 'children' in node
    ? (node.children as Node[]).map(textOf).join('')
    : '';
}

/**
 * Text of the section with an anchor, up to the next heading of the same or a higher level.
 * @returns undefined if the page has no such anchor
 */
export function sectionText(tree: Root, anchor: string): string | undefined {
  const heading = findPageHeadings(tree).find(
    ({explicitId}) => explicitId === anchor,
  )?.node;
  const start = heading ? tree.children.indexOf(heading) : -1;
  if (!heading || start < 0) {
    return undefined;
  }
  const rest = tree.children.slice(start + 1);
  const end = rest.findIndex(
    (node) => node.type === 'heading' && node.depth <= heading.depth,
  );
  const section: RootContent[] = end < 0 ? rest : rest.slice(0, end);
  return section.map((node) => textOf(node)).join('\n');
}
