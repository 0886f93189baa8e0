import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {compactType, lineOfNode} from './nodeText';
import {ContractError} from '../contractError';
import type {Contract} from '../types';
import {readDeclaredEnum} from './declaredEnum';
import {readSignature, signatureOf} from './declaredFunction';
import {readDeclaredStruct} from './declaredStruct';
import {briefOfNode} from './doc';

type Draft = {
  -readonly [Key in keyof Contract]: Contract[Key][number][];
};

/**
 * Reads a TypeScript declaration file, types as they are written. Methods and what stands in
 * namespaces carry the names of what they stand in: `Workbook.save`.
 *
 * @param file - path, named in errors
 * @param source - its text; read from the file when left out
 * @throws ContractError at the first place that is no TypeScript
 */
export function contractOfDeclarations(
  file: string,
  source = readFileSync(file, 'utf8'),
): Contract {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  expectParsed(tree, file);
  const draft: Draft = {
    functions: [],
    callbacks: [],
    enums: [],
    structs: [],
    aliases: [],
    variables: [],
    macros: [],
    missing: [],
  };
  tree.statements.forEach((node) => readStatement(node, '', draft));
  return draft;
}

function expectParsed(tree: ts.SourceFile, file: string): void {
  // Not public, and the only way to the parser's errors without a whole program.
  const {parseDiagnostics} = tree as ts.SourceFile & {
    parseDiagnostics: readonly ts.DiagnosticWithLocation[];
  };
  const [first] = parseDiagnostics;
  if (first) {
    const {line} = tree.getLineAndCharacterOfPosition(first.start);
    const found = tree.text.slice(first.start, first.start + first.length);
    throw new ContractError(
      file,
      line + 1,
      `"${found}"`,
      ts.flattenDiagnosticMessageText(first.messageText, ' '),
      'Correct the declaration; `npx tsc --noEmit` shows the rest.',
    );
  }
}

function readStatement(node: ts.Statement, prefix: string, draft: Draft): void {
  if (ts.isModuleDeclaration(node)) {
    const inner =
      ts.isIdentifier(node.name) && node.name.text !== 'global'
        ? `${prefix}${node.name.text}.`
        : prefix;
    if (node.body && ts.isModuleBlock(node.body)) {
      node.body.statements.forEach((child) =>
        readStatement(child, inner, draft),
      );
    } else if (node.body && ts.isModuleDeclaration(node.body)) {
      readStatement(node.body, inner, draft);
    }
  } else if (ts.isFunctionDeclaration(node)) {
    draft.functions.push(
      readSignature(`${prefix}${node.name?.text ?? 'default'}`, node),
    );
  } else if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) {
    const {struct, functions, callbacks} = readDeclaredStruct(node, prefix);
    draft.structs.push(struct);
    draft.functions.push(...functions);
    draft.callbacks.push(...callbacks);
  } else if (ts.isEnumDeclaration(node)) {
    draft.enums.push(readDeclaredEnum(node, prefix));
  } else if (ts.isTypeAliasDeclaration(node)) {
    readAlias(node, prefix, draft);
  } else if (ts.isVariableStatement(node)) {
    node.declarationList.declarations.forEach((item) =>
      draft.variables.push({
        name: `${prefix}${item.name.getText()}`,
        type: compactType(item.type?.getText() ?? 'any'),
        brief: briefOfNode(node),
        line: lineOfNode(item),
      }),
    );
  }
}

function readAlias(
  node: ts.TypeAliasDeclaration,
  prefix: string,
  draft: Draft,
): void {
  const name = `${prefix}${node.name.text}`;
  const signature = signatureOf(node.type);
  if (signature) {
    draft.callbacks.push(readSignature(name, signature, node));
  } else {
    draft.aliases.push({
      name,
      type: compactType(node.type.getText()),
      brief: briefOfNode(node),
      line: lineOfNode(node.name),
    });
  }
}
