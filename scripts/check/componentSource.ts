import ts from 'typescript';

/** A component's source, parsed. */
export interface ComponentSource {
  /** Every node, parents before their children. */
  readonly nodes: readonly ts.Node[];
  /** Line of the source, from 1, on which a node begins. */
  lineOf(node: ts.Node): number;
}

/** Parses TSX, without resolving anything. */
export function parseComponent(file: string, text: string): ComponentSource {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
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
