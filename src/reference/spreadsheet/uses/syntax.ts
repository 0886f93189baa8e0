import type {SyntaxNode} from '@lezer/common';

/** Parts of a node; brackets and commas are none. */
export function childrenOf(node: SyntaxNode | null | undefined): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node?.firstChild; child; child = child.nextSibling) {
    if (!/^[()[\]{},;]$/.test(child.name)) {
      children.push(child);
    }
  }
  return children;
}

/** The type that is written behind a name; empty where there is none. */
export function annotationOf({nextSibling}: SyntaxNode, code: string): string {
  const annotation =
    nextSibling?.name === 'Optional' ? nextSibling.nextSibling : nextSibling;
  return annotation?.name === 'TypeAnnotation'
    ? code.slice(annotation.from, annotation.to).replace(/^:\s*/, '')
    : '';
}

/** The parameters of a function, and what it gives where that is written. */
export function signatureText(node: SyntaxNode, code: string): string {
  const list = node.getChild('ParamList');
  return list
    ? `${code.slice(list.from, list.to)}: ${annotationOf(list, code)}`
    : '(): ';
}

/** Whether a node of a name is one variable, or several. */
export function isDefinition(name: string): boolean {
  return /^(?:VariableDefinition|\w+Pattern)$/.test(name);
}
