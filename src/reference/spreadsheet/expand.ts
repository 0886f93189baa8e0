import {compareVersions} from '@document-sdk/contract';
import {FaultError} from '../../content';
import type {ApiSymbol, Declarations} from './declarations';
import {entryBlocks, type EntryContext} from './entries';
import type {NameLinker} from './links';
import type {Blocks} from '../shared/nodes';
import type {ElementTag} from '../shared/referenceStep';
import type {ApiElement} from './apiTags';
import {declarationTable, memberTable} from './table';

/**
 * Builds the tables of an `<ApiTable>`. Neighbouring names without members share a table.
 *
 * @throws FaultError for a name that is not in the contract
 */
export function expandTable(
  {of, only}: Pick<ElementTag, 'of' | 'only'>,
  declarations: Declarations,
  linker: NameLinker,
): Blocks {
  const groups: ApiSymbol[][] = [];
  for (const symbol of findSymbols('ApiTable', of, declarations)) {
    const last = groups.at(-1);
    if (last && [last[0]!, symbol].every(({members}) => members.length === 0)) {
      last.push(symbol);
    } else {
      groups.push([symbol]);
    }
  }
  return groups.map((group) => {
    const [symbol] = group as [ApiSymbol];
    return symbol.members.length === 0
      ? declarationTable(group, linker)
      : memberTable(symbol, pickMembers(symbol, only), linker);
  });
}

/**
 * Builds the entries of an `<ApiEntries>`.
 *
 * @throws FaultError for a name that is not in the contract
 */
export function expandEntries(
  of: readonly string[],
  context: EntryContext,
): Blocks {
  return findSymbols('ApiEntries', of, context.declarations).map((symbol) =>
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
