import {CONTRACT_FILE} from '../../../src/sets/spreadsheet/contract/contractFile';
import {
  findMember,
  typesIn,
} from '../../../src/sets/spreadsheet/contract/lookUp';
import type {Contract} from '../../../src/sets/spreadsheet/contract/types';
import {VARIABLES} from '../../../src/sets/spreadsheet/contract/variables';
import {declarationsOf} from '../contracts/contracts';
import {allKeys, entryProblems} from '../contracts/entries';
import {nameProblems} from '../contracts/names';
import type {Rule} from '../types';

/** The pages describe every member of the declarations, and name none that there is not. */
export const run: Rule = ({files, pages: all}) => {
  const {contract, source} = declarationsOf(files);
  const pages = all.filter(({area}) => area === 'spreadsheet');
  const keys = allKeys(contract);
  const names = nameProblems(pages, {
    file: CONTRACT_FILE,
    source,
    names: [...new Set(keys.map(({key}) => key.split('.').at(-1)!))],
    walk: (path) => walk(contract, path),
  });
  return {
    inspected: keys.length,
    problems: [...entryProblems(contract, pages), ...names.problems],
    note: `${names.count} names on pages looked up`,
  };
};

/** Follows `sheets.active.name` through the types of its members, as far as they are the contract's. */
function walk(
  contract: Contract,
  [first = '', ...steps]: readonly string[],
): string | undefined {
  let type: string | undefined =
    VARIABLES[first] ?? (contract.symbols.has(first) ? first : undefined);
  if (type === undefined || steps.length === 0) {
    return undefined;
  }
  for (const step of steps) {
    if (type === undefined) {
      return '';
    }
    const found: ReturnType<typeof findMember> = findMember(
      contract,
      type,
      step,
    );
    if (!found) {
      return `${type} has no member ${step}`;
    }
    [type] = typesIn(contract, found.member.type);
  }
  return '';
}
