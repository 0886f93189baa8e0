import ts from 'typescript';
import {compactType, lineOfNode} from './nodeText';
import {readDoc} from './readDoc';
import type {ContractFunction} from '../types';
import {briefOfNode} from './doc';

/** The signature of a type that is a function's, brackets left out; undefined for other types. */
export function signatureOf(
  type: ts.TypeNode | undefined,
): ts.FunctionTypeNode | undefined {
  if (type && ts.isParenthesizedTypeNode(type)) {
    return signatureOf(type.type);
  }
  return type && ts.isFunctionTypeNode(type) ? type : undefined;
}

/**
 * Reads a function, a method, or the type of a callback.
 *
 * @param documented - the node that the comment describes, where it is another
 */
export function readSignature(
  name: string,
  node: ts.SignatureDeclaration,
  documented: ts.Node = node,
): ContractFunction {
  const doc = readDoc(documented);
  const last = node.parameters.at(-1);
  return {
    name,
    returns: returnType(node),
    variadic: last?.dotDotDotToken !== undefined,
    parameters: node.parameters.map((parameter) => {
      const given = parameter.name.getText();
      const text = doc.params.find((item) => item.name === given)?.text;
      return {
        name: given,
        type: compactType(parameter.type?.getText() ?? 'any'),
        ...(parameter.questionToken ? {optional: true} : {}),
        ...(text ? {text} : {}),
      };
    }),
    brief: briefOfNode(documented),
    line: lineOfNode(documented === node ? (node.name ?? node) : documented),
    ...(doc.summary ? {description: doc.summary} : {}),
    ...(doc.returns ? {returnText: doc.returns} : {}),
    ...(doc.since ? {since: doc.since} : {}),
  };
}

function returnType(node: ts.SignatureDeclaration): string {
  if (ts.isConstructorDeclaration(node)) {
    return node.parent.name?.text ?? 'default';
  }
  return compactType(node.type?.getText() ?? 'any');
}
