import type {Count} from '../changelog/changelog';
import type {ApiMember, ApiSymbol, Contract} from './contract/types';
import {readFormulaFunction} from './formulaEntry';

const REFERENCE = '/spreadsheet/reference';
const INDEX = `${REFERENCE}/a-z`;
const EVENTS = 'SpreadsheetEvents';
const CODES = 'SpreadsheetErrorCodes';

/** How many names of each kind the declarations have. */
export function contractCounts({symbols}: Contract): Count[] {
  const all = [...symbols.values()];
  const lists = all.filter(isList);
  const types = all.filter((symbol) => !lists.includes(symbol));
  const kinds = (...wanted: ApiSymbol['kind'][]) =>
    types.filter(({kind}) => wanted.includes(kind));
  const membersOf = (owners: readonly ApiSymbol[]) =>
    owners.flatMap(({members}) => members);
  const inTypes = membersOf(types.filter(({name}) => name !== EVENTS));
  const formulas = membersOf(lists).filter(readFormulaFunction);
  return [
    row('Functions', kinds('function'), `${REFERENCE}/entry-points`),
    row('Classes and interfaces', kinds('class', 'interface'), INDEX),
    row('Methods', inTypes.filter(isMethod), INDEX),
    row(
      'Properties and options',
      inTypes.filter((each) => !isMethod(each)),
      INDEX,
    ),
    row(
      'Events',
      symbols.get(EVENTS)?.members ?? [],
      `${REFERENCE}/events#${EVENTS}`,
    ),
    row(
      'Error codes',
      symbols.get(CODES)?.members ?? [],
      `${REFERENCE}/errors#${CODES}`,
    ),
    row('Formula functions', formulas, `${REFERENCE}/functions`),
    row('Lists of values', lists, INDEX),
    row('Type aliases and constants', kinds('type', 'const'), INDEX),
  ];
}

function row(kind: string, items: readonly unknown[], url: string): Count {
  return {kind, count: items.length, url};
}

function isList({members}: ApiSymbol): boolean {
  return members.length > 0 && members.every(({kind}) => kind === 'value');
}

function isMethod({kind}: ApiMember): boolean {
  return kind === 'method';
}
