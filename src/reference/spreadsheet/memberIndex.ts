import {sortRows, type MemberRow} from '../shared/memberRows';
import type {ApiMember, ApiSymbol, Contract} from './contract/types';
import type {NameLinker} from './links';

interface Named {
  readonly shown: string;
  readonly owner?: string;
  readonly note: string;
  readonly url: string;
}

/** Every declaration and member by name; those of one name share a row. */
export function memberRows(
  contract: Contract,
  linker: NameLinker,
): MemberRow[] {
  const names = new Map<string, Named[]>();
  for (const symbol of contract.symbols.values()) {
    const own = {
      owner: undefined,
      note: noteOf(symbol),
      call: symbol.kind === 'function',
      name: symbol.name,
    };
    const members = symbol.members.filter(isIndexed).map((member) => ({
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
  return sortRows([...names.values()].map(rowOf));
}

/** Plain values stand in the table of their list, under a name that says what they are. */
function isIndexed({kind, name}: ApiMember): boolean {
  return kind !== 'value' || /^[A-Z#]/.test(name);
}

function noteOf({kind, members}: ApiSymbol): string {
  return members.length > 0 && members.every((each) => each.kind === 'value')
    ? 'list of values'
    : kind;
}

function rowOf(named: readonly Named[]): MemberRow {
  const {shown, note, url} = named[0]!;
  return named.length === 1
    ? {name: shown, url, note}
    : {
        name: shown,
        owners: named.map((each) => [each.owner ?? each.note, each.url]),
      };
}
