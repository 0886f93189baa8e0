import {CONTRACT_FILE} from '../../../src/reference/spreadsheet/contract/declarations';
import {walkMembers} from '../../../src/reference/spreadsheet/contract/lookUp';
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
    walk: (path) => {
      const found = path.length > 1 ? walkMembers(contract, path) : undefined;
      return found && (found.missing ?? '');
    },
  });
  return {
    inspected: keys.length,
    problems: [...entryProblems(contract, pages), ...names.problems],
    note: `${names.count} names on pages looked up`,
  };
};
