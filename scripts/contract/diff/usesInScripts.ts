import ts from 'typescript';
import {sampleProgram} from '../../samples/ts/compile';
import type {ScriptSample} from '../../../src/sets/samples/types';
import {firstUses, type NameUse} from './nameUse';

/**
 * The names of a declaration file that TypeScript and JavaScript samples use, as the compiler resolves
 * them: `sheet.rename` is `Sheet.rename`, and a key of an object is the member of the type that is
 * expected there.
 *
 * @param root - repository root
 * @param contract - the declaration file that the samples are written for
 */
export function usesInScripts(
  root: string,
  contract: string,
  samples: readonly ScriptSample[],
): NameUse[] {
  const {program, byPath, contractPath} = sampleProgram(
    root,
    contract,
    samples,
  );
  const checker = program.getTypeChecker();
  return [...byPath].flatMap(([path, sample]) => {
    const source = program.getSourceFile(path)!;
    const uses: NameUse[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) {
        const {line} = source.getLineAndCharacterOfPosition(node.getStart());
        uses.push(
          ...symbolsAt(checker, node)
            .flatMap(({declarations = []}) => declarations)
            .filter((each) => each.getSourceFile().fileName === contractPath)
            .map((each) => ({
              name: nameOf(each),
              ...placeOf(sample, line + 1),
            })),
        );
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return firstUses(uses);
  });
}

/** What an identifier means; of a key of an object, what is expected there. */
function symbolsAt(checker: ts.TypeChecker, node: ts.Identifier): ts.Symbol[] {
  const {parent} = node;
  const isKey =
    ts.isObjectLiteralElement(parent) &&
    parent.name === node &&
    ts.isObjectLiteralExpression(parent.parent);
  const expected = isKey
    ? checker.getContextualType(parent.parent as ts.ObjectLiteralExpression)
    : undefined;
  const types = expected?.isUnion() ? expected.types : [expected];
  const symbols = [
    checker.getSymbolAtLocation(node),
    ...types.map((type) => type?.getProperty(node.text)),
  ].filter((symbol) => symbol !== undefined);
  return symbols.map((symbol) =>
    symbol.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(symbol)
      : symbol,
  );
}

function nameOf(declaration: ts.Declaration): string {
  const own = ts.getNameOfDeclaration(declaration)?.getText() ?? '';
  const {parent} = declaration;
  return ts.isInterfaceDeclaration(parent) || ts.isClassDeclaration(parent)
    ? `${parent.name?.text ?? ''}.${own}`
    : own;
}

/** Where a line of a sample stands on its page. */
function placeOf(
  {segments}: ScriptSample,
  line: number,
): Pick<NameUse, 'file' | 'line'> {
  const {fence, start} =
    segments.filter((segment) => segment.start <= line).at(-1) ?? segments[0]!;
  return {file: fence.file, line: fence.line + line - start};
}
