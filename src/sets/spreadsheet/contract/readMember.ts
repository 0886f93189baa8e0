import ts from 'typescript';
import {compactType, lineOfNode} from '../../contract/ts/nodeText';
import {readDoc} from '../../contract/ts/readDoc';
import type {ApiMember} from './types';

/**
 * Reads one member of an interface or class.
 *
 * @returns the member; `undefined` for index signatures and constructors, which have no name
 */
export function readMember(
  node: ts.TypeElement | ts.ClassElement,
): ApiMember | undefined {
  if (!node.name) {
    return undefined;
  }
  const name = ts.isStringLiteral(node.name)
    ? node.name.text
    : node.name.getText();
  const common = {name, doc: readDoc(node), line: lineOfNode(node)};
  if (ts.isMethodSignature(node) || ts.isMethodDeclaration(node)) {
    const signature = node
      .getText()
      .slice(node.name.getText().length)
      .replace(/;$/, '');
    return {
      ...common,
      kind: 'method',
      type: compactType(signature),
      optional: Boolean(node.questionToken),
      readonly: true,
    };
  }
  if (!ts.isPropertySignature(node) && !ts.isPropertyDeclaration(node)) {
    return undefined;
  }
  const type = compactType(node.type?.getText() ?? 'unknown');
  const isValue = type === `'${name}'`;
  return {
    ...common,
    kind: isValue ? 'value' : 'property',
    type: isValue ? '' : type,
    optional: Boolean(node.questionToken),
    readonly: Boolean(
      ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Readonly,
    ),
  };
}
