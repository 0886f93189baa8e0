import type {Nodes, Parents} from 'mdast';
import {visit} from '../../../src/sets/esPackages';
import type {SourcePage} from '../../../src/sets/page/sourcePage';

/** A sentence of a page, or a row of a table. */
export interface Sentence {
  /** As it is read; code between back-ticks. */
  readonly text: string;
  /** What stands in code style, in its order. */
  readonly codes: readonly string[];
  readonly line: number;
}

const END = /(?<=[.!?;])\s+(?=[\p{Lu}`"])|(?<=[.;:])\s+(?=`)/u;

/** What a page says outside its samples, sentence by sentence, and row by row. */
export function sentencesOf({tree}: SourcePage): Sentence[] {
  const sentences: Sentence[] = [];
  visit(tree, (node: Nodes) => {
    const first = node.position?.start.line ?? 1;
    if (node.type === 'tableRow') {
      const text = node.children.map(textWithCode).join(' | ');
      sentences.push({text, codes: codesIn(text), line: first});
      return 'skip';
    }
    if (node.type === 'paragraph') {
      const text = textWithCode(node);
      let from = 0;
      for (const part of text.split(END)) {
        const index = text.indexOf(part, from);
        from = index + part.length;
        sentences.push({
          text: part,
          codes: codesIn(part),
          line: first + (text.slice(0, index).match(/\n/g)?.length ?? 0),
        });
      }
      return 'skip';
    }
    return undefined;
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
        ? (node as Parents).children
            .map((child) => textWithCode(child))
            .join('')
        : '';
  }
}

function codesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]*)`/g)].map(([, code = '']) => code);
}
