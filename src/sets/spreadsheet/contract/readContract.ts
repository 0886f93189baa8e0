import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {compactType, lineOfNode} from '../../contract/ts/nodeText';
import {readDoc} from '../../contract/ts/readDoc';
import {readMember} from './readMember';
import type {ApiSymbol, Contract} from './types';

/**
 * Reads the exported declarations of a declaration file, without resolving types.
 *
 * @param file - path, named in messages
 * @param source - its text; read from the file when left out
 * @throws Error when nothing is exported: checks on an empty contract must not pass
 */
export function readContract(
  file: string,
  source = readFileSync(file, 'utf8'),
): Contract {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const symbols = new Map<string, ApiSymbol>();
  for (const statement of tree.statements) {
    const symbol = readSymbol(statement);
    if (symbol) {
      symbols.set(symbol.name, symbol);
    }
  }
  if (symbols.size === 0) {
    throw new Error(`${file}:1: no exported declaration found.`);
  }
  return {file, symbols};
}

function readSymbol(node: ts.Statement): ApiSymbol | undefined {
  const common = {
    doc: readDoc(node),
    line: lineOfNode(node),
    bases: [] as string[],
    type: '',
    members: [],
  };
  if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) {
    return {
      ...common,
      name: node.name!.text,
      kind: ts.isClassDeclaration(node) ? 'class' : 'interface',
      bases: (node.heritageClauses ?? []).flatMap((clause) =>
        clause.types.map((type) => type.expression.getText()),
      ),
      members: node.members.flatMap((member) => readMember(member) ?? []),
    };
  }
  if (ts.isTypeAliasDeclaration(node)) {
    return {
      ...common,
      name: node.name.text,
      kind: 'type',
      type: compactType(node.type.getText()),
    };
  }
  if (ts.isFunctionDeclaration(node)) {
    const signature = node
      .getText()
      .replace(/^[^(]*/, '')
      .replace(/;$/, '');
    return {
      ...common,
      name: node.name!.text,
      kind: 'function',
      type: compactType(signature),
    };
  }
  if (ts.isVariableStatement(node)) {
    const [declaration] = node.declarationList.declarations;
    return {
      ...common,
      name: declaration!.name.getText(),
      kind: 'const',
      type: compactType(declaration!.type?.getText() ?? ''),
    };
  }
  return undefined;
}
