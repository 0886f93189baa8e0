import type {Nodes, Parents} from 'mdast';
import {visit} from 'unist-util-visit';
import type {SourcePage} from '../../../src/content';

/** A text in code style, outside of samples. */
interface Mention {
  readonly text: string;
  readonly line: number;
}

/** A sentence of a page, a heading, or a row of a table. */
export interface Sentence {
  /** As it is read; code between back-ticks. */
  readonly text: string;
  readonly line: number;
  readonly mentions: readonly Mention[];
}

const END = /(?<=[.!?;])(?=\s+[\p{Lu}`"])|(?<=[.;:])(?=\s+`)/u;

/** What a page says outside of its samples. */
export function sentencesOf({tree}: SourcePage): Sentence[] {
  const sentences: Sentence[] = [];
  visit(tree, ['paragraph', 'heading', 'tableRow'], (node: Nodes) => {
    let line = node.position?.start.line ?? 1;
    const isRow = node.type === 'tableRow';
    const text = isRow
      ? node.children.map(textWithCode).join(' | ')
      : textWithCode(node);
    for (const part of isRow ? [text] : text.split(END)) {
      const lineAt = (index: number) =>
        line + part.slice(0, index).split('\n').length - 1;
      sentences.push({
        text: part.trim(),
        line: lineAt(part.search(/\S/)),
        mentions: [...part.matchAll(/`([^`]*)`/g)].map(
          ({1: code = '', index}) => ({text: code, line: lineAt(index)}),
        ),
      });
      line = lineAt(part.length);
    }
  });
  return sentences;
}

function textWithCode(node: Nodes): string {
  switch (node.type) {
    case 'inlineCode':
      return `\`${node.value}\``;
    case 'text':
      return node.value;
    default:
      return 'children' in node
        ? (node as Parents).children.map(textWithCode).join('')
        : '';
  }
}
