import {existsSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {
  canInstallDebianPackages,
  installDebianPackages,
} from '../../../scripts/process/debianPackages';
import {findProgram} from '../../../scripts/process/findProgram';
import {readContract} from '../../../src/sets/contract/readContract';
import {compareContracts} from './compareContracts';
import {compilerDeclarations} from './compilerDeclarations';
import {FOLDERS, FOREIGN_HEADERS} from './foreignHeaders';

/** What the test needs and this machine lacks, by the names of Debian's packages. */
function missingPackages(): string[] {
  const headers = FOREIGN_HEADERS.filter(({file}) => !existsSync(file));
  return [
    ...(findProgram(['clang']) ? [] : ['clang']),
    ...headers.map((header) => header.package),
  ];
}

beforeAll(async () => {
  if (missingPackages().length > 0 && canInstallDebianPackages()) {
    await installDebianPackages(missingPackages());
  }
  const missing = missingPackages();
  if (missing.length > 0) {
    throw new Error(
      `Install ${missing.join(', ')} (Debian's names): headers are compared with what clang reads in them.`,
    );
  }
}, 600_000);

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
