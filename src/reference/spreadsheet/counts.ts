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
