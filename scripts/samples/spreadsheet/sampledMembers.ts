import path from 'node:path';
import type {Problem} from '../../../src/sets/problem';
import {setPagesReader} from '../../../src/sets/reference/setPages';
import {CONTRACT_FILE} from '../../../src/sets/spreadsheet/contract/declarations';
import {loadDeclarations} from '../../../src/sets/spreadsheet/contract/declarations';
import {SPREADSHEET} from '../../../src/sets/spreadsheet/set';
import {contractUses} from '../../../src/sets/spreadsheet/uses/contractUses';
import {allKeys} from '../../check/contracts/entries';

/** The members of the Spreadsheet contract, types and values included, that no sample uses. */
export function sampledMembers(root: string): Problem[] {
  const file = path.join(root, CONTRACT_FILE);
  const contract = loadDeclarations(file);
  const {uses} = contractUses(contract, setPagesReader(root, SPREADSHEET)());
  return allKeys(contract)
    .filter(({key}) => !uses.get(key)?.samples.length)
    .map(({key, line}) => ({
      file: CONTRACT_FILE,
      line,
      found: `${key}, which no sample uses`,
      expected: 'a sample of each member',
      remedy:
        'Write one below "Samples" on the page of docs-spreadsheet/reference/ that has its entry.',
    }));
}
