import {sortRows, type MemberRow} from '../shared/memberRows';
import type {Declarations} from './declarations';
import {isPlainValue} from './formulas';
import {isValueList} from './lookUp';
import type {NameLinker} from './links';

interface Named {
  readonly shown: string;
  readonly owner?: string;
  readonly note: string;
  readonly url: string;
}

/** Rows of the alphabetical index: every declaration and member. Members of the same name share a row. */
export function memberRows(
  {symbols}: Declarations,
  linker: NameLinker,
): MemberRow[] {
  const names = new Map<string, Named[]>();
  for (const symbol of symbols.values()) {
    const own = {
      owner: undefined,
      note: isValueList(symbol) ? 'list of values' : symbol.kind,
      call: symbol.kind === 'function',
      name: symbol.name,
    };
    const members = symbol.members
      .filter((each) => !isPlainValue(each))
      .map((member) => ({
        owner: symbol.name,
        note: `of ${symbol.name}`,
        call: member.kind === 'method',
        name: member.name,
      }));
    for (const {owner, note, call, name} of [own, ...members]) {
      const url =
        owner === undefined
          ? linker.address(name)
          : linker.address(owner, name);
      if (url !== undefined) {
        const shown = call ? `${name}()` : name;
        const named = {shown, note, url, ...(owner && {owner})};
        names.set(name, [...(names.get(name) ?? []), named]);
      }
    }
  }
  return sortRows([...names.values()].map(groupRow));
}

function groupRow(named: readonly Named[]): MemberRow {
  const {shown, note, url} = named[0]!;
  return named.length === 1
    ? {name: shown, url, note}
    : {
        name: shown,
        owners: named.map((each) => [each.owner ?? each.note, each.url]),
      };
}
