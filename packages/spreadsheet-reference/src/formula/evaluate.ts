import type {Identifier} from '@borgar/fx';
import {
  createCellError,
  parseCellError,
  isCellError,
  type Matrix,
  type Scalar,
} from '../values/scalar';
import {intersectBounds, unionBounds} from '../area/bounds';
import {BUILTIN_FUNCTIONS, findBuiltin} from './functions';
import {type BuiltinFunction, FunctionCall} from './functions/define';
import {parseFormula} from './parse';
import {
  analyzeFormula,
  type FormulaNode,
  normalizeFunctionName,
  readReference,
} from './syntax';
import {createNameTest} from '../state/identity';
import {shiftFormula} from './rewrite';
import {
  hasMultipleValues,
  isMatrix,
  toMatrix,
  CellReference,
  FormulaFunction,
  toSingleValue,
  type FormulaScope,
  findNamedFormula,
  resolveSheetId,
  findSheetSpan,
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

function evaluateText(formula: string, scope: FormulaScope): FormulaValue {
  const {node, areas} = parseFormula(formula);
  return evaluate(node, {...scope, areas});
}

/** Returns all areas that a formula refers to, even if the formula cannot be parsed. */
export function findReferences(formula: string, scope: FormulaScope) {
  const {references, areas} = analyzeFormula(formula);
  return references.flatMap((text) => {
    try {
      const found = resolveReference(text, {...scope, areas});
      return found instanceof CellReference
        ? found.areas.map((area) => ({sheetId: found.sheetId, area}))
        : [];
    } catch {
      return [];
    }
  });
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

/** Returns what an address or a defined name refers to; an error value if it does not exist. */
export function resolveReference(
  text: string,
  scope: FormulaScope,
): FormulaValue {
  const found = readReference(text);
  const {sheetName, name, isExternal, placeholder} = found;
  const area =
    placeholder === undefined ? undefined : scope.areas?.[placeholder];
  const bounds = area ?? found.bounds;
  if (isExternal) {
    return createCellError('#REF!', `${sheetName} is in another workbook.`);
  }
  if (name !== undefined) {
    const formula = findNamedFormula(
      name,
      scope,
      resolveSheetId(scope, sheetName),
    );
    if (formula !== undefined) {
      const moved = shiftFormula(formula, scope.row, scope.column, true);
      return evaluateText(moved, scope);
    }
    const place = scope.workbook.names.find(createNameTest(name))?.place;
    if (place === undefined) {
      return createCellError('#NAME?', `There is no name ${name}.`);
    }
    return place
      ? new CellReference(place.sheetId, [place.area])
      : createCellError('#REF!');
  }
  const several =
    bounds && sheetName?.includes(':') ? findSheetSpan(sheetName, scope) : [];
  if (several.length > 0) {
    // References across several sheets (3D references) are evaluated like arrays.
    return several.flatMap(({id}) => scope.inputs.view(id, bounds!).toRows());
  }
  const sheetId = resolveSheetId(scope, sheetName);
  return sheetId && bounds
    ? new CellReference(sheetId, [bounds])
    : createCellError('#REF!', `There is no sheet ${sheetName}.`);
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

function joinReferences(
  operator: ':' | ',' | ' ',
  left: FormulaValue,
  right: FormulaValue,
): FormulaValue {
  const areReferences =
    left instanceof CellReference && right instanceof CellReference;
  if (!areReferences || left.sheetId !== right.sheetId) {
    return [left, right].find(isCellError) ?? createCellError('#VALUE!');
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
    ? new CellReference(sheetId, joined)
    : createCellError('#NULL!');
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
  const isCustom = scope.inputs.hasCustom(name);
  const builtin =
    BUILTIN_FUNCTIONS.get(name) ?? (isCustom ? undefined : findBuiltin(name));
  if (!builtin) {
    const custom = catchCellError(() =>
      scope.inputs.callCustom(
        name,
        nodes.map((node) => customArgument(node, scope)),
        scope,
      ),
    );
    return custom === undefined
      ? createCellError('#NAME?', `There is no function ${name}.`)
      : custom;
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
        isSingle && !scope.isArray && value instanceof CellReference;
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
    (_argument, index) => takesSingle(index) && hasMultipleValues(value(index)),
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
