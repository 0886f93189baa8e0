import type {List, Nodes, Table} from 'mdast';
import type {Directives} from 'mdast-util-directive';
import {visit} from '../../src/sets/esPackages';
import {jsxAttribute, type JsxElement} from '../../src/sets/page/elements';
import type {SourcePage} from '../../src/sets/page/sourcePage';
import type {Problem} from '../../src/sets/problem';

/** What a part of a page has besides its sentences: they may be divided otherwise in another language. */
interface Block {
  /** The same in each language. */
  readonly what: string;
  readonly line: number;
}

/** A part of a page, between two headings. */
interface Part {
  readonly line: number;
  readonly blocks: readonly Block[];
  /** Elements inside sentences, and addresses that they lead to. */
  readonly inline: readonly Block[];
}

/** Attributes that say what an element is about; texts of others are translated. */
const ABOUT = ['id', 'of', 'field', 'to', 'kind', 'value', 'groupId'];

/**
 * Lists, tables, boxes, samples, elements and links that a translation has and its page has not, or the other way
 * round, part by part. Pages whose headings differ are left to the rule of headings.
 */
export function blockProblems(
  page: SourcePage,
  original: SourcePage,
): Problem[] {
  const ours = partsOf(page);
  const theirs = partsOf(original);
  return ours.length === theirs.length
    ? ours.flatMap((part, index) => [
        ...sequenceProblems(page, part, original, theirs[index]!),
        ...inlineProblems(page, part, original, theirs[index]!),
      ])
    : [];
}

/** The first block that is another one than on the page. */
function sequenceProblems(
  {file}: SourcePage,
  part: Part,
  original: SourcePage,
  other: Part,
): Problem[] {
  const length = Math.max(part.blocks.length, other.blocks.length);
  for (let index = 0; index < length; index += 1) {
    const [mine, theirs] = [part.blocks[index], other.blocks[index]];
    if (mine?.what !== theirs?.what) {
      return [
        {
          file,
          line: mine?.line ?? part.blocks.at(-1)?.line ?? part.line,
          found: mine?.what ?? 'the end of the section',
          expected: `${theirs?.what ?? 'the end of the section'}, as in ${original.file}:${theirs?.line ?? other.line}`,
          remedy:
            'Translate what is missing, or take away what the English page does not have.',
        },
      ];
    }
  }
  return [];
}

/** Elements and links that stand in sentences: these may come in another order. */
function inlineProblems(
  {file}: SourcePage,
  part: Part,
  original: SourcePage,
  other: Part,
): Problem[] {
  const surplus = part.inline.find(({what}) => !has(other, what));
  const lost = other.inline.find(({what}) => !has(part, what));
  return surplus || lost
    ? [
        {
          file,
          line: surplus?.line ?? part.line,
          found: surplus?.what ?? `a section without ${lost!.what}`,
          expected: lost
            ? `${lost.what}, as in ${original.file}:${lost.line}`
            : `none, as in ${original.file}:${other.line}`,
          remedy: 'Name and link to the same in both languages.',
        },
      ]
    : [];
}

/** Whether a part has it, however often: sentences may name it once for two. */
function has({inline}: Part, what: string): boolean {
  return inline.some((block) => block.what === what);
}

function partsOf({tree}: SourcePage): Part[] {
  const parts: {line: number; blocks: Block[]; inline: Block[]}[] = [
    {line: 1, blocks: [], inline: []},
  ];
  visit(tree, (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    const {blocks, inline} = parts.at(-1)!;
    const what = blockOf(node);
    if (node.type === 'heading') {
      parts.push({line, blocks: [], inline: []});
    } else if (what !== undefined) {
      blocks.push({what, line});
    } else if (node.type === 'mdxJsxTextElement') {
      inline.push({what: described(node), line});
    } else if (node.type === 'link') {
      inline.push({what: `a link to ${node.url}`, line});
    }
  });
  return parts;
}

function blockOf(node: Nodes): string | undefined {
  switch (node.type) {
    case 'list':
      return `a ${node.ordered ? 'numbered list' : 'list'} of ${counted((node as List).children.length, 'item')}`;
    case 'table': {
      const {children} = node as Table;
      return `a table of ${counted(children.length - 1, 'row')} and ${counted(children[0]?.children.length ?? 0, 'column')}`;
    }
    case 'code':
      return `a sample in ${node.lang ?? 'no language'}`;
    case 'containerDirective':
      return `:::${(node as Directives).name}`;
    case 'blockquote':
      return 'a quotation';
    case 'mdxJsxFlowElement':
      return described(node);
    default:
      return undefined;
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
