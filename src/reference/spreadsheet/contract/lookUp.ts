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

/** The list whose values a type's text allows, where it names one: `ChartType` those of `ChartTypes`. */
export function valueListsIn(contract: Contract, type: string): string[] {
  return typesIn(contract, type).flatMap((name) => {
    const symbol = contract.symbols.get(name);
    return symbol ? valueListsOf(symbol) : [];
  });
}

/** What variables of the pages stand for: the type of each. */
const VARIABLES: Readonly<Record<string, string>> = {
  area: 'Area',
  autocomplete: 'Autocomplete',
  chart: 'Chart',
  clipboard: 'CellClipboard',
  contextMenu: 'Menu',
  document: 'IntegratedDocument',
  documents: 'DocumentCollection',
  editor: 'CellEditor',
  engine: 'Engine',
  filter: 'AutoFilter',
  formats: 'ConditionalFormatCollection',
  history: 'EditHistory',
  images: 'ImageCollection',
  license: 'License',
  note: 'Shape',
  pivot: 'PivotTable',
  range: 'CellRange',
  selection: 'SheetSelection',
  sheet: 'Sheet',
  sheets: 'SheetCollection',
  spreadsheet: 'Spreadsheet',
  styles: 'StyleCollection',
  ui: 'UserInterface',
  workbook: 'Workbook',
};

/** `Type`, or `Type.member` with the type that declares it. */
export type MemberKey = string;

/** A name, or names joined by dots, with or without the arguments of a call. */
const NAME = /^([A-Za-z_#]\w*(?:\.[A-Za-z_]\w*)*)(\(.*\))?$/s;

/** Lists whose values are names of their own, wherever they are written. */
const NAMED_VALUES = /^(?:SpreadsheetErrorCodes|\w+Functions)$/;

/**
 * Makes the function that tells which member a text in code style names: `CellRange.merge`,
 * `sheet.freeze()`, `createArea`, `getValues()`, `ABORTED`, `SUMIF`. A name that several types have, and a
 * word that may be plain text, is none.
 */
export function nameResolver(
  contract: Contract,
): (text: string) => MemberKey | undefined {
  const owners = ownersOf(contract);
  const only = (name: string) => {
    const [owner, ...others] = owners.get(name) ?? [];
    return owner && others.length === 0 ? `${owner}.${name}` : undefined;
  };
  return (text) => {
    const [, name = '', call] = NAME.exec(text) ?? [];
    const [first = '', ...rest] = name.split('.');
    if (rest.length > 0) {
      return walkMembers(contract, [first, ...rest])?.key;
    }
    if (contract.symbols.has(name)) {
      return name;
    }
    const isName = call !== undefined || /[a-z][A-Z]|^[A-Z][A-Z_]/.test(name);
    return isName ? only(name) : undefined;
  };
}

/** The types that have a member, by its name; lists of plain values count for nothing. */
function ownersOf({symbols}: Contract): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const {name: type, members} of symbols.values()) {
    for (const {name, kind} of members) {
      if (kind !== 'value' || NAMED_VALUES.test(type)) {
        owners.set(name, [...(owners.get(name) ?? []), type]);
      }
    }
  }
  return owners;
}

/**
 * Follows `sheets.active.name` through the types of its members.
 *
 * @param path - a variable or a type, then members
 * @returns the last member; as `missing`, what its type lacks; `undefined` where the path does not begin in the contract
 */
export function walkMembers(
  contract: Contract,
  [first = '', ...steps]: readonly string[],
): {readonly key?: MemberKey; readonly missing?: string} | undefined {
  const start =
    VARIABLES[first] ?? (contract.symbols.has(first) ? first : undefined);
  if (start === undefined) {
    return undefined;
  }
  let type: string | undefined = start;
  let key: MemberKey | undefined;
  for (const step of steps) {
    if (type === undefined) {
      return {};
    }
    const found: ReturnType<typeof findMember> = findMember(
      contract,
      type,
      step,
    );
    if (!found) {
      return {missing: `${type} has no member ${step}`};
    }
    key = `${found.owner.name}.${found.member.name}`;
    [type] = typesIn(contract, found.member.type);
  }
  return key === undefined ? {} : {key};
}
