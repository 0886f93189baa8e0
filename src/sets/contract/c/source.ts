import type {Node} from 'web-tree-sitter';
import type {Token} from './tokens';

/** Text that the grammar reads, with the way back from its offsets to the tokens. */
export interface TokenText {
  readonly text: string;
  /** First token of a node. */
  readonly first: (node: Node) => Token;
  /** Tokens of a node. */
  readonly all: (node: Node) => readonly Token[];
  /** Comments of the tokens that follow a node, at most two. */
  readonly following: (node: Node) => readonly Token[];
}

/** Joins tokens with spaces. */
export function joinTokens(tokens: readonly Token[]): TokenText {
  const starts: number[] = [];
  let offset = 0;
  const words = tokens.map(({text}) => {
    // A name for the grammar, which does not know complex numbers.
    const word = text.replace(
      /^_Complex (.+)$/,
      (_, type: string) => `_Complex_${type.replace(' ', '_')}`,
    );
    starts.push(offset);
    offset += word.length + 1;
    return word;
  });
  const indexAt = (at: number): number => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      [low, high] = starts[middle]! <= at ? [middle, high] : [low, middle - 1];
    }
    return low;
  };
  const range = (node: Node): [number, number] => [
    indexAt(node.startIndex),
    indexAt(Math.max(node.endIndex - 1, node.startIndex)) + 1,
  ];
  return {
    text: words.join(' '),
    first: (node) => tokens[range(node)[0]]!,
    all: (node) => tokens.slice(...range(node)),
    following: (node) => {
      const [, end] = range(node);
      return tokens.slice(end, end + 2);
    },
  };
}

/** Named children of a node, comments and gaps left out. */
export function childrenOf(node: Node): Node[] {
  return node.namedChildren.filter((child) => child !== null);
}

/** Children of a node in a field. */
export function inField(node: Node, field: string): Node[] {
  return node.childrenForFieldName(field).filter((child) => child !== null);
}
