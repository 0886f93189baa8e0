import path from 'node:path';
import ts from 'typescript';
import type {Declarations} from '@document-sdk/contract';
import type {MemberKey} from './lookUp';
import {
  ContractMembers,
  createSampleProgram,
  listLiteralValues,
} from './contractMembers';

/** A sample, with the code that it continues before it. */
export interface TypedSample {
  readonly code: string;
  readonly isTsx: boolean;
  /** Offset at which the sample itself begins. */
  readonly start: number;
}

/** A member of the contract in a sample. */
export interface SampleMember {
  /** `undefined` for a name that the sample imports from another module. */
  readonly key: MemberKey | undefined;
  readonly word: string;
  /** Offset of the word. */
  readonly at: number;
}

/**
 * Finds the members of a contract that samples use: imports, properties, methods, events, values in strings, and
 * functions in formulas. TypeScript resolves them in one program of all samples.
 *
 * @param packageName - module name of the contract
 * @returns a list for each sample, in the order of its code
 */
export function findSampleMembers(
  samples: readonly TypedSample[],
  declarations: Declarations,
  packageName: string,
): SampleMember[][] {
  const contractFile = path.resolve(declarations.contract.file);
  const files = samples.map(
    ({isTsx}, index) => `/samples/${index}.${isTsx ? 'tsx' : 'ts'}`,
  );
  const texts = new Map(
    samples.map(({code}, index) => [files[index]!, `${code}\nexport {};`]),
  );
  const program = createSampleProgram(texts, contractFile, packageName);
  const members = new ContractMembers(program, contractFile, declarations);
  return samples.map(({start}, index) => {
    const source = program.getSourceFile(files[index]!)!;
    const found: SampleMember[] = [];
    const visit = (node: ts.Node): void => {
      if (node.end <= start) {
        return;
      }
      const at = node.getStart(source);
      if (isMemberName(node)) {
        const key = findKey(node, members, packageName);
        if (key !== undefined || ts.isImportSpecifier(node.parent)) {
          found.push({key, word: node.text, at});
        }
      } else if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
        for (const [list, word] of findValues(node, members)) {
          found.push({key: `${list}.${word}`, word, at});
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found.filter((each) => each.at >= start);
  });
}

/** Tests whether a node names a member of a type, or what is imported. */
function isMemberName(node: ts.Node): node is ts.Identifier | ts.StringLiteral {
  const {parent} = node;
  if (!ts.isIdentifier(node) && !ts.isStringLiteral(node)) {
    return false;
  }
  return ts.isImportSpecifier(parent) || ts.isBindingElement(parent)
    ? (parent.propertyName ?? parent.name) === node
    : (ts.isPropertyAccessExpression(parent) ||
        ts.isObjectLiteralElement(parent)) &&
        parent.name === node;
}

/** Finds the member that a name of {@link isMemberName} means. */
function findKey(
  node: ts.Identifier | ts.StringLiteral,
  members: ContractMembers,
  packageName: string,
): MemberKey | undefined {
  const {checker} = members;
  const {parent} = node;
  if (ts.isImportSpecifier(parent)) {
    const {moduleSpecifier} = parent.parent.parent.parent;
    const isContract =
      (moduleSpecifier as ts.StringLiteral).text === packageName;
    return isContract
      ? members.key(checker.getSymbolAtLocation(parent.name))
      : undefined;
  }
  if (ts.isPropertyAccessExpression(parent)) {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol && !(symbol.flags & ts.SymbolFlags.Signature)
      ? members.key(symbol)
      : members.indexKey(checker.getTypeAtLocation(parent.expression));
  }
  const findProperty = (type: ts.Type) =>
    members.key(checker.getPropertyOfType(type, node.text));
  if (ts.isBindingElement(parent)) {
    return findProperty(checker.getTypeAtLocation(parent.parent));
  }
  const object = parent.parent as ts.ObjectLiteralExpression;
  const expected = checker.getContextualType(object);
  const types = expected?.isUnion() ? expected.types : [expected ?? []].flat();
  const own = checker.getTypeAtLocation(object);
  const [key] = types
    .filter(
      (type) => types.length === 1 || checker.isTypeAssignableTo(own, type),
    )
    .flatMap((type) => findProperty(checker.getNonNullableType(type)) ?? []);
  return key;
}

/** Finds what a string names: values of lists that its type allows, and the functions of a formula. */
function findValues(
  node: ts.StringLiteralLike | ts.TemplateHead,
  members: ContractMembers,
): [list: string, value: string][] {
  const {text} = node;
  const type = ts.isTemplateHead(node)
    ? undefined
    : findExpectedType(node, members.checker);
  const lists = type ? members.lists(type, text) : [];
  const calls = text.startsWith('=')
    ? [...text.matchAll(/\b([A-Z][A-Z0-9.]*)\(/g)]
    : [];
  return [
    ...lists.map((list): [string, string] => [list, text]),
    ...calls.flatMap(([, name = '']): [string, string][] => {
      const list = members.formulaList(name);
      return list === undefined ? [] : [[list, name]];
    }),
  ];
}

/** Type that is expected of a string, before narrowing and inference reduce it to the string itself. */
function findExpectedType(
  node: ts.StringLiteralLike,
  checker: ts.TypeChecker,
): ts.Type | undefined {
  const {parent} = node;
  if (
    ts.isBinaryExpression(parent) &&
    /^[!=]==?$/.test(parent.operatorToken.getText())
  ) {
    const other = parent.left === node ? parent.right : parent.left;
    const name = ts.isPropertyAccessExpression(other) ? other.name : other;
    const symbol = checker.getSymbolAtLocation(name);
    return symbol
      ? checker.getTypeOfSymbol(symbol)
      : checker.getTypeAtLocation(other);
  }
  if (ts.isCaseClause(parent)) {
    return checker.getTypeAtLocation(parent.parent.parent.expression);
  }
  if (ts.isCallExpression(parent)) {
    const index = parent.arguments.indexOf(node);
    const {declaration} = checker.getResolvedSignature(parent) ?? {};
    const parameter = declaration?.parameters[index];
    const type = parameter && checker.getTypeAtLocation(parameter);
    const base = type && checker.getBaseConstraintOfType(type);
    if (base && listLiteralValues(base).length > 1) {
      return base;
    }
  }
  return checker.getContextualType(node);
}
