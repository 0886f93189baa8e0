import type {Nodes} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {
  getJsxAttribute,
  type JsxElement,
  type SourcePage,
} from '../../src/content';
import {listNumbersAndNames} from './translationFault';

/** A part of a page that its translations must have too. */
export interface OutlinePart {
  readonly what: string;
  readonly line: number;
  /** Number of headings before the part, its own included. */
  readonly section: number;
  readonly isHeading: boolean;
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

/** Lists headings, blocks, links, elements, code and numbers of a page, in order. */
export function listOutline({tree, headings}: SourcePage): OutlinePart[] {
  const marks: OutlinePart[] = [];
  let section = 0;
  visit(tree, (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    const isHeading = node.type === 'heading';
    section += Number(isHeading);
    const all = isHeading
      ? [
          node.depth === 1
            ? 'a title'
            : `a heading of level ${node.depth} with the id "${headings.find((each) => each.line === line)?.id}"`,
        ]
      : listMarks(node);
    marks.push(...all.map((what) => ({what, line, section, isHeading})));
  });
  return marks;
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
    case 'code':
      return [`a sample in ${node.lang ?? 'no language'}`];
    case 'containerDirective':
      return [`:::${node.name}`];
    case 'blockquote':
      return ['a quotation'];
    case 'mdxJsxFlowElement':
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
