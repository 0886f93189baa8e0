import path from 'node:path';
import ts from 'typescript';
import type {Declarations} from '@document-sdk/contract';
import type {MemberKey} from './lookUp';
import {createSampleService} from './sampleService';
import {listLiteralValues, ValueLists} from './valueLists';

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
 * functions in formulas. The language service of TypeScript resolves them in one program of all samples.
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
  const service = createSampleService(texts, contractFile, packageName);
  const program = service.getProgram()!;
  const checker = program.getTypeChecker();
  const contract = program.getSourceFile(contractFile)!;
  const values = new ValueLists(checker, contract, declarations);

  const keys = indexDeclarations(contract, checker);

  const findKey = (file: string, at: number): MemberKey | undefined => {
    const [found] = (service.getDefinitionAtPosition(file, at) ?? [])
      .filter(({fileName}) => fileName === contractFile)
      .flatMap(({textSpan}) => keys.get(textSpan.start) ?? []);
    return found;
  };
  return samples.map(({start}, index) => {
    const file = files[index]!;
    const source = program.getSourceFile(file)!;
    const found: SampleMember[] = [];
    const visit = (node: ts.Node): void => {
      if (node.end <= start) {
        return;
      }
      const at = node.getStart(source);
      if (isMemberName(node)) {
        const key = findKey(file, at);
        if (key !== undefined || ts.isImportSpecifier(node.parent)) {
          found.push({key, word: node.text, at});
        }
      } else if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
        for (const [list, word] of findValues(node, checker, values)) {
          found.push({key: `${list}.${word}`, word, at});
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found.filter((each) => each.at >= start);
  });
}

/** Key of each declaration in the contract by the offset of its name. */
function indexDeclarations(
  contract: ts.SourceFile,
  checker: ts.TypeChecker,
): Map<number, MemberKey> {
  const keys = new Map<number, MemberKey>();
  const visit = (node: ts.Node): void => {
    // An index signature has no name of its own.
    const name = ts.isIndexSignatureDeclaration(node)
      ? ts.getNameOfDeclaration(node.parent as ts.Declaration)
      : ts.isIdentifier(node) || ts.isStringLiteral(node)
        ? node
        : undefined;
    const symbol = name && checker.getSymbolAtLocation(name);
    const key =
      symbol && checker.getFullyQualifiedName(symbol).replace(/^".*"\./, '');
    // Members of an unnamed type have no entry.
    if (key && !key.includes('__type')) {
      keys.set(node.getStart(contract), key);
    }
    ts.forEachChild(node, visit);
  };
  visit(contract);
  return keys;
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

/** Finds what a string names: values of lists that its type allows, and the functions of a formula. */
function findValues(
  node: ts.StringLiteralLike | ts.TemplateHead,
  checker: ts.TypeChecker,
  values: ValueLists,
): [list: string, value: string][] {
  const {text} = node;
  const type = ts.isTemplateHead(node)
    ? undefined
    : findExpectedType(node, checker);
  const lists = type ? values.lists(type, text) : [];
  const calls = text.startsWith('=')
    ? [...text.matchAll(/\b([A-Z][A-Z0-9.]*)\(/g)]
    : [];
  return [
    ...lists.map((list): [string, string] => [list, text]),
    ...calls.flatMap(([, name = '']): [string, string][] => {
      const list = values.formulaList(name);
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
