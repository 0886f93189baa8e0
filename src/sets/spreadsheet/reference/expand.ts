import type {RootContent} from 'mdast';
import {compareVersions} from '../../contract/contractVersion';
import {FaultError} from '../../problem';
import type {ApiSymbol, Contract} from '../contract/types';
import type {NameLinker} from './links';
import type {ApiTag} from './pages';
import {declarationTable, memberTable} from './table';

/**
 * Makes the tables that an `<ApiTable>` stands for.
 *
 * @param anchored - types whose anchor the page already has; added to
 * @throws FaultError when a name or member is not in the contract
 */
export function expandTag(
  {of, only}: Omit<ApiTag, 'line'>,
  contract: Contract,
  linker: NameLinker,
  anchored: Set<string>,
): RootContent[] {
  if (of.length === 0) {
    throw new FaultError({
      found: '<ApiTable> without names',
      expected: 'of="Name …"',
      remedy: `Name types of ${contract.file}.`,
    });
  }
  const tables: RootContent[] = [];
  const since = firstVersion(contract);
  let plain: ApiSymbol[] = [];
  const flush = () => {
    if (plain.length > 0) {
      tables.push(...declarationTable(plain, linker, since));
    }
    plain = [];
  };
  for (const name of of) {
    const symbol = contract.symbols.get(name);
    if (!symbol) {
      throw new FaultError({
        found: `<ApiTable of="${name}">`,
        expected: `a name that ${contract.file} exports`,
        remedy: 'Correct the name; mind upper and lower case.',
      });
    }
    if (symbol.members.length === 0) {
      plain.push(symbol);
      continue;
    }
    flush();
    const members = pickMembers(symbol, only);
    const withAnchor = !anchored.has(name);
    tables.push(...memberTable(symbol, members, linker, withAnchor, since));
    anchored.add(name);
  }
  flush();
  return tables;
}

/** The first version of a contract, in which most of it has stood ever since. */
export function firstVersion({symbols}: Contract): string | undefined {
  const versions = [...symbols.values()]
    .flatMap(({doc, members}) => [doc, ...members.map((each) => each.doc)])
    .flatMap(({since}) => since ?? []);
  return versions.sort(compareVersions)[0];
}

function pickMembers(symbol: ApiSymbol, only: readonly string[]) {
  if (only.length === 0) {
    return symbol.members;
  }
  return only.map((name) => {
    const member = symbol.members.find((candidate) => candidate.name === name);
    if (!member) {
      throw new FaultError({
        found: `only="${name}"`,
        expected: `a member of ${symbol.name}`,
        remedy: `It has ${symbol.members.map((other) => other.name).join(', ')}.`,
      });
    }
    return member;
  });
}
