import ts from 'typescript';

/**
 * Finds calls whose promise is not awaited, because the next line would run too early and errors would be
 * lost. Calls with `void` or an error handler are not reported.
 *
 * @returns 1-based lines of the file
 */
export function findFloatingPromises(
  program: ts.Program,
  file: string,
): readonly number[] {
  const source = program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isExpressionStatement(node) &&
      isUnhandledCall(node.expression) &&
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

/** Whether an expression is a call without an error handler. */
function isUnhandledCall(expression: ts.Expression): boolean {
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
