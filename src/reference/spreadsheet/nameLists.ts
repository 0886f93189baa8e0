import {isValueList} from '@document-sdk/contract';
import {sortMemberRows, type MemberRow} from '../shared/memberRows';
import {isPlainValue} from './formulas';
import type {NameLinker} from './links';

/** Rows of the alphabetical index: every declaration and member. Members of the same name share a row. */
export function listMemberRows(linker: NameLinker): MemberRow[] {
  const rows = new Map<string, MemberRow>();
  const add = (
    name: string,
    shown: string,
    owner: string,
    url: string | undefined,
    note = owner,
  ) => {
    if (url !== undefined) {
      const known = rows.get(name);
      const owners = [...(known?.owners ?? []), [owner, url] as const];
      rows.set(name, {...(known ?? {name: shown, url, note}), owners});
    }
  };
  for (const symbol of linker.declarations.symbols.values()) {
    const {name: type, kind} = symbol;
    add(
      type,
      kind === 'function' ? `${type}()` : type,
      isValueList(symbol) ? 'list of values' : kind,
      linker.address(type),
    );
    for (const member of symbol.members.filter((each) => !isPlainValue(each))) {
      const {name} = member;
      const shown = member.kind === 'method' ? `${name}()` : name;
      add(name, shown, type, linker.address(type, name), `of ${type}`);
    }
  }
  return sortMemberRows(
    [...rows.values()].map(({owners = [], ...row}) =>
      owners.length > 1 ? {name: row.name, owners} : row,
    ),
  );
}
