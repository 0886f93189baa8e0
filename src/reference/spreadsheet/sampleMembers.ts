import path from 'node:path';
import ts from 'typescript';
import type {Declarations} from './declarations';
import {isFormulaList, isValueList, type MemberKey} from './lookUp';

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

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Without the types of the DOM, which take longer to read than all samples.
  lib: ['lib.es2022.d.ts'],
  types: [],
  jsx: ts.JsxEmit.Preserve,
  strict: true,
};

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
  const program = createProgram(texts, contractFile, packageName);
  const members = new ContractMembers(program, contractFile, declarations);
  return samples.map(({start}, index) => {
    const finder = new SampleReader(
      program.getSourceFile(files[index]!)!,
      start,
      members,
      packageName,
    );
    return finder.read();
  });
}

const parsed = new Map<string, ts.SourceFile>();

function createProgram(
  texts: ReadonlyMap<string, string>,
  contractFile: string,
  packageName: string,
): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  host.getSourceFile = (file, options) => {
    const text = texts.get(file) ?? ts.sys.readFile(file);
    const known = parsed.get(file);
    if (text === undefined || known?.text === text) {
      return known;
    }
    const source = ts.createSourceFile(file, text, options);
    parsed.set(file, source);
    return source;
  };
  host.resolveModuleNameLiterals = (names) =>
    names.map(({text}) => ({
      resolvedModule:
        text === packageName
          ? {resolvedFileName: contractFile, extension: ts.Extension.Dts}
          : undefined,
    }));
  return ts.createProgram([contractFile, ...texts.keys()], OPTIONS, host);
}

/** Resolves symbols and types to members of the contract. */
class ContractMembers {
  readonly checker: ts.TypeChecker;
  readonly #contract: ts.SourceFile;
  /** Names of formula functions, with the list of each. */
  readonly #formulas = new Map<string, string>();
  /** Interfaces whose keys are values of a type, with their keys. */
  readonly #lists: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #listsOfTypes = new Map<ts.Type, readonly string[]>();

  constructor(
    program: ts.Program,
    contractFile: string,
    {symbols}: Declarations,
  ) {
    this.checker = program.getTypeChecker();
    this.#contract = program.getSourceFile(contractFile)!;
    const keyed = findKeyedTypes(this.#contract);
    this.#lists = new Map(
      [...symbols.values()]
        .filter((each) => keyed.has(each.name) || isValueList(each))
        .map(({name, members}) => [
          name,
          new Set(members.map((member) => member.name)),
        ]),
    );
    for (const symbol of [...symbols.values()].filter(isFormulaList)) {
      for (const {name} of symbol.members) {
        this.#formulas.set(name, this.#formulas.get(name) ?? symbol.name);
      }
    }
  }

  /** Key of a symbol; `undefined` if the contract does not declare it. */
  key(symbol: ts.Symbol | undefined): MemberKey | undefined {
    const real =
      symbol && symbol.flags & ts.SymbolFlags.Alias
        ? this.checker.getAliasedSymbol(symbol)
        : symbol;
    const node = real?.declarations?.find(
      (each) => each.getSourceFile() === this.#contract,
    );
    return (
      node && qualifiedName(node, ts.isTypeElement(node) ? real!.name : '')
    );
  }

  /** Key of the type that declares an index signature, for a property that only this allows. */
  indexKey(type: ts.Type): MemberKey | undefined {
    const {declaration} =
      this.checker.getIndexInfoOfType(type, ts.IndexKind.String) ?? {};
    return declaration?.getSourceFile() === this.#contract
      ? qualifiedName(declaration.parent, '')
      : undefined;
  }

  /** Lists that have a text and all of whose keys a type allows, or else that have all values of the type. */
  lists(type: ts.Type, text: string): readonly string[] {
    const found = this.#listsOfTypes.get(type) ?? this.#findLists(type);
    this.#listsOfTypes.set(type, found);
    return found.filter((name) => this.#lists.get(name)!.has(text));
  }

  #findLists(type: ts.Type): readonly string[] {
    const values = literalValues(
      this.checker.getBaseConstraintOfType(type) ?? type,
    );
    const all = new Set(values);
    const lists = [...this.#lists].filter(([, keys]) => keys.size > 0);
    const within = lists.filter(([, keys]) =>
      [...keys].every((key) => all.has(key)),
    );
    const around =
      all.size > 1
        ? lists.filter(([, keys]) => values.every((value) => keys.has(value)))
        : [];
    const [candidates, best] =
      within.length > 0
        ? [within, Math.max(...within.map(([, keys]) => keys.size))]
        : [around, Math.min(...around.map(([, keys]) => keys.size))];
    return candidates
      .filter(([, keys]) => keys.size === best)
      .map(([name]) => name);
  }

  formulaList(name: string): string | undefined {
    return this.#formulas.get(name);
  }
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
    return this.#found.sort((one, other) => one.at - other.at);
  }

