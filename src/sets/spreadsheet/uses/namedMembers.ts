import ts from 'typescript';
import {valueListsIn} from '../contract/resolveName';
import type {Contract} from '../contract/types';

/** A member that a sample names, and how it writes the name. */
export interface NamedMember {
  /** `Type` or `Type.member`; `undefined` where the sample imports the word from another module. */
  readonly key: string | undefined;
  readonly word: string;
}

/**
 * Lists the members of the contract that a sample names: what it imports, reads, calls and sets, events
 * that it listens to, values that it gives, functions of its formulas.
 *
 * @param start - offset at which the sample begins; what it continues stands before
 */
export function namedMembers(
  source: ts.SourceFile,
  checker: ts.TypeChecker,
  contract: Contract,
  start = 0,
): NamedMember[] {
  const found: NamedMember[] = [];
  const add = (key: string | undefined, word: string) => {
    if (key !== undefined) {
      found.push({key, word});
    }
  };
  const visit = (node: ts.Node): void => {
    if (node.end <= start) {
      return;
    }
    if (isForeign(node, contract)) {
      found.push({key: undefined, word: node.text});
    } else if (ts.isIdentifier(node)) {
      add(memberOf(node, checker, contract), node.text);
    } else if (ts.isStringLiteralLike(node)) {
      add(valueOf(node, checker, contract), node.text);
      if (node.text.startsWith('=')) {
        formulaNames(node.text).forEach((name) =>
          add(functionKey(name, contract), name),
        );
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether a node is a name that is imported from a module other than the SDK. */
function isForeign(node: ts.Node, contract: Contract): node is ts.Identifier {
  return (
    ts.isIdentifier(node) &&
    ts.isImportSpecifier(node.parent) &&
    node.parent.name === node &&
    !contract.symbols.has((node.parent.propertyName ?? node).text)
  );
}

function memberOf(
  node: ts.Identifier,
  checker: ts.TypeChecker,
  contract: Contract,
): string | undefined {
  const {parent} = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return keyOf(checker.getSymbolAtLocation(node), contract);
  }
  if (
    ts.isBindingElement(parent) &&
    (parent.propertyName ?? parent.name) === node
  ) {
    const type = ts.isObjectBindingPattern(parent.parent)
      ? checker.getTypeAtLocation(parent.parent)
      : undefined;
    return keyOf(type?.getProperty(node.text), contract);
  }
  if (
    (ts.isPropertyAssignment(parent) ||
      ts.isShorthandPropertyAssignment(parent) ||
      ts.isMethodDeclaration(parent)) &&
    parent.name === node &&
    ts.isObjectLiteralExpression(parent.parent)
  ) {
    const type = checker.getContextualType(parent.parent);
    return keyOf(propertyOf(type, parent.parent, node.text, checker), contract);
  }
  if (
    ts.isImportSpecifier(parent) &&
    (parent.propertyName ?? parent.name) === node
  ) {
    return contract.symbols.has(node.text) ? node.text : undefined;
  }
  return undefined;
}

/** The property of a type; of one of several types, that of the first that the object fits. */
function propertyOf(
  type: ts.Type | undefined,
  object: ts.ObjectLiteralExpression,
  name: string,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  const types = type?.isUnion() ? type.types : type ? [type] : [];
  return types
    .find((each) => each.getProperty(name) && fits(each, object, checker))
    ?.getProperty(name);
}

/** Whether a type has the properties of an object and allows the texts that it gives to them. */
function fits(
  type: ts.Type,
  {properties}: ts.ObjectLiteralExpression,
  checker: ts.TypeChecker,
): boolean {
  return properties.every((each) => {
    if (!each.name || !ts.isIdentifier(each.name)) {
      return true;
    }
    const property = type.getProperty(each.name.text);
    if (!property) {
      return false;
    }
    const given = ts.isPropertyAssignment(each) ? each.initializer : undefined;
    if (!given || !ts.isStringLiteralLike(given)) {
      return true;
    }
    const allowed = checker.getTypeOfSymbol(property);
    const literals = (allowed.isUnion() ? allowed.types : [allowed]).filter(
      (one) => one.isStringLiteral(),
    );
    return (
      literals.length === 0 || literals.some(({value}) => value === given.text)
    );
  });
}

function keyOf(
  symbol: ts.Symbol | undefined,
  contract: Contract,
): string | undefined {
  const owner = symbol?.declarations?.[0]?.parent;
  if (
    owner &&
    (ts.isInterfaceDeclaration(owner) || ts.isClassDeclaration(owner)) &&
    owner.name &&
    owner.getSourceFile().fileName.endsWith(contract.file)
  ) {
    return `${owner.name.text}.${symbol.name}`;
  }
  return undefined;
}

/** The member of a list of values that a text stands for, such as `'column'` for a `ChartType`. */
function valueOf(
  node: ts.StringLiteralLike,
  checker: ts.TypeChecker,
  contract: Contract,
): string | undefined {
  const {parent} = node;
  if (
    ts.isCallExpression(parent) &&
    parent.arguments[0] === node &&
    ts.isPropertyAccessExpression(parent.expression) &&
    parent.expression.name.text === 'on'
  ) {
    return memberKey('SpreadsheetEvents', node.text, contract);
  }
  const type = declaredType(node, checker);
  const keys = valueListsIn(contract, type).flatMap(
    (list) => memberKey(list, node.text, contract) ?? [],
  );
  return keys[0];
}

/** How the contract writes the type of the property, parameter or operand that a text is given to. */
function declaredType(node: ts.Expression, checker: ts.TypeChecker): string {
  const {parent} = node;
  // A text of a list has the type of what the list is given to.
  if (ts.isArrayLiteralExpression(parent)) {
    return declaredType(parent, checker);
  }
  if (ts.isVariableDeclaration(parent)) {
    return parent.type?.getText() ?? '';
  }
  if (ts.isBinaryExpression(parent) && parent.right === node) {
    return typeText(checker.getSymbolAtLocation(nameOf(parent.left)));
  }
  if (ts.isCaseClause(parent)) {
    const {expression} = parent.parent.parent;
    return typeText(checker.getSymbolAtLocation(nameOf(expression)));
  }
  if (ts.isPropertyAssignment(parent) && ts.isIdentifier(parent.name)) {
    const object = parent.parent;
    const type = checker.getContextualType(object);
    return typeText(propertyOf(type, object, parent.name.text, checker));
  }
  if (ts.isCallExpression(parent)) {
    const index = parent.arguments.indexOf(node);
    const signature = checker.getResolvedSignature(parent);
    return typeText(signature?.parameters[index]);
  }
  return '';
}

function nameOf(node: ts.Expression): ts.Node {
  return ts.isPropertyAccessExpression(node) ? node.name : node;
}

function typeText(symbol: ts.Symbol | undefined): string {
  const declaration = symbol?.declarations?.[0] as
    {readonly type?: ts.TypeNode} | undefined;
  return declaration?.type?.getText() ?? '';
}

function memberKey(
  type: string,
  name: string,
  contract: Contract,
): string | undefined {
  return contract.symbols.get(type)?.members.some((each) => each.name === name)
    ? `${type}.${name}`
    : undefined;
}

function formulaNames(formula: string): string[] {
  return [...formula.matchAll(/\b([A-Z][A-Z0-9.]*)\(/g)].map(
    ([, name]) => name!,
  );
}

/** The list of functions of a library that has a name. */
function functionKey(name: string, contract: Contract): string | undefined {
  for (const {name: type} of contract.symbols.values()) {
    if (/Functions$/.test(type)) {
      const key = memberKey(type, name, contract);
      if (key) {
        return key;
      }
    }
  }
  return undefined;
}
