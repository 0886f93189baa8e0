import type {Identifier} from '@borgar/fx';
import {
  createCellError,
  parseCellError,
  type Matrix,
  type Scalar,
} from '../values/scalar';
import {BUILTIN_FUNCTIONS, findBuiltin} from './functions';
import {type BuiltinFunction, FunctionCall} from './functions/define';
import {parseFormula} from './parse';
import {type FormulaNode, normalizeFunctionName} from './syntax';
import {findNamedFormula, joinReferences, resolveReference} from './references';
import {
  hasElements,
  hasMultipleValues,
  isMatrix,
  toMatrix,
  CellReference,
  FormulaFunction,
  toSingleValue,
  type FormulaScope,
  type FormulaValue,
  toFullMatrix,
  broadcastValues,
  catchCellError,
} from './value';
import {applyUnary, BINARY_OPERATIONS} from './coerce';

/** Evaluates the formula of one cell. An area or array is reduced to a single value, and an empty result becomes 0. */
export function evaluateFormula(formula: string, scope: FormulaScope): Scalar {
  const result = catchCellError(() =>
    toSingleValue(evaluateText(formula, scope), scope),
  );
  return result ?? 0;
}

/** Evaluates an array formula, which fills several cells. */
export function evaluateArrayFormula(
  formula: string,
  scope: FormulaScope,
): Matrix {
  const rows = catchCellError(() =>
    toFullMatrix(evaluateText(formula, scope), scope),
  );
  return Array.isArray(rows) ? rows : [[rows as Scalar]];
}

/** Evaluates a formula as part of another one. */
export function evaluateText(
  formula: string,
  scope: FormulaScope,
): FormulaValue {
  const {node, areas} = parseFormula(formula);
  return evaluate(node, {...scope, areas});
}

function evaluate(node: FormulaNode, scope: FormulaScope): FormulaValue {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'ErrorLiteral':
      return parseCellError(node.value) ?? createCellError('#VALUE!');
    case 'ReferenceIdentifier':
      return scope.locals?.has(node.value.toUpperCase())
        ? scope.locals.get(node.value.toUpperCase())!
        : node.kind === 'table'
          ? createCellError('#REF!', `Tables are not supported: ${node.value}`)
          : resolveReference(node.value, scope);
    case 'UnaryExpression': {
      const [argument] = node.arguments;
      return broadcastValues([evaluate(argument!, scope)], scope, ([value]) =>
        applyUnary(node.operator, value ?? null),
      );
    }
    case 'BinaryExpression':
      return binary(node, scope);
    case 'ArrayExpression':
      return node.elements.map((row) =>
        row.map((element) => toSingleValue(evaluate(element, scope), scope)),
      );
    case 'CallExpression':
      return call(node, scope);
    case 'LetExpression': {
      const locals = new Map(scope.locals);
      const inner = {...scope, locals};
      for (const {id, init} of node.declarations) {
        locals.set(id.name.toUpperCase(), init ? evaluate(init, inner) : null);
      }
      return node.body ? evaluate(node.body, inner) : null;
    }
    case 'LambdaExpression':
      return new FormulaFunction((args) => {
        const {body, params} = node;
        if (!body || args.length > params.length) {
          return createCellError('#VALUE!');
        }
        const given = params.map(
          ({name}, index) => [name.toUpperCase(), args[index] ?? null] as const,
        );
        const locals = new Map([...(scope.locals ?? []), ...given]);
        return evaluate(body, {...scope, locals});
      });
  }
}

type BinaryNode = Extract<FormulaNode, {type: 'BinaryExpression'}>;

// Evaluates a chain such as `1+2+3` in a loop, because its syntax tree can be too deep for recursion.
function binary(node: BinaryNode, scope: FormulaScope): FormulaValue {
  const chain: BinaryNode[] = [];
  let first: FormulaNode = node;
  while (first.type === 'BinaryExpression') {
    chain.push(first);
    first = first.arguments[0]!;
  }
  return chain.reduceRight(
    (left, {operator, arguments: [, right]}) =>
      applyBinary(operator, left, evaluate(right!, scope), scope),
    evaluate(first, scope),
  );
}

