import {
  cellError,
  errorFromText,
  isCellError,
  type Scalar,
} from '../values/scalar';
import {parseAddress} from '../area/address';
import {intersectBounds, unionBounds} from '../area/bounds';
import {broadcast, safely} from './broadcast';
import {BUILTINS} from './functions';
import type {Call} from './functions/define';
import {applyUnary, OPERATIONS} from './operators';
import type {FormulaNode} from './parse';
import {
  ErrorResult,
  isMany,
  isMatrix,
  matrixOf,
  Reference,
  scalarOf,
  type Scope,
  type Value,
} from './value';

/** Result of a formula for one cell: of an area or array, the first value. An empty cell reads as 0. */
export function evaluateFormula(node: FormulaNode, scope: Scope): Scalar {
  const result = safely(() => scalarOf(evaluate(node, scope), scope));
  return result ?? 0;
}

/** Value of a part of a formula. */
function evaluate(node: FormulaNode, scope: Scope): Value {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'ErrorLiteral':
      return errorFromText(node.value) ?? cellError('#VALUE!');
    case 'ReferenceIdentifier':
      return reference(node.value, scope);
    case 'UnaryExpression': {
      const [argument] = node.arguments;
      return broadcast([evaluate(argument!, scope)], scope, ([value]) =>
        applyUnary(node.operator, value ?? null),
      );
    }
    case 'BinaryExpression':
      return binary(node, scope);
    case 'ArrayExpression':
      return node.elements.map((row) =>
        row.map((element) => scalarOf(evaluate(element, scope), scope)),
      );
    case 'CallExpression':
      return call(node, scope);
    default:
      return cellError('#NAME?');
  }
}

function reference(text: string, scope: Scope): Value {
  const {sheetName, bounds, name} = parseAddress(text);
  if (name !== undefined) {
    const place = scope.placeOf(name);
    if (place === undefined) {
      return cellError('#NAME?');
    }
    return place
      ? new Reference(place.sheetId, [place.area])
      : cellError('#REF!');
  }
  const sheetId =
    sheetName === undefined ? scope.sheetId : scope.sheetIdOf(sheetName);
  return sheetId && bounds
    ? new Reference(sheetId, [bounds])
    : cellError('#REF!');
}

function binary(
  {
    operator,
    arguments: parts,
  }: Extract<FormulaNode, {type: 'BinaryExpression'}>,
  scope: Scope,
): Value {
  const left = evaluate(parts[0]!, scope);
  const right = evaluate(parts[1]!, scope);
  if (operator === ':' || operator === ',' || operator === ' ') {
    return joinReferences(operator, left, right);
  }
  const apply = OPERATIONS[operator];
  return apply
    ? broadcast([left, right], scope, ([a, b]) => apply(a ?? null, b ?? null))
    : cellError('#VALUE!');
}

function joinReferences(
  operator: ':' | ',' | ' ',
  left: Value,
  right: Value,
): Value {
  const failed = [left, right].find((value) => isCellError(value));
  if (failed !== undefined) {
    return failed;
  }
  if (!(left instanceof Reference) || !(right instanceof Reference)) {
    return cellError('#VALUE!');
  }
  if (left.sheetId !== right.sheetId) {
    return cellError('#VALUE!');
  }
  if (operator === ',') {
    return new Reference(left.sheetId, [...left.areas, ...right.areas]);
  }
  if (operator === ':') {
    return new Reference(left.sheetId, [
      unionBounds(left.areas[0]!, right.areas[0]!),
    ]);
  }
  const shared = left.areas.flatMap((area) =>
    right.areas.flatMap((other) => intersectBounds(area, other) ?? []),
  );
  return shared.length > 0
    ? new Reference(left.sheetId, shared)
    : cellError('#NULL!');
}

function call(
  {callee, arguments: args}: Extract<FormulaNode, {type: 'CallExpression'}>,
  scope: Scope,
): Value {
  const name = (callee as {name?: string}).name?.toUpperCase() ?? '';
  const builtin = BUILTINS.get(name);
  const nodes = args as readonly (FormulaNode | null | undefined)[];
  if (!builtin) {
    const custom = safely(() =>
      scope.callCustom(
        name,
        nodes.map((node) => argumentOf(node, scope)),
      ),
    );
    return custom === undefined ? cellError('#NAME?') : custom;
  }
  if (
    nodes.length < builtin.minArguments ||
    nodes.length > builtin.maxArguments
  ) {
    return cellError('#VALUE!');
  }
  const values = new Map<number, Value>();
  const entry: Call = {
    scope,
    args: nodes,
    value: (index) => {
      if (index >= nodes.length) {
        return undefined;
      }
      const node = nodes[index];
      if (!values.has(index)) {
        values.set(index, node ? evaluate(node, scope) : null);
      }
      return values.get(index);
    },
  };
  try {
    return builtin.calculate(entry);
  } catch (error) {
    if (error instanceof ErrorResult) {
      return error.value;
    }
    throw error;
  }
}

// A custom function receives a value, or the rows of an area.
function argumentOf(node: FormulaNode | null | undefined, scope: Scope) {
  const value = node ? evaluate(node, scope) : null;
  return isMatrix(value) || isMany(value)
    ? matrixOf(value, scope)
    : scalarOf(value, scope);
}
