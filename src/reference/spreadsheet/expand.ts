import type {RootContent} from 'mdast';
import {compareVersions} from '../../../packages/contract/src/texts';
import {FaultError} from '../../content';
import type {ApiSymbol, Contract} from './contract/types';
import {entryBlocks, type EntryContext} from './entries';
import type {NameLinker} from './links';
import type {ApiElement, ApiTag} from './pages';
import {declarationTable, memberTable} from './table';

/**
 * Makes the tables that an `<ApiTable>` stands for.
 *
 * @throws FaultError when a name or member is not in the contract
 */
export function expandTable(
  {of, only}: Omit<ApiTag, 'line'>,
  contract: Contract,
  linker: NameLinker,
): RootContent[] {
  const tables: RootContent[] = [];
  let plain: ApiSymbol[] = [];
  const flush = () => {
    if (plain.length > 0) {
      tables.push(...declarationTable(plain, linker));
    }
    plain = [];
  };
  for (const symbol of symbolsOf('ApiTable', of, contract)) {
    if (symbol.members.length === 0) {
      plain.push(symbol);
    } else {
      flush();
      tables.push(...memberTable(symbol, pickMembers(symbol, only), linker));
    }
  }
  flush();
  return tables;
}

/**
 * Makes the entries that an `<ApiEntries>` stands for.
 *
 * @throws FaultError when a name is not in the contract
 */
export function expandEntries(
  of: readonly string[],
  context: EntryContext,
): RootContent[] {
  return symbolsOf('ApiEntries', of, context.contract).flatMap((symbol) =>
    entryBlocks(symbol, context),
  );
}

function symbolsOf(
  element: ApiElement,
  of: readonly string[],
  contract: Contract,
): ApiSymbol[] {
  if (of.length === 0) {
    throw new FaultError({
      found: `<${element}> without names`,
      expected: 'of="Name …"',
      remedy: `Name types of ${contract.file}.`,
    });
  }
  return of.map((name) => {
    const symbol = contract.symbols.get(name);
    if (!symbol) {
      throw new FaultError({
        found: `<${element} of="${name}">`,
        expected: `a name that ${contract.file} exports`,
        remedy: 'Correct the name; names are case-sensitive.',
      });
    }
    return symbol;
  });
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
