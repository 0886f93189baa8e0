import path from 'node:path';
import type {Problem} from '../../../src/sets/problem';
import {setPagesReader} from '../../../src/sets/reference/setPages';
import {CONTRACT_FILE} from '../../../src/sets/spreadsheet/contract/contractFile';
import {readContract} from '../../../src/sets/spreadsheet/contract/readContract';
import {SPREADSHEET} from '../../../src/sets/spreadsheet/set';
import {contractUses} from '../../../src/sets/spreadsheet/uses/contractUses';
import {allKeys} from '../../check/spreadsheet/described';

/** Which members of the contract samples of the set use. */
export interface SampledMembers {
  readonly memberCount: number;
  readonly sampledCount: number;
  /** Those that no sample uses, at their line of the contract. */
  readonly problems: readonly Problem[];
}

/** Looks for a sample of each member of the Spreadsheet contract, types and values included. */
export function sampledMembers(root: string): SampledMembers {
  const file = path.join(root, CONTRACT_FILE);
  const contract = readContract(file);
  const {uses} = contractUses(
    contract,
    file,
    setPagesReader(root, SPREADSHEET)(),
  );
  const all = allKeys(contract);
  const without = all.filter(({key}) => !uses.get(key)?.samples.length);
  return {
    memberCount: all.length,
    sampledCount: all.length - without.length,
    problems: without.map(({key, line}) => ({
      file: CONTRACT_FILE,
      line,
      found: `${key}, which no sample uses`,
      expected: 'a sample of each member',
      remedy:
        'Write one below "Samples" on the page of docs-spreadsheet/reference/ that has its entry.',
    })),
  };
}
