import {
  isValueList,
  type Declarations,
  type DeclaredSymbol,
} from '@document-sdk/contract';
import {SPREADSHEET_CONTRACT} from '../../site/sets/spreadsheet/contract';
import type {NameCount} from '../shared/changelog';
import {sortMemberRows, type MemberRow} from '../shared/memberRows';
import {isPlainValue, parseFormulaFunction} from './formulas';
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

/** Counts the names of each kind, and finds the page that lists them. */
export function countNames({symbols, contract}: Declarations): NameCount[] {
  const {eventType, pages} = SPREADSHEET_CONTRACT;
  const all = [...symbols.values()];
  const lists = all.filter(isValueList);
  const types = all.filter((symbol) => !lists.includes(symbol));
  const ofKind = (...kinds: DeclaredSymbol['kind'][]) =>
    types.filter(({kind}) => kinds.includes(kind));
  const members = types
    .filter(({name}) => name !== eventType)
    .flatMap((symbol) => symbol.members);
  const methods = members.filter(({kind}) => kind === 'method');
  const formulas = lists
    .flatMap((symbol) => symbol.members)
    .filter(parseFormulaFunction);
  const countMembers = (name = '') => symbols.get(name)?.members.length ?? 0;
  return [
    ['Functions', ofKind('function').length, pages.functions],
    [
      'Classes and interfaces',
      ofKind('class', 'interface').length,
      pages.index,
    ],
    ['Methods', methods.length, pages.index],
    ['Properties and options', members.length - methods.length, pages.index],
    ['Events', countMembers(eventType), `${pages.events}#${eventType}`],
    [
      'Error codes',
      countMembers(contract.codeType),
      `${pages.codes}#${contract.codeType}`,
    ],
    ['Formula functions', formulas.length, pages.formulas],
    ['Lists of values', lists.length, pages.index],
    ['Type aliases and constants', ofKind('type', 'const').length, pages.index],
  ];
}
