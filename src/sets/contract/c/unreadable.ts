import type {Node} from 'web-tree-sitter';
import {ContractError} from '../contractError';
import type {Chunk} from './chunks';
import type {Scope} from './scope';
import {childrenOf, type TokenText} from './source';
import {textOf} from './tokens';

const LONGEST = 80;

/** The error for a declaration that the grammar cannot read, at the place where it stops. */
export function unreadable(
  {tokens}: Chunk,
  root: Node,
  source: TokenText,
  {missing}: Scope,
): ContractError {
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
