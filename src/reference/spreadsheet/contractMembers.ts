import ts from 'typescript';
import {isValueList, type Declarations} from '@document-sdk/contract';
import {isFormulaList, type MemberKey} from './lookUp';

/** Resolves symbols and types to members of the contract. */
export class ContractMembers {
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
    const types = [...symbols.values()].filter(
      ({members}) => members.length > 0,
    );
    this.#lists = new Map(
      types
        .filter((each) => keyed.has(each.name) || isValueList(each))
        .map(({name, members}) => [
          name,
          new Set(members.map((member) => member.name)),
        ]),
    );
    for (const symbol of types.filter(isFormulaList).reverse()) {
      symbol.members.forEach(({name}) => this.#formulas.set(name, symbol.name));
    }
  }

  /** Key of a symbol; `undefined` if the contract does not declare it. */
  key(symbol: ts.Symbol | undefined): MemberKey | undefined {
    const real =
      symbol && symbol.flags & ts.SymbolFlags.Alias
        ? this.checker.getAliasedSymbol(symbol)
        : symbol;
    return this.#declaredKey(real?.declarations);
  }

  /** Key of the type that declares an index signature, for a property that only this allows. */
  indexKey(type: ts.Type): MemberKey | undefined {
    const {declaration} =
      this.checker.getIndexInfoOfType(type, ts.IndexKind.String) ?? {};
    return declaration && this.#declaredKey([declaration.parent]);
  }

  /** Name of the first declaration in the contract with the types and namespaces around it. */
  #declaredKey(declarations: readonly ts.Node[] = []): MemberKey | undefined {
    const node = declarations.find(
      (each) => each.getSourceFile() === this.#contract,
    );
    const name =
      node && !ts.isParameter(node) && !ts.isTypeParameterDeclaration(node)
        ? ts.getNameOfDeclaration(node as ts.Declaration)
        : undefined;
    const declared = name && this.checker.getSymbolAtLocation(name);
    const key =
      declared &&
      this.checker.getFullyQualifiedName(declared).replace(/^".*"\./, '');
    // Members of an unnamed type have no entry.
    return key?.includes('__type') ? undefined : key;
  }

  /** Lists that have a text and all of whose keys a type allows, or else that have all values of the type. */
  lists(type: ts.Type, text: string): readonly string[] {
    const found = this.#listsOfTypes.get(type) ?? this.#findLists(type);
    this.#listsOfTypes.set(type, found);
    return found.filter((name) => this.#lists.get(name)!.has(text));
  }

  #findLists(type: ts.Type): readonly string[] {
    const values = new Set(
      listLiteralValues(this.checker.getBaseConstraintOfType(type) ?? type),
    );
    const lists = [...this.#lists];
    const within = lists.filter(([, keys]) => isSubset(keys, values));
    const isWithin = within.length > 0;
    const candidates = isWithin
      ? within
      : lists.filter(([, keys]) => values.size > 1 && isSubset(values, keys));
    const sizes = candidates.map(([, keys]) => keys.size);
    const best = isWithin ? Math.max(...sizes) : Math.min(...sizes);
    return candidates
      .filter(([, keys]) => keys.size === best)
      .map(([name]) => name);
  }

  formulaList(name: string): string | undefined {
    return this.#formulas.get(name);
  }
}

function isSubset(
  some: ReadonlySet<string>,
  all: ReadonlySet<string>,
): boolean {
  return [...some].every((value) => all.has(value));
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

/** Values of a literal string or of a union of them. */
export function listLiteralValues(type: ts.Type): string[] {
  return type.isUnion()
    ? type.types.flatMap(listLiteralValues)
    : type.isStringLiteral()
      ? [type.value]
      : [];
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

const parsed = new Map<string, ts.SourceFile>();

/** Creates one TypeScript program of all samples. Unchanged files are parsed once per process. */
export function createSampleProgram(
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
