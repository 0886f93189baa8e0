import type {RootContent} from 'mdast';
import {ProblemError, type Problem} from '../../problem';
import type {ApiSymbol, Contract} from '../contract/types';
import type {NameLinker} from './links';
import type {ApiTag} from './pages';
import {declarationTable, memberTable} from './table';

/** An `<ApiTable>` of a page. */
export interface PlacedTag extends ApiTag {
  readonly file: string;
}

/**
 * Makes the tables that an `<ApiTable>` stands for.
 *
 * @param anchored - types whose anchor the page already has; added to
 * @param tag - what the element says, and where it stands
 * @throws ProblemError when a name or member is not in the contract
 */
export function expandTag(
  {of, only, ...at}: PlacedTag,
  contract: Contract,
  linker: NameLinker,
  anchored: Set<string>,
): RootContent[] {
  if (of.length === 0) {
    throw new ProblemError([
      {
        ...at,
        found: '<ApiTable> without names',
        expected: 'of="Name …"',
        remedy: `Name types of ${contract.file}.`,
      },
    ]);
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
      throw new ProblemError([
        {
          ...at,
          found: `<ApiTable of="${name}">`,
          expected: `a name that ${contract.file} exports`,
          remedy: 'Mend the name; mind upper and lower case.',
        },
      ]);
    }
    if (symbol.members.length === 0) {
      plain.push(symbol);
      continue;
    }
    flush();
    const members = pickMembers(symbol, only, at);
    tables.push(...memberTable(symbol, members, linker, !anchored.has(name)));
    anchored.add(name);
  }
  flush();
  return tables;
}

function pickMembers(
  symbol: ApiSymbol,
  only: readonly string[],
  at: Pick<Problem, 'file' | 'line'>,
) {
  if (only.length === 0) {
    return symbol.members;
  }
  return only.map((name) => {
    const member = symbol.members.find((candidate) => candidate.name === name);
    if (!member) {
      throw new ProblemError([
        {
          ...at,
          found: `only="${name}"`,
          expected: `a member of ${symbol.name}`,
          remedy: `It has ${symbol.members.map((other) => other.name).join(', ')}.`,
        },
      ]);
    }
    return member;
  });
}
