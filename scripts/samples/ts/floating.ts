import ts from 'typescript';

/**
 * The lines of a file, from 1, on which a promise is made and left: what follows runs too early, and its failure is
 * lost. `void` says that this is meant, a handler of failures takes care of it.
 */
export function floatingPromises(
  program: ts.Program,
  file: string,
): readonly number[] {
  const source = program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isExpressionStatement(node) &&
      isLeft(node.expression) &&
      isPromise(checker.getTypeAtLocation(node.expression))
    ) {
      lines.push(
        source!.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
      );
    }
    ts.forEachChild(node, visit);
  };
  if (source) {
    visit(source);
  }
  return lines;
}

/** Whether an expression is a call that does not handle failures itself. */
function isLeft(expression: ts.Expression): boolean {
  if (!ts.isCallExpression(expression)) {
    return false;
  }
  const {expression: called, arguments: handlers} = expression;
  const name = ts.isPropertyAccessExpression(called) ? called.name.text : '';
  return !(name === 'catch' || (name === 'then' && handlers.length > 1));
}

function isPromise(type: ts.Type): boolean {
  return (
    type.getSymbol()?.name === 'Promise' ||
    type.getProperty('then') !== undefined
  );
}
