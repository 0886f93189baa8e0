import {
  memoize,
  type Contract,
  type ContractFunction,
  type ContractItem,
  type ContractStruct,
} from '../../../packages/contract/src/index';
import {loadSetContract} from '../loadSetContract';

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

/** Creates a reader that builds the symbols once per version of the stored contract. */
export function declarationsReader(file: string): () => Declarations {
  return memoize(() => [loadSetContract(file)], buildDeclarations);
}

/** Groups the members of a contract by the types that declare them. */
export function buildDeclarations(contract: Contract): Declarations {
  const {structs, aliases, callbacks, functions, variables, enums} = contract;
  const methods = new Map<string, ContractFunction[]>();
  for (const item of functions) {
    const {owner} = item;
    if (owner !== undefined) {
      methods.set(owner, [...(methods.get(owner) ?? []), item]);
    }
  }
  const isStruct = ({name}: ContractItem) =>
    structs.some((each) => each.name === name);
  const symbol = (
    item: ContractItem,
    kind: ApiSymbol['kind'],
    own: Partial<ApiSymbol> = {},
  ): ApiSymbol => ({
    ...item,
    kind,
    bases: [],
    type: '',
    parameters: [],
    keysOf: [],
    members: [],
    ...own,
  });
  const symbols = [
    ...structs.map((item) =>
      symbol(item, item.kind === 'class' ? 'class' : 'interface', {
        bases: (item.bases ?? []).map((base) => base.replace(/<.*$/s, '')),
        members: listMembers(item, methods.get(item.name) ?? []),
      }),
    ),
    ...enums.map((item) =>
      symbol(item, 'enum', {
        members: item.values.map((value) => ({
          ...value,
          ...NO_CALL,
          kind: 'value',
        })),
      }),
    ),
    ...[...aliases, ...callbacks]
      .filter((item) => !isStruct(item))
      .map((item) =>
        symbol(item, 'type', {
          type: item.type ?? '',
          keysOf: ('keysOf' in item && item.keysOf) || [],
        }),
      ),
    ...joinOverloads(functions.filter(({owner}) => owner === undefined)).map(
      (item) =>
        symbol(item, 'function', {
          type: callSignature(item),
          parameters: item.parameters,
        }),
    ),
    ...variables.map((item) => symbol(item, 'const', {type: item.type})),
  ];
  return {
    contract,
    symbols: new Map(
      symbols
        .sort((one, other) => one.line - other.line)
        .map((each): [string, ApiSymbol] => [each.name, each]),
    ),
  };
}

const NO_CALL = {
  type: '',
  parameters: [],
  optional: false,
  readonly: true,
} as const;

function listMembers(
  {name: owner, fields}: ContractStruct,
  methods: readonly ContractFunction[],
): ApiMember[] {
  const isConstructor = ({name}: ContractItem) =>
    name === `${owner}.constructor`;
  return [
    ...fields
      .filter(({name}) => !name.startsWith('['))
      .map((item): ApiMember => {
        const isValue = item.type === `'${item.name}'`;
        return {
          ...item,
          kind: isValue ? 'value' : 'property',
          type: isValue ? '' : item.type,
          parameters: [],
          optional: item.optional === true,
          readonly: item.readonly === true,
        };
      }),
    ...joinOverloads(methods.filter((item) => !isConstructor(item))).map(
      (item): ApiMember => ({
        ...item,
        name: item.name.slice(owner.length + 1),
        kind: 'method',
        type: callSignature(item),
        optional: item.optional === true,
        readonly: true,
      }),
    ),
  ].sort((one, other) => one.line - other.line);
}

/** Merges overloads into the first one: signatures are joined, the first comment is kept. */
function joinOverloads(
  functions: readonly ContractFunction[],
): ContractFunction[] {
  const joined = new Map<string, ContractFunction>();
  for (const item of functions) {
    const first = joined.get(item.name);
    joined.set(
      item.name,
      first
        ? {...first, signature: `${first.signature}; ${callSignature(item)}`}
        : item,
    );
  }
  return [...joined.values()];
}

/** Signature without the name. */
function callSignature({signature}: ContractFunction): string {
  return signature.slice(signature.search(/[(<]/));
}
