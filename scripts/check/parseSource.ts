import ts from 'typescript';

/** A module's source, parsed. */
export interface ParsedSource {
  /** Every node, parents before their children. */
  readonly nodes: readonly ts.Node[];
  /** Line of the source, from 1, on which a node begins. */
  lineOf(node: ts.Node): number;
}

/** Parses TypeScript, or TSX or JSON by its ending, without resolving anything. */
export function parseSource(file: string, text: string): ParsedSource {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return {
    nodes,
    lineOf: (node) =>
      source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
  };
}
