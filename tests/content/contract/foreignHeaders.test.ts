import {beforeAll, describe, expect, it} from 'vitest';
import {requireTools} from '../../../scripts/process/tools';
import {
  FOLDERS,
  FOREIGN_HEADERS,
  HEADER_TOOLS,
} from '../../../scripts/test/foreignHeaders';
import {readContract} from '../../../src/sets/contract/readContract';
import {compareContracts} from './compareContracts';
import {compilerDeclarations} from './compilerDeclarations';

beforeAll(() => requireTools(HEADER_TOOLS));

describe('the reader and the compiler agree on', () => {
  it.each(FOREIGN_HEADERS)('$file', async ({file, before}) => {
    const contract = await readContract(file, {folders: FOLDERS});
    const truth = compilerDeclarations(file, FOLDERS, before);
    const {differences, otherBriefs, ...counts} = compareContracts(
      contract,
      truth,
    );
    console.log(
      file,
      JSON.stringify(counts),
      `${otherBriefs.length} briefs that clang sees elsewhere`,
    );
    expect(differences).toEqual([]);
    expect(counts.functions).toBeGreaterThan(5);
  });
});
