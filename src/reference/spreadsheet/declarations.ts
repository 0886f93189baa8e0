import type {
  Contract,
  ContractFunction,
  ContractItem,
  ContractStruct,
} from '@document-sdk/contract';

/** A member of an interface, class or enumeration; the name is not qualified. */
export interface ApiMember extends ContractItem {
  /** `value`: an enumerator, or a key whose type is its own name as a literal. */
  readonly kind: 'property' | 'method' | 'value';
  /** Type of a property; signature from `(` on of a method; empty for a value. */
  readonly type: string;
  readonly parameters: ContractFunction['parameters'];
  readonly optional: boolean;
  readonly readonly: boolean;
}

/** An exported declaration. */
export interface ApiSymbol extends ContractItem {
  readonly kind: 'interface' | 'class' | 'type' | 'function' | 'const' | 'enum';
  /** Names after `extends`, without type arguments. */
  readonly bases: readonly string[];
  /** Type of an alias or constant; signature from `(` on of a function; else empty. */
  readonly type: string;
  readonly parameters: ContractFunction['parameters'];
  /** Interfaces in `keyof Name`, whose keys are the values of an alias. */
  readonly keysOf: readonly string[];
  readonly members: readonly ApiMember[];
}

/** A declaration file with its exports by name, in the order of the file. */
export interface Declarations {
  readonly contract: Contract;
  readonly symbols: ReadonlyMap<string, ApiSymbol>;
}

/** Groups the members of a contract by the types that declare them. */
export function buildDeclarations(contract: Contract): Declarations {
  const {structs, aliases, callbacks, functions, variables, enums} = contract;
  const structNames = new Set(structs.map(({name}) => name));
  const symbols: ApiSymbol[] = [
    ...structs.map((item) => ({
      ...EMPTY_SYMBOL,
      ...item,
      kind: item.kind === 'class' ? item.kind : ('interface' as const),
      bases: (item.bases ?? []).map((base) => base.replace(/<.*$/s, '')),
      members: listMembers(item, functions),
    })),
    ...enums.map((item) => ({
      ...EMPTY_SYMBOL,
      ...item,
      kind: 'enum' as const,
      members: item.values.map((value) => ({
        ...EMPTY_MEMBER,
        ...value,
        kind: 'value' as const,
        readonly: true,
      })),
    })),
    ...[...aliases, ...callbacks]
      .filter(({name}) => !structNames.has(name))
      .map((item) => ({...EMPTY_SYMBOL, ...item, kind: 'type' as const})),
    ...joinOverloads(functions.filter(({owner}) => owner === undefined)).map(
      (item) => ({...EMPTY_SYMBOL, ...item, kind: 'function' as const}),
    ),
    ...variables.map((item) => ({
      ...EMPTY_SYMBOL,
      ...item,
      kind: 'const' as const,
    })),
  ];
  symbols.sort((one, other) => one.line - other.line);
  return {
    contract,
    symbols: new Map(symbols.map((each) => [each.name, each])),
  };
}

const EMPTY_SYMBOL = {
  bases: [],
  type: '',
  parameters: [],
  keysOf: [],
  members: [],
};
const EMPTY_MEMBER = {
  type: '',
  parameters: [],
  optional: false,
  readonly: false,
};

function listMembers(
  {name: type, fields}: ContractStruct,
  functions: readonly ContractFunction[],
): ApiMember[] {
  const methods = functions.filter(
    ({owner, name}) => owner === type && name !== `${type}.constructor`,
  );
  return [
    ...fields
      .filter(({name}) => !name.startsWith('['))
      .map((item) => ({
        ...EMPTY_MEMBER,
        ...item,
        ...(item.type === `'${item.name}'`
          ? {kind: 'value' as const, type: ''}
          : {kind: 'property' as const}),
      })),
    ...joinOverloads(methods).map((item) => ({
      ...EMPTY_MEMBER,
      ...item,
      name: item.name.slice(type.length + 1),
      kind: 'method' as const,
      readonly: true,
    })),
  ].sort((one, other) => one.line - other.line);
}

/** Merges overloads into the first one; the type joins their signatures without the name. */
function joinOverloads(functions: readonly ContractFunction[]) {
  const joined = new Map<string, ContractFunction & {type: string}>();
  for (const item of functions) {
    const first = joined.get(item.name);
    const type = item.signature.slice(item.signature.search(/[(<]/));
    joined.set(
      item.name,
      first ? {...first, type: `${first.type}; ${type}`} : {...item, type},
    );
  }
  return [...joined.values()];
}
