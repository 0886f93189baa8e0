import {SPREADSHEET_CONTRACT} from '../../site/sets/spreadsheet/contract';
import type {Count} from '../changelog/changelog';
import type {ApiSymbol, Declarations} from './declarations';
import {readFormulaFunction} from './formulas';
import {isValueList} from './lookUp';

/** Number of names of each kind, with the page that lists them. */
export function countNames({symbols, contract}: Declarations): Count[] {
  const {eventType, pages} = SPREADSHEET_CONTRACT;
  const all = [...symbols.values()];
  const lists = all.filter(isValueList);
  const types = all.filter((symbol) => !lists.includes(symbol));
  const ofKind = (...kinds: ApiSymbol['kind'][]) =>
    types.filter(({kind}) => kinds.includes(kind));
  const members = types
    .filter(({name}) => name !== eventType)
    .flatMap((symbol) => symbol.members);
  const methods = members.filter(({kind}) => kind === 'method');
  const formulas = lists
    .flatMap((symbol) => symbol.members)
    .filter(readFormulaFunction);
  const membersIn = (name = '') => symbols.get(name)?.members ?? [];
  return [
    row('Functions', ofKind('function'), pages.functions),
    row('Classes and interfaces', ofKind('class', 'interface'), pages.index),
    row('Methods', methods, pages.index),
    row(
      'Properties and options',
      members.filter((member) => !methods.includes(member)),
      pages.index,
    ),
    row('Events', membersIn(eventType), `${pages.events}#${eventType}`),
    row(
      'Error codes',
      membersIn(contract.codeType),
      `${pages.codes}#${contract.codeType}`,
    ),
    row('Formula functions', formulas, pages.formulas),
    row('Lists of values', lists, pages.index),
    row('Type aliases and constants', ofKind('type', 'const'), pages.index),
  ];
}

function row(kind: string, items: readonly unknown[], url: string): Count {
  return {kind, count: items.length, url};
}
