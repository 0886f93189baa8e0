import type ts from 'typescript';

/** Line of a node's first token, comments left out, from 1. */
export function lineOfNode(node: ts.Node): number {
  const file = node.getSourceFile();
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}

/** Puts a type on one line. */
export function compactType(type: string): string {
  return type
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/\( /g, '(')
    .replace(/,? \)/g, ')');
}
