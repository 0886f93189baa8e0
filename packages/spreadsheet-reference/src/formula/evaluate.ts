import {tokenize} from '@borgar/fx';
import {
  cellError,
  errorFromText,
  isCellError,
  type Matrix,
  type Scalar,
} from '../values/scalar';
import {parseAddress} from '../area/address';
import {intersectBounds, unionBounds} from '../area/bounds';
import {BUILTIN_FUNCTIONS, findBuiltin} from './functions';
import {type Builtin, FunctionCall} from './functions/define';
import {type FormulaNode, normalizeFunctionName, parseFormula} from './parse';
import {hasName} from '../state/identity';
import {shiftFormula} from './rewrite';
import {
  isMultiple,
  isMatrix,
  toMatrix,
  Reference,
  toSingleValue,
  type Scope,
  findNamedFormula,
  resolveSheetId,
  findSheetSpan,
  type Value,
  toFullMatrix,
  broadcast,
  catchErrorResult,
} from './value';
import {applyUnary, BINARY_OPERATIONS} from './coerce';

/** Evaluates the formula of one cell. An area or array is reduced to a single value, and an empty result becomes 0. */
export function evaluateFormula(node: FormulaNode, scope: Scope): Scalar {
  const result = catchErrorResult(() =>
    toSingleValue(evaluate(node, scope), scope),
  );
  return result ?? 0;
}

/** Evaluates an array formula, which fills several cells. */
export function evaluateArray(node: FormulaNode, scope: Scope): Matrix {
  const rows = catchErrorResult(() =>
    toFullMatrix(evaluate(node, scope), scope),
  );
  return Array.isArray(rows) ? rows : [[rows as Scalar]];
}

/** Returns all areas that a formula refers to, even if the formula cannot be parsed. */
export function findReferences(formula: string, scope: Scope) {
  return tokenize(formula, {mergeRefs: true}).flatMap(({type, value}) => {
    try {
      const found = type.startsWith('range') && reference(value, scope);
      return found instanceof Reference
        ? found.areas.map((area) => ({sheetId: found.sheetId, area}))
        : [];
    } catch {
      return [];
    }
  });
}

function evaluate(node: FormulaNode, scope: Scope): Value {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'ErrorLiteral':
      return errorFromText(node.value) ?? cellError('#VALUE!');
    case 'ReferenceIdentifier':
      return scope.locals?.has(node.value.toUpperCase())
        ? scope.locals.get(node.value.toUpperCase())!
        : node.kind === 'table'
          ? cellError('#REF!', `Tables are not supported: ${node.value}`)
          : reference(node.value, scope);
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
    default:
      return cellError('#NAME?', `${node.type} is not supported.`);
  }
}

function reference(text: string, scope: Scope): Value {
  const {sheetName, bounds, name, isExternal} = parseAddress(text);
  if (isExternal) {
    return cellError('#REF!', `${text} is in another workbook.`);
  }
  if (name !== undefined) {
    const formula = findNamedFormula(
      name,
      scope,
      resolveSheetId(scope, sheetName),
    );
    if (formula !== undefined) {
      const moved = shiftFormula(formula, scope.row, scope.column, true);
      return evaluate(parseFormula(moved), scope);
    }
    const place = scope.workbook.names.find(hasName(name))?.place;
    if (place === undefined) {
      return cellError('#NAME?', `There is no name ${name}.`);
    }
    return place
      ? new Reference(place.sheetId, [place.area])
      : cellError('#REF!');
  }
  const several =
    bounds && sheetName?.includes(':') ? findSheetSpan(sheetName, scope) : [];
  if (several.length > 0) {
    // References across several sheets (3D references) are evaluated like arrays.
    return several.flatMap(({id}) => scope.read(id, bounds!));
  }
  const sheetId = resolveSheetId(scope, sheetName);
  return sheetId && bounds
    ? new Reference(sheetId, [bounds])
    : cellError('#REF!', `There is no sheet ${sheetName}.`);
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
  const apply = BINARY_OPERATIONS[operator];
  return apply
    ? broadcast([left, right], scope, ([a, b]) => apply(a ?? null, b ?? null))
    : cellError('#VALUE!');
}

