import ts from 'typescript';
import {lineOfNode} from './nodeText';
import {ContractError} from '../contractError';
import type {ContractEnum} from '../types';
import {briefOfNode} from './doc';

type Value = number | string;

/**
 * Reads an enumeration and works out its values.
 *
 * @throws ContractError for a value that is no constant
 */
export function readDeclaredEnum(
  node: ts.EnumDeclaration,
  prefix: string,
): ContractEnum {
  const known = new Map<string, Value>();
  let next: Value = 0;
  const values = node.members.map((member) => {
    const name = ts.isComputedPropertyName(member.name)
      ? member.name.getText()
      : member.name.text;
    const value: Value = member.initializer
      ? evaluate(member.initializer, known)
      : next;
    known.set(name, value);
    next = typeof value === 'number' ? value + 1 : value;
    const brief = briefOfNode(member);
    return {name, value, ...(brief ? {brief} : {}), line: lineOfNode(member)};
  });
  return {
    name: `${prefix}${node.name.text}`,
    values,
    brief: briefOfNode(node),
    line: lineOfNode(node.name),
  };
}

function evaluate(
  node: ts.Expression,
  known: ReadonlyMap<string, Value>,
): Value {
  if (ts.isNumericLiteral(node)) {
    return Number(node.text);
  }
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isParenthesizedExpression(node)) {
    return evaluate(node.expression, known);
  }
  if (ts.isPrefixUnaryExpression(node)) {
    const value = Number(evaluate(node.operand, known));
    const {MinusToken, TildeToken, PlusToken} = ts.SyntaxKind;
    switch (node.operator) {
      case MinusToken:
        return -value;
      case TildeToken:
        return ~value;
      case PlusToken:
        return value;
    }
  }
  if (ts.isBinaryExpression(node)) {
    const fold = OPERATORS[node.operatorToken.getText()];
    if (fold) {
      return fold(evaluate(node.left, known), evaluate(node.right, known));
    }
  }
  const name = ts.isPropertyAccessExpression(node)
    ? node.name.text
    : node.getText();
  return known.get(name) ?? fail(node);
}

const onNumbers =
  (fold: (a: number, b: number) => number) =>
  (a: Value, b: Value): Value =>
    fold(Number(a), Number(b));

const OPERATORS: Readonly<Record<string, (a: Value, b: Value) => Value>> = {
  '|': onNumbers((a, b) => a | b),
  '&': onNumbers((a, b) => a & b),
  '^': onNumbers((a, b) => a ^ b),
  '<<': onNumbers((a, b) => a << b),
  '>>': onNumbers((a, b) => a >> b),
  '>>>': onNumbers((a, b) => a >>> b),
  '-': onNumbers((a, b) => a - b),
  '*': onNumbers((a, b) => a * b),
  '/': onNumbers((a, b) => a / b),
  '%': onNumbers((a, b) => a % b),
  '**': onNumbers((a, b) => a ** b),
  '+': (a, b) =>
    typeof a === 'number' && typeof b === 'number' ? a + b : `${a}${b}`,
};

function fail(node: ts.Expression): never {
  throw new ContractError(
    node.getSourceFile().fileName,
    lineOfNode(node),
    `"${node.getText()}"`,
    'a constant',
    'Write the number or the text.',
  );
}
