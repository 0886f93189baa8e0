import {mergeByName} from './text';
import type {
  Contract,
  ContractFunction,
  ContractItem,
  ContractStruct,
} from './types';

/** A member of an interface, class or enumeration; the name is not qualified. */
export interface DeclaredMember extends ContractItem {
  /** `value`: an enumerator, or a key whose type is its own name as a literal. */
  readonly kind: 'property' | 'method' | 'value';
  /** Type of a property; signature from `(` on of a method; empty for a value. */
  readonly type: string;
  readonly parameters: ContractFunction['parameters'];
  readonly optional: boolean;
  readonly readonly: boolean;
}

/** An exported declaration. */
export interface DeclaredSymbol extends ContractItem {
  readonly kind: 'interface' | 'class' | 'type' | 'function' | 'const' | 'enum';
  /** Names after `extends`, without type arguments. */
  readonly bases: readonly string[];
  /** Type of an alias or constant; signature from `(` on of a function; else empty. */
  readonly type: string;
  readonly parameters: ContractFunction['parameters'];
  /** Interfaces in `keyof Name`, whose keys are the values of an alias. */
  readonly keysOf: readonly string[];
  readonly members: readonly DeclaredMember[];
}

/** A declaration file with its exports by name, in the order of the file. */
export interface Declarations {
  readonly contract: Contract;
  readonly symbols: ReadonlyMap<string, DeclaredSymbol>;
}

/** Groups the members of a contract by the types that declare them. */
export function buildDeclarations(contract: Contract): Declarations {
  const {structs, aliases, callbacks, functions, variables, enums} = contract;
  const structNames = new Set(structs.map(({name}) => name));
  const symbols = [
    ...structs.map(({kind, bases = [], ...item}) =>
      createSymbol(kind === 'class' ? kind : 'interface', {
        ...item,
        bases: bases.map((base) => base.replace(/<.*$/s, '')),
        members: listMembers(item, functions),
      }),
    ),
    ...enums.map((item) =>
      createSymbol('enum', {
        ...item,
        members: item.values.map((value) => createMember('value', value)),
      }),
    ),
    ...[...aliases, ...callbacks]
      .filter(({name}) => !structNames.has(name))
      .map((item) => createSymbol('type', item)),
    ...joinOverloads(functions.filter(({owner}) => owner === undefined)).map(
      (item) => createSymbol('function', item),
    ),
    ...variables.map((item) => createSymbol('const', item)),
  ].sort((one, other) => one.line - other.line);
  return {
    contract,
    symbols: new Map(symbols.map((each) => [each.name, each])),
  };
}

function createSymbol(
  kind: DeclaredSymbol['kind'],
  item: ContractItem & Partial<Omit<DeclaredSymbol, 'kind'>>,
): DeclaredSymbol {
  const empty = {bases: [], type: '', parameters: [], keysOf: [], members: []};
  return {...empty, ...item, kind};
}

function createMember(
  kind: DeclaredMember['kind'],
  item: ContractItem & Partial<Omit<DeclaredMember, 'kind'>>,
): DeclaredMember {
  return {
    type: '',
    parameters: [],
    optional: false,
    readonly: kind !== 'property',
    ...item,
    kind,
  };
}

function listMembers(
  {name: owner, fields}: Pick<ContractStruct, 'name' | 'fields'>,
  functions: readonly ContractFunction[],
): DeclaredMember[] {
  const methods = functions.filter(
    (item) => item.owner === owner && item.name !== `${owner}.constructor`,
  );
  return [
    ...fields
      .filter(({name}) => !name.startsWith('['))
      .map((item) =>
        item.type === `'${item.name}'`
          ? createMember('value', {...item, type: ''})
          : createMember('property', item),
      ),
    ...joinOverloads(methods).map((item) =>
      createMember('method', {
        ...item,
        name: item.name.slice(owner.length + 1),
      }),
    ),
  ].sort((one, other) => one.line - other.line);
}

/** Merges overloads into the first one; the type joins their signatures without the name. */
function joinOverloads(functions: readonly ContractFunction[]) {
  return mergeByName(
    functions.map((item) => ({
      ...item,
      type: item.signature.slice(item.signature.search(/[(<]/)),
    })),
    (first, {type}) => ({...first, type: `${first.type}; ${type}`}),
  );
}

/** Finds a member of a type, inherited ones included, and the type that declares it. */
export function findMember(
  declarations: Declarations,
  typeName: string,
  memberName: string,
): {owner: DeclaredSymbol; member: DeclaredMember} | undefined {
  const owner = declarations.symbols.get(typeName);
  const member = owner?.members.find(({name}) => name === memberName);
  return owner && member
    ? {owner, member}
    : owner?.bases
        .map((base) => findMember(declarations, base, memberName))
        .find((inherited) => inherited !== undefined);
}

/** Finds the interface with the values of an alias such as `type ChartType = keyof ChartTypes`. */
export function findValuesInterface({
  type,
  keysOf: [only],
}: DeclaredSymbol): string | undefined {
  return type === `keyof ${only}` ? only : undefined;
}

/** Tests whether a type only lists values. */
export function isValueList({
  members,
}: Pick<DeclaredSymbol, 'members'>): boolean {
  return members.length > 0 && members.every(({kind}) => kind === 'value');
}
