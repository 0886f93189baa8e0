import ts from 'typescript';

const {SyntaxKind} = ts;

export function isPrivateMember(
  member: ts.TypeElement | ts.ClassElement,
): boolean {
  return (
    hasModifier(member, SyntaxKind.PrivateKeyword) ||
    Boolean(member.name && ts.isPrivateIdentifier(member.name))
  );
}

export function hasModifier(
  node: ts.Node,
  kind: ts.ModifierSyntaxKind,
): boolean {
  return (
    ts.canHaveModifiers(node) &&
    Boolean(ts.getModifiers(node)?.some((modifier) => modifier.kind === kind))
  );
}

/** Removes parentheses around a function type; returns `undefined` for other types. */
export function unwrapFunctionType(
  type: ts.TypeNode,
): ts.FunctionTypeNode | undefined {
  return ts.isParenthesizedTypeNode(type)
    ? unwrapFunctionType(type.type)
    : ts.isFunctionTypeNode(type)
      ? type
      : undefined;
}

export function formatTypeParameters(node: ts.Node): string {
  const {typeParameters: list} = node as ts.SignatureDeclaration;
  return list
    ? `<${list.map((each) => formatTypeText(each.getText())).join(', ')}>`
    : '';
}

export function getName({name}: {readonly name?: ts.Node | undefined}): string {
  return name && (ts.isStringLiteral(name) || ts.isIdentifier(name))
    ? name.text
    : (name?.getText() ?? '');
}

export function getLine(node: ts.Node): number {
  const file = node.getSourceFile();
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}

/** Formats a type on one line. */
export function formatTypeText(type: string): string {
  return type
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/\( /g, '(')
    .replace(/,? \)/g, ')');
}

/** Lists the types whose keys a type uses: `Name` for each `keyof Name` in it. */
export function findKeyofTypes(type: ts.Node): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isTypeOperatorNode(node) &&
      node.operator === SyntaxKind.KeyOfKeyword &&
      ts.isTypeReferenceNode(node.type)
    ) {
      names.push(node.type.typeName.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(type);
  return names;
}
