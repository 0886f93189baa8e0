import type {Nodes} from 'mdast';
import {textOf, visit} from '../../src/sets/esPackages';
import {jsxAttribute, type JsxElement} from '../../src/sets/page/elements';
import type {SourcePage} from '../../src/sets/page/sourcePage';
import {statedNumbers} from './statedNumbers';

/** What a page has besides its sentences, the same in each language. */
export interface Mark {
  readonly what: string;
  readonly line: number;
}

/** A part of a page that begins with a heading, or with the page. */
export interface PagePart {
  readonly heading: Mark;
  /** Blocks, links, elements, code and numbers: languages order sentences differently. */
  readonly marks: readonly Mark[];
}

/** Attributes that say what an element is about; texts of others are translated. */
const ABOUT = ['id', 'of', 'field', 'to', 'kind', 'value', 'groupId'];

/** Divides a page at its headings. */
export function pageParts({tree, headings}: SourcePage): PagePart[] {
  const parts: {heading: Mark; marks: Mark[]}[] = [
    {heading: {what: 'the page', line: 1}, marks: []},
  ];
  visit(tree, (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') {
      const {explicitId} = headings.find((each) => each.line === line) ?? {};
      const what = `a heading of level ${node.depth} ${explicitId ? `with the id "${explicitId}"` : 'without an id'}`;
      parts.push({heading: {what, line}, marks: []});
    } else {
      const marks = marksOf(node).map((what) => ({what, line}));
      parts.at(-1)!.marks.push(...marks);
    }
  });
  return parts;
}

function marksOf(node: Nodes): string[] {
  switch (node.type) {
    case 'list':
      return [
        `a ${node.ordered ? 'numbered list' : 'list'} of ${counted(node.children.length, 'item')}`,
      ];
    case 'table':
      return [
        `a table of ${counted(node.children.length - 1, 'row')} and ${counted(node.children[0]?.children.length ?? 0, 'column')}`,
      ];
    case 'code':
      return [`a sample in ${node.lang ?? 'no language'}`];
    case 'containerDirective':
      return [`:::${node.name}`];
    case 'blockquote':
      return ['a quotation'];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [described(node)];
    case 'link':
      return [`a link to ${node.url}`];
    case 'inlineCode':
      return [`\`${node.value}\``];
    case 'paragraph':
    case 'tableCell':
      return statedNumbers(textOf(node)).map((each) => `the number ${each}`);
    default:
      return [];
  }
}

function described(element: JsxElement): string {
  const about = ABOUT.flatMap((name) => {
    const value = jsxAttribute(element, name);
    return typeof value === 'string' ? [` ${name}="${value}"`] : [];
  });
  return `<${element.name ?? ''}${about.join('')}>`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
