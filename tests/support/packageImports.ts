import ts from 'typescript';
import {parseSource} from '../../scripts/check/rules/tableTexts';

/** A package that a module imports. */
export interface PackageImport {
  /** Name without the path inside it: `prismjs`, `@docusaurus/utils`. */
  readonly name: string;
  readonly file: string;
  /** Whether nothing but types is taken: nothing of it is there when the module runs. */
  readonly isType: boolean;
}

/** The packages that a module imports, requires or loads later; Node's own are left out. */
export function importsOf(file: string, text: string): PackageImport[] {
  return parseSource(file, text).nodes.flatMap((node) => {
    const found = moduleOf(node);
    return found &&
      /^[^./]/.test(found.module) &&
      !found.module.startsWith('node:')
      ? [{name: packageOf(found.module), file, isType: found.isType}]
      : [];
  });
}

function moduleOf(
  node: ts.Node,
): {module: string; isType: boolean} | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    const {moduleSpecifier} = node;
    return moduleSpecifier && ts.isStringLiteral(moduleSpecifier)
      ? {module: moduleSpecifier.text, isType: takesTypes(node)}
      : undefined;
  }
  if (ts.isImportTypeNode(node)) {
    const {argument} = node;
    return ts.isLiteralTypeNode(argument) &&
      ts.isStringLiteral(argument.literal)
      ? {module: argument.literal.text, isType: true}
      : undefined;
  }
  if (ts.isCallExpression(node)) {
    const [argument] = node.arguments;
    const loads =
      node.expression.kind === ts.SyntaxKind.ImportKeyword ||
      /^require(?:\.resolve)?$/.test(node.expression.getText());
    return loads && argument && ts.isStringLiteral(argument)
      ? {module: argument.text, isType: false}
      : undefined;
  }
  return undefined;
}

function takesTypes(
  node: ts.ImportDeclaration | ts.ExportDeclaration,
): boolean {
  if (ts.isExportDeclaration(node)) {
    return node.isTypeOnly;
  }
  const {importClause: clause} = node;
  const named = clause?.namedBindings;
  return (
    clause !== undefined &&
    (clause.isTypeOnly ||
      (clause.name === undefined &&
        named !== undefined &&
        ts.isNamedImports(named) &&
        named.elements.length > 0 &&
        named.elements.every(({isTypeOnly}) => isTypeOnly)))
  );
}

function packageOf(module: string): string {
  return module.split('/', module.startsWith('@') ? 2 : 1).join('/');
}
