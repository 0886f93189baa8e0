import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {loadContract, storeFile} from '../src/store';
import {writeContract} from '../../../tests/support/contractText';
import {scratchFolder} from '../../../tests/support/scratchFolder';

const folder = scratchFolder('store');
const included = path.join(folder, 'types.h');
const file = path.join(folder, 'api.h');

it('gives the contract as it was read until it, or a file that it includes, changes', () => {
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

it('says what to run where nothing is stored, or a file is gone', () => {
  const absent = path.join(folder, 'none.d.ts');
  const remedy = `npm run contract:read -- ${absent} --write`;
  expect(() => loadContract(absent)).toThrow(
    new RegExp(`^${storeFile(absent)}:1: no file[^]*${remedy}`),
  );
});