  #add(key: MemberKey | undefined, word: string, node: ts.Node): void {
    const at = node.getStart(this.source);
    if (at >= this.start) {
      this.#found.push({key, word, at});
    }
  }

  #addKnown(key: MemberKey | undefined, node: ts.Node, word: string): void {
    if (key !== undefined) {
      this.#add(key, word, node);
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
      this.#addKnown(key, name, name.text);
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
        this.#addKnown(this.members.key(symbol), name, name.text);
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
        const key = isContract ? this.members.key(symbol) : undefined;
        this.#add(key, propertyName.text, propertyName);
      }
    }
  }

  /** Reads a property of an object literal by the type that is expected of the object. */
  #readProperty(node: ts.ObjectLiteralElement): void {
    const {name, parent} = node;
    const object = parent as ts.ObjectLiteralExpression;
    const expected =
      name && (ts.isIdentifier(name) || ts.isStringLiteral(name))
        ? this.#checker.getContextualType(object)
        : undefined;
    if (!name || !expected) {
      return;
    }
    const word = (name as ts.Identifier | ts.StringLiteral).text;
    const types = (expected.isUnion() ? expected.types : [expected]).map(
      (type) => this.#checker.getNonNullableType(type),
    );
    const fitting =
      types.length > 1
        ? types.filter((type) => this.#fits(type, object))
        : types;
    const keys = fitting.flatMap(
      (type) =>
        this.members.key(this.#checker.getPropertyOfType(type, word)) ?? [],
    );
    this.#addKnown(keys[0], name, word);
  }

  /** Whether a type of a union has all properties of an object, and allows the texts that they are set to. */
  #fits(type: ts.Type, {properties}: ts.ObjectLiteralExpression): boolean {
    return properties.every((property) => {
      const name =
        property.name && ts.isIdentifier(property.name)
          ? property.name.text
          : undefined;
      const symbol = name && this.#checker.getPropertyOfType(type, name);
      if (!name || !symbol) {
        return (
          !name ||
          this.#checker.getIndexInfoOfType(type, ts.IndexKind.String) !==
            undefined
        );
      }
      const allowed = this.#checker.getTypeOfSymbol(symbol);
      return (
        !ts.isPropertyAssignment(property) ||
        !ts.isStringLiteral(property.initializer) ||
        !isLiterals(allowed) ||
        literalValues(allowed).includes(property.initializer.text)
      );
    });
  }

  /** Reads a string: a value of a list that its type allows, or a formula. */
  #readText(node: ts.StringLiteralLike | ts.TemplateHead): void {
    const {text} = node;
    const type = ts.isTemplateHead(node) ? undefined : this.#typeOfText(node);
    const lists = type ? this.members.lists(type, text) : [];
    lists.forEach((list) => this.#add(`${list}.${text}`, text, node));
    if (text.startsWith('=')) {
      for (const [, name = ''] of text.matchAll(/\b([A-Z][A-Z0-9.]*)\(/g)) {
        const list = this.members.formulaList(name);
        this.#addKnown(list && `${list}.${name}`, node, name);
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
      if (base && literalValues(base).length > 1) {
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

/** Names of the interfaces in `keyof Name` and `Name[K]`. */
function findKeyedTypes(source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const named = ts.isTypeOperatorNode(node)
      ? node.type
      : ts.isIndexedAccessTypeNode(node)
        ? node.objectType
        : undefined;
    if (named && ts.isTypeReferenceNode(named)) {
      names.add(named.typeName.getText(source));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Name of a declaration with those of the types and namespaces around it; `undefined` for a parameter. */
function qualifiedName(node: ts.Node, own: string): string | undefined {
  if (ts.isParameter(node) || ts.isTypeParameterDeclaration(node)) {
    return undefined;
  }
  const names: string[] = own ? [own] : [];
  for (
    let each: ts.Node | undefined = own ? node.parent : node;
    each && !ts.isSourceFile(each);
    each = each.parent
  ) {
    if (ts.isTypeLiteralNode(each)) {
      return undefined;
    }
    const {name} = each as ts.NamedDeclaration;
    if (name) {
      names.unshift((name as ts.Identifier).text);
    }
  }
  return names.join('.');
}

function literalValues(type: ts.Type): string[] {
  return type.isUnion()
    ? type.types.flatMap(literalValues)
    : type.isStringLiteral()
      ? [type.value]
      : [];
}

/** Whether a type allows nothing but literal strings and `undefined`. */
function isLiterals(type: ts.Type): boolean {
  return type.isUnion()
    ? type.types.every(isLiterals)
    : type.isStringLiteral() || Boolean(type.flags & ts.TypeFlags.Undefined);
}
