import path from 'node:path';
import type {Heading, Node, Root, RootContent} from 'mdast';
import {parseMarkdownFile} from '../../../src/sets/page/markdown';
import ocrReference from '../../../src/sets/ocr/reference';

/** A page of the set after the reference step: what a reader gets, as a syntax tree. */
export async function renderPage(route: string): Promise<Root> {
  const file = path.join('docs-ocr', `${route.replace(/^\/ocr\//, '')}.mdx`);
  const {tree} = parseMarkdownFile(file);
  await ocrReference({header: 'contracts/ocr/argo_sdk.h'})(tree, {path: file});
  return tree;
}

/** All text below a node, without its markup. */
export function textOf(node: Node): string {
  if ('value' in node && node.type !== 'mdxTextExpression') {
    return String(node.value);
  }
  return 'children' in node
    ? (node.children as Node[]).map(textOf).join('')
    : '';
}

/** Anchor of a heading, written or generated. */
export function anchorOf(heading: Heading): string {
  const given = heading.data?.hProperties?.['id'];
  const last = heading.children.at(-1);
  const comment = last && 'value' in last ? last.value : '';
  return typeof given === 'string'
    ? given
    : (/\/\*\s*#([\w-]+)\s*\*\//.exec(comment)?.[1] ?? '');
}

/**
 * Text of the section with that anchor, down to the next heading of the same or a higher level.
 *
 * @returns undefined when the page has no such anchor
 */
export function sectionText(tree: Root, anchor: string): string | undefined {
  const start = tree.children.findIndex(
    (node) => node.type === 'heading' && anchorOf(node) === anchor,
  );
  const heading = tree.children[start];
  if (heading?.type !== 'heading') {
    return undefined;
  }
  const rest = tree.children.slice(start + 1);
  const end = rest.findIndex(
    (node) => node.type === 'heading' && node.depth <= heading.depth,
  );
  const section: RootContent[] = end < 0 ? rest : rest.slice(0, end);
  return section.map((node) => textOf(node)).join('\n');
}
