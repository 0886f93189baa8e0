import ts from 'typescript';
import type {Declarations} from './declarations';
import {isFormulaList, isValueList, type MemberKey} from './lookUp';

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

/** Values of a literal string or of a union of them. */
export function literalValues(type: ts.Type): string[] {
  return type.isUnion()
    ? type.types.flatMap(literalValues)
    : type.isStringLiteral()
      ? [type.value]
      : [];
}
