import type {ApiMember, ApiSymbol, Contract} from './types';

/**
 * Finds a member of a type, inherited ones included.
 *
 * @returns the type that declares it and the member; `undefined` when there is none
 */
export function findMember(
  contract: Contract,
  typeName: string,
  memberName: string,
): {owner: ApiSymbol; member: ApiMember} | undefined {
  const owner = contract.symbols.get(typeName);
  const member = owner?.members.find(({name}) => name === memberName);
  if (owner && member) {
    return {owner, member};
  }
  for (const base of owner?.bases ?? []) {
    const inherited = findMember(contract, base, memberName);
    if (inherited) {
      return inherited;
    }
  }
  return undefined;
}

/** Names of the contract's types that a type's text mentions, in order, once each. */
export function typesIn(contract: Contract, type: string): string[] {
  const words = type.match(/\b[A-Z]\w*\b/g) ?? [];
  return [...new Set(words)].filter((word) => contract.symbols.has(word));
}

/**
 * Name of the interface that lists the values of an alias such as
 * `type ChartType = keyof ChartTypes`; `undefined` for other types.
 */
export function valuesTypeOf(symbol: ApiSymbol): string | undefined {
  return /^keyof (\w+)$/.exec(symbol.type)?.[1];
}

/** Names of the interfaces that list values of an alias, such as one with values of its own besides. */
export function valueListsOf({type}: ApiSymbol): string[] {
  return [...type.matchAll(/\bkeyof (\w+)/g)].map(([, name]) => name!);
}
