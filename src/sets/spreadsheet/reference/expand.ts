import type {RootContent} from 'mdast';
import type {ApiSymbol, Contract} from '../contract/types';
import type {NameLinker} from './links';
import type {ApiTag} from './pages';
import {declarationTable, memberTable} from './table';

/**
 * Makes the tables that an `<ApiTable>` stands for.
 *
 * @param anchored - types whose anchor the page already has; added to
 * @throws Error when a name or member is not in the contract
 */
export function expandTag(
  {of, only}: Omit<ApiTag, 'line'>,
  contract: Contract,
  linker: NameLinker,
  anchored: Set<string>,
): RootContent[] {
  if (of.length === 0) {
    throw new Error('found <ApiTable> without names; expected of="Name …".');
  }
  const tables: RootContent[] = [];
  let plain: ApiSymbol[] = [];
  const flush = () => {
    if (plain.length > 0) {
      tables.push(...declarationTable(plain, linker));
    }
    plain = [];
  };
  for (const name of of) {
    const symbol = contract.symbols.get(name);
    if (!symbol) {
      throw new Error(
        `found <ApiTable of="${name}">, but ${contract.file} exports no such name.`,
      );
    }
    if (symbol.members.length === 0) {
      plain.push(symbol);
      continue;
    }
    flush();
    const members = pick(symbol, only);
    tables.push(...memberTable(symbol, members, linker, !anchored.has(name)));
    anchored.add(name);
  }
  flush();
  return tables;
}

function pick(symbol: ApiSymbol, only: readonly string[]) {
  if (only.length === 0) {
    return symbol.members;
  }
  return only.map((name) => {
    const member = symbol.members.find((candidate) => candidate.name === name);
    if (!member) {
      throw new Error(
        `found only="${name}", but ${symbol.name} has no such member.`,
      );
    }
    return member;
  });
}