function joinReferences(
  operator: ':' | ',' | ' ',
  left: Value,
  right: Value,
): Value {
  const areReferences = left instanceof Reference && right instanceof Reference;
  if (!areReferences || left.sheetId !== right.sheetId) {
    return [left, right].find(isCellError) ?? cellError('#VALUE!');
  }
  const {sheetId, areas} = left;
  const joined = {
    ',': () => [...areas, ...right.areas],
    ':': () => [unionBounds(areas[0]!, right.areas[0]!)],
    ' ': () =>
      areas.flatMap((area) =>
        right.areas.flatMap((other) => intersectBounds(area, other) ?? []),
      ),
  }[operator]();
  return joined.length > 0
    ? new Reference(sheetId, joined)
    : cellError('#NULL!');
}

function call(
  {callee, arguments: args}: Extract<FormulaNode, {type: 'CallExpression'}>,
  scope: Scope,
): Value {
  const name = normalizeFunctionName((callee as {name?: string}).name ?? '');
  // Custom functions take precedence over built-in functions that are not documented.
  const isCustom = scope.hasCustom(name);
  const builtin =
    BUILTIN_FUNCTIONS.get(name) ?? (isCustom ? undefined : findBuiltin(name));
  const nodes = args as readonly (FormulaNode | null | undefined)[];
  if (!builtin) {
    const custom = catchErrorResult(() =>
      scope.callCustom(
        name,
        nodes.map((node) => customArgument(node, scope)),
      ),
    );
    return custom === undefined
      ? cellError('#NAME?', `There is no function ${name}.`)
      : custom;
  }
  if (
    nodes.length < builtin.minArguments ||
    nodes.length > builtin.maxArguments
  ) {
    return cellError('#VALUE!');
  }
  const values = new Map<number, Value>();
  const inner =
    scope.isArray || !builtin.takesArrays ? scope : {...scope, isArray: true};
  const context = new FunctionCall(inner, nodes, (index) => {
    if (!values.has(index)) {
      const node = nodes[index];
      const isSingle = builtin.takesSingle(index);
      const value = node ? evaluate(node, isSingle ? scope : inner) : null;
      const isOne = isSingle && !scope.isArray && value instanceof Reference;
      values.set(index, isOne ? toSingleValue(value, scope) : value);
    }
    return values.get(index)!;
  });
  return catchErrorResult(() => {
    const result =
      broadcastCall(builtin, context) ?? builtin.calculate(context);
    return typeof result === 'number' && !Number.isFinite(result)
      ? cellError('#NUM!')
      : result;
  });
}

/**
 * Calls a function once for each element if an argument is an array instead of a single value; returns
 * `undefined` if none is.
 */
function broadcastCall(
  {takesSingle, calculate}: Builtin,
  {scope, args, value}: FunctionCall,
): Value | undefined {
  const singles = [...args.keys()].filter(takesSingle);
  return singles.some((index) => isMultiple(value(index)))
    ? broadcast(singles.map(value), {...scope, isArray: true}, (scalars) => {
        const valueAt = (index: number) => {
          const place = singles.indexOf(index);
          return place < 0 ? value(index) : (scalars[place] ?? null);
        };
        return toSingleValue(
          calculate(new FunctionCall(scope, args, valueAt)),
          scope,
        );
      })
    : undefined;
}

// Custom functions receive an area as an array of rows.
function customArgument(node: FormulaNode | null | undefined, scope: Scope) {
  const value = node ? evaluate(node, scope) : null;
  return isMatrix(value) || isMultiple(value)
    ? toMatrix(value, scope)
    : toSingleValue(value, scope);
}
