import path from 'node:path';
import ts from 'typescript';
import {
  ContractMembers,
  createSampleProgram,
  listLiteralValues,
} from './contractMembers';
import type {Declarations} from '@document-sdk/contract';
import type {MemberKey} from './lookUp';

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
    return new SampleReader(source, start, members, packageName).read();
  });
}

/** Finds the members in one sample. */
class SampleReader {
  readonly #found: SampleMember[] = [];
  readonly #checker: ts.TypeChecker;

  constructor(
    private readonly source: ts.SourceFile,
    private readonly start: number,
    private readonly members: ContractMembers,
    private readonly packageName: string,
  ) {
    this.#checker = members.checker;
  }

  read(): SampleMember[] {
    this.#visit(this.source);
    return this.#found
      .filter(({at}) => at >= this.start)
      .sort((one, other) => one.at - other.at);
  }

  #add(key: MemberKey | undefined, node: ts.Node, word: string): void {
    if (key !== undefined) {
      this.#found.push({key, word, at: node.getStart(this.source)});
    }
  }

  #visit(node: ts.Node): void {
    if (node.end <= this.start) {
      return;
    }
    if (ts.isImportDeclaration(node)) {
      this.#readImport(node);
      return;
    }
    if (ts.isPropertyAccessExpression(node)) {
      const {name, expression} = node;
      const symbol = this.#checker.getSymbolAtLocation(name);
      const key =
        symbol && !(symbol.flags & ts.SymbolFlags.Signature)
          ? this.members.key(symbol)
          : this.members.indexKey(this.#checker.getTypeAtLocation(expression));
      this.#add(key, name, name.text);
    } else if (ts.isObjectLiteralElement(node)) {
      this.#readProperty(node);
    } else if (
      ts.isBindingElement(node) &&
      ts.isObjectBindingPattern(node.parent)
    ) {
      const name = node.propertyName ?? node.name;
      const type = this.#checker.getTypeAtLocation(node.parent);
      if (ts.isIdentifier(name)) {
        const symbol = this.#checker.getPropertyOfType(type, name.text);
        this.#add(this.members.key(symbol), name, name.text);
      }
    } else if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
      this.#readText(node);
    }
    ts.forEachChild(node, (child) => this.#visit(child));
  }

  #readImport({importClause, moduleSpecifier}: ts.ImportDeclaration): void {
    const bindings = importClause?.namedBindings;
    const isContract =
      (moduleSpecifier as ts.StringLiteral).text === this.packageName;
    if (bindings && ts.isNamedImports(bindings)) {
      for (const {name, propertyName = name} of bindings.elements) {
        const symbol = this.#checker.getSymbolAtLocation(name);
        this.#found.push({
          key: isContract ? this.members.key(symbol) : undefined,
          word: propertyName.text,
          at: propertyName.getStart(this.source),
        });
      }
    }
  }

  /** Reads a property of an object literal by the type that is expected of the object. */
  #readProperty({name, parent}: ts.ObjectLiteralElement): void {
    const object = parent as ts.ObjectLiteralExpression;
    const expected = this.#checker.getContextualType(object);
    const isWord = name && (ts.isIdentifier(name) || ts.isStringLiteral(name));
    if (!expected || !isWord) {
      return;
    }
    const own = this.#checker.getTypeAtLocation(object);
    const [key] = (expected.isUnion() ? expected.types : [expected])
      .filter(
        (type, _, {length}) =>
          length === 1 || this.#checker.isTypeAssignableTo(own, type),
      )
      .flatMap((type) => {
        const real = this.#checker.getNonNullableType(type);
        const symbol = this.#checker.getPropertyOfType(real, name.text);
        return this.members.key(symbol) ?? [];
      });
    this.#add(key, name, name.text);
  }

  /** Reads a string: a value of a list that its type allows, or a formula. */
  #readText(node: ts.StringLiteralLike | ts.TemplateHead): void {
    const {text} = node;
    const type = ts.isTemplateHead(node) ? undefined : this.#typeOfText(node);
    const lists = type ? this.members.lists(type, text) : [];
    lists.forEach((list) => this.#add(`${list}.${text}`, node, text));
    if (text.startsWith('=')) {
      for (const [, name = ''] of text.matchAll(/\b([A-Z][A-Z0-9.]*)\(/g)) {
        const list = this.members.formulaList(name);
        this.#add(list && `${list}.${name}`, node, name);
      }
    }
  }

  /** Type that is expected of a string, before narrowing and inference reduce it to the string itself. */
  #typeOfText(node: ts.StringLiteralLike): ts.Type | undefined {
    const {parent} = node;
    if (
      ts.isBinaryExpression(parent) &&
      /^[!=]==?$/.test(parent.operatorToken.getText(this.source))
    ) {
      return this.#declaredType(
        parent.left === node ? parent.right : parent.left,
      );
    }
    if (ts.isCaseClause(parent)) {
      return this.#checker.getTypeAtLocation(parent.parent.parent.expression);
    }
    if (ts.isCallExpression(parent)) {
      const index = parent.arguments.indexOf(node);
      const parameter =
        this.#checker.getResolvedSignature(parent)?.declaration?.parameters[
          index
        ];
      const type = parameter && this.#checker.getTypeAtLocation(parameter);
      const base = type && this.#checker.getBaseConstraintOfType(type);
      if (base && listLiteralValues(base).length > 1) {
        return base;
      }
    }
    return this.#checker.getContextualType(node);
  }

  #declaredType(node: ts.Expression): ts.Type {
    const name = ts.isPropertyAccessExpression(node) ? node.name : node;
    const symbol = this.#checker.getSymbolAtLocation(name);
    return symbol
      ? this.#checker.getTypeOfSymbol(symbol)
      : this.#checker.getTypeAtLocation(node);
  }
}
