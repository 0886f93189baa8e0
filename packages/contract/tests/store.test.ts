import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {loadContract, storedContractPath} from '../src/index';
import {temporaryFolder, writeContract} from './support/contractText';

const folder = temporaryFolder();
const included = path.join(folder, 'types.h');
const file = path.join(folder, 'api.h');

it('loads a contract until it or an included file changes', () => {
  writeFileSync(included, 'typedef int number;\n');
  writeContract(file, '#include "types.h"\nnumber f(void);\n');
  const contract = loadContract(file);
  expect(contract.functions).toMatchObject([{name: 'f', returns: 'number'}]);
  expect(loadContract(file)).toBe(contract);
  for (const changed of [file, included]) {
    const text = readFileSync(changed, 'utf8');
    writeFileSync(changed, `${text}/* More. */\n`);
    expect(() => loadContract(file)).toThrow(
      new RegExp(
        `^${changed}:1: .*\\n.*\\n.*npm run contract:read -- ${file} --write`,
      ),
    );
    writeFileSync(changed, text);
  }
});

it('names the command to run if nothing is stored', () => {
  const absent = path.join(folder, 'none.d.ts');
  const remedy = `npm run contract:read -- ${absent} --write`;
  expect(() => loadContract(absent)).toThrow(
    new RegExp(`^${storedContractPath(absent)}:1: no file[^]*${remedy}`),
  );
});
