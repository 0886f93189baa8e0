import type {RootContent} from 'mdast';
import {compareVersions} from '../../../packages/contract/src/index';
import {FaultError} from '../../content';
import type {ApiSymbol, Declarations} from './declarations';
import {entryBlocks, type EntryContext} from './entries';
import type {NameLinker} from './links';
import type {ApiElement, ApiTag} from './apiTags';
import {declarationTable, memberTable} from './table';

/**
 * Builds the tables of an `<ApiTable>`.
 *
 * @throws FaultError for a name that is not in the contract
 */
export function expandTable(
  {of, only}: Omit<ApiTag, 'line'>,
  declarations: Declarations,
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
  for (const symbol of findSymbols('ApiTable', of, declarations)) {
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
 * Builds the entries of an `<ApiEntries>`.
 *
 * @throws FaultError for a name that is not in the contract
 */
export function expandEntries(
  of: readonly string[],
  context: EntryContext,
): RootContent[] {
  return findSymbols('ApiEntries', of, context.declarations).flatMap((symbol) =>
    entryBlocks(symbol, context),
  );
}

function findSymbols(
  element: ApiElement,
  of: readonly string[],
  {symbols, contract}: Declarations,
): ApiSymbol[] {
  if (of.length === 0) {
    throw new FaultError({
      found: `<${element}> without names`,
      expected: 'of="Name …"',
      remedy: `Name types of ${contract.file}.`,
    });
  }
  return of.map((name) => {
    const symbol = symbols.get(name);
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

/** The earliest `@since` of a contract. */
export function firstVersion({symbols}: Declarations): string | undefined {
  const versions = [...symbols.values()]
    .flatMap((symbol) => [symbol, ...symbol.members])
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
