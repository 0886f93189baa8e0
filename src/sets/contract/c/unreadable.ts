import type {Node} from 'web-tree-sitter';
import {ContractError} from '../contractError';
import type {Chunk} from './chunks';
import type {Scope} from './scope';
import {childrenOf, type TokenText} from './source';
import {textOf, type Token} from './tokens';

const LONGEST = 80;

/** The error for a declaration that the grammar cannot read, at the place where it stops. */
export function unreadable(
  {tokens}: Chunk,
  root: Node,
  source: TokenText,
  {missing}: Scope,
): ContractError {
  const unended = lastOfUnended(tokens);
  if (unended) {
    return new ContractError(
      unended.file,
      unended.line,
      `"${unended.text}" that the next line goes on after`,
      'a ";" at the end of a declaration',
      'Add it. If the next line belongs to the declaration, define its first word with -D NAME=.',
    );
  }
  const place = source.first(firstError(root) ?? root);
  const text = textOf(tokens);
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  const unknown = missing
    .map(({file, line, name}) => `${name} (${file}:${line})`)
    .join(', ');
  return new ContractError(
    place.file,
    place.line,
    `"${place.text}" in "${shown}"`,
    'a C declaration',
    `If it is a macro, define it with -D ${/^\w+$/.test(place.text) ? place.text : 'NAME'}=, or give the folder of the header that does with -I DIR.` +
      (unknown ? ` Not found: ${unknown}.` : ''),
  );
}

/** The bracket that ends a prototype whose next token begins another line, and a comment of its own. */
function lastOfUnended(tokens: Chunk['tokens']): Token | undefined {
  return tokens.find(({text}, index) => {
    const next = tokens[index + 1];
    return (
      text === ')' &&
      next?.kind === 'name' &&
      next.startsLine &&
      next.comments.length > 0
    );
  });
}

/** First node that the grammar could not place, the deepest first. */
function firstError(node: Node): Node | undefined {
  if (node.type === 'ERROR' || node.isMissing) {
    return node;
  }
  for (const child of childrenOf(node)) {
    const found =
      child.hasError || child.isMissing ? firstError(child) : undefined;
    if (found) {
      return found;
    }
  }
  return node.hasError ? node : undefined;
}