function applyBinary(
  operator: BinaryNode['operator'],
  left: FormulaValue,
  right: FormulaValue,
  scope: FormulaScope,
): FormulaValue {
  if (operator === ':' || operator === ',' || operator === ' ') {
    return joinReferences(operator, left, right);
  }
  const apply = BINARY_OPERATIONS[operator];
  return apply
    ? broadcastValues([left, right], scope, ([a, b]) =>
        apply(a ?? null, b ?? null),
      )
    : createCellError('#VALUE!');
}

function call(
  {callee, arguments: args}: Extract<FormulaNode, {type: 'CallExpression'}>,
  scope: FormulaScope,
): FormulaValue {
  const nodes = args as readonly (FormulaNode | null | undefined)[];
  const lambda = findLambda(callee, scope);
  if (lambda instanceof FormulaFunction) {
    const given = nodes.map((node) => (node ? evaluate(node, scope) : null));
    return catchCellError(() => lambda.apply(given));
  }
  const name = normalizeFunctionName((callee as {name?: string}).name ?? '');
  // Custom functions take precedence over built-in functions that are not documented.
  const custom = scope.inputs.findCustom(name);
  const builtin =
    BUILTIN_FUNCTIONS.get(name) ?? (custom ? undefined : findBuiltin(name));
  if (!builtin) {
    const values = () => nodes.map((node) => customArgument(node, scope));
    return custom
      ? catchCellError(() => custom(values(), scope))
      : createCellError('#NAME?', `There is no function ${name}.`);
  }
  if (
    nodes.length < builtin.minArguments ||
    nodes.length > builtin.maxArguments
  ) {
    return createCellError('#VALUE!');
  }
  const values: FormulaValue[] = [];
  const inner =
    scope.isArray || !builtin.takesArrays ? scope : {...scope, isArray: true};
  const context = new FunctionCall(inner, nodes, (index) => {
    if (values[index] === undefined) {
      const node = nodes[index];
      const isSingle = builtin.takesSingle(index);
      const value = node ? evaluate(node, isSingle ? scope : inner) : null;
      const isOne =
        isSingle && inner !== scope && value instanceof CellReference;
      values[index] = isOne ? toSingleValue(value, scope) : value;
    }
    return values[index];
  });
  return catchCellError(() => {
    const result =
      broadcastCall(builtin, context) ?? builtin.calculate(context);
    return typeof result === 'number' && !Number.isFinite(result)
      ? createCellError('#NUM!')
      : result;
  });
}

/** Finds the `LAMBDA` that a call refers to by an expression, a variable or a defined name. */
function findLambda(
  callee: FormulaNode | Identifier,
  scope: FormulaScope,
): FormulaValue | undefined {
  if (callee.type !== 'Identifier') {
    return evaluate(callee, scope);
  }
  const local = scope.locals?.get(callee.name.toUpperCase());
  const formula = local ? undefined : findNamedFormula(callee.name, scope);
  return formula === undefined ? local : evaluateText(formula, scope);
}

/**
 * Calls a function once for each element if an argument is an array instead of a single value; returns
 * `undefined` if none is.
 */
function broadcastCall(
  {takesSingle, calculate}: BuiltinFunction,
  {scope, args, value}: FunctionCall,
): FormulaValue | undefined {
  const hasArray = args.some(
    (_argument, index) =>
      takesSingle(index) && hasElements(value(index), scope),
  );
  if (!hasArray) {
    return undefined;
  }
  const singles = [...args.keys()].filter(takesSingle);
  return broadcastValues(
    singles.map(value),
    {...scope, isArray: true},
    (scalars) => {
      const valueAt = (index: number) => {
        const place = singles.indexOf(index);
        return place < 0 ? value(index) : (scalars[place] ?? null);
      };
      return toSingleValue(
        calculate(new FunctionCall(scope, args, valueAt)),
        scope,
      );
    },
  );
}

// Custom functions receive an area as an array of rows.
function customArgument(
  node: FormulaNode | null | undefined,
  scope: FormulaScope,
) {
  const value = node ? evaluate(node, scope) : null;
  return isMatrix(value) || hasMultipleValues(value)
    ? toMatrix(value, scope)
    : toSingleValue(value, scope);
}
