import type {Nodes, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {
  getJsxAttribute,
  listSharedNodes,
  type JsxElement,
  type PageSection,
} from '../../src/content';
import {listNumbersAndNames} from './translationFault';

/** A part of a page that its translations must have too. */
export interface OutlinePart {
  readonly what: string;
  readonly line: number;
}

/** Attributes that are the same in all languages. */
const UNTRANSLATED_ATTRIBUTES = [
  'id',
  'of',
  'field',
  'to',
  'kind',
  'value',
  'groupId',
];

/** Lists blocks, links, elements, code and numbers of a section, in order. */
export function listOutline({
  nodes,
}: Pick<PageSection, 'nodes'>): OutlinePart[] {
  const shared = listSharedNodes({nodes}).map(({node, kind}, index) => ({
    what: `${kind} as code block or element ${index + 1}`,
    line: node.position?.start.line ?? 1,
  }));
  const parts: OutlinePart[] = [];
  const section: Root = {type: 'root', children: nodes};
  visit(section, (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    parts.push(...listMarks(node).map((what) => ({what, line})));
  });
  return [...shared, ...parts];
}

function listMarks(node: Nodes): string[] {
  switch (node.type) {
    case 'list':
      return [
        `a ${node.ordered ? 'numbered ' : ''}list of length ${node.children.length}`,
      ];
    case 'table':
      return [
        `a table of ${node.children.length} × ${node.children[0]?.children.length ?? 0} cells`,
      ];
    case 'containerDirective':
      return [`:::${node.name}`];
    case 'blockquote':
      return ['a quotation'];
    case 'mdxJsxTextElement':
      return [describeElement(node)];
    case 'link':
      return [`a link to ${node.url}`];
    case 'inlineCode':
      return [`\`${node.value}\``];
    case 'paragraph':
    case 'tableCell':
      return listNumbersAndNames(textOf(node)).map(
        (each) => `the number ${each}`,
      );
    default:
      return [];
  }
}

function describeElement(element: JsxElement): string {
  const about = UNTRANSLATED_ATTRIBUTES.flatMap((name) => {
    const value = getJsxAttribute(element, name);
    return typeof value === 'string' ? [` ${name}="${value}"`] : [];
  });
  return `<${element.name ?? ''}${about.join('')}>`;
}
