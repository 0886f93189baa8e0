import ts from 'typescript';
import {isValueList, type Declarations} from '@document-sdk/contract';
import {isFormulaList} from './lookUp';

/** Finds the members that a string of a program names: values of lists, and functions of formulas. */
export class ValueLists {
  /** Names of formula functions, with the list of each. */
  readonly #formulas = new Map<string, string>();
  /** Interfaces whose keys are values of a type, with their keys. */
  readonly #lists: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #listsOfTypes = new Map<ts.Type, readonly string[]>();

  constructor(
    private readonly checker: ts.TypeChecker,
    contract: ts.SourceFile,
    {symbols}: Declarations,
  ) {
    const keyed = findKeyedTypes(contract);
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
