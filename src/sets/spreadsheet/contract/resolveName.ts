import {findMember, typesIn, valueListsOf} from './lookUp';
import type {Contract} from './types';
import {VARIABLES} from './variables';

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
      const start =
        VARIABLES[first] ?? (contract.symbols.has(first) ? first : undefined);
      return start === undefined ? undefined : walk(contract, start, rest);
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

function walk(
  contract: Contract,
  start: string,
  path: readonly string[],
): MemberKey | undefined {
  let type: string | undefined = start;
  let key: MemberKey | undefined;
  for (const step of path) {
    const found: ReturnType<typeof findMember> =
      type === undefined ? undefined : findMember(contract, type, step);
    if (!found) {
      return undefined;
    }
    key = `${found.owner.name}.${found.member.name}`;
    [type] = typesIn(contract, found.member.type);
  }
  return key;
}

/** The list whose values a type's text allows, where it names one: `ChartType` those of `ChartTypes`. */
export function valueListsIn(contract: Contract, type: string): string[] {
  return typesIn(contract, type).flatMap((name) => {
    const symbol = contract.symbols.get(name);
    return symbol ? valueListsOf(symbol) : [];
  });
}
