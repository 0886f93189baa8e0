import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {mapContractTexts, type Contract} from '../src/index';
import {contractOf} from './support/contractText';

const read = (file: string) =>
  JSON.parse(readFileSync(`contracts/${file}.json`, 'utf8')) as Contract;

it.each(['ocr/argo_sdk', 'spreadsheet/spreadsheet-sdk'])(
  'changes nothing of %s but texts, each under its own key',
  (file) => {
    const contract = read(file);
    const keys: string[] = [];
    const same = mapContractTexts(contract, (key, text) => {
      keys.push(key);
      return text;
    });
    expect(same).toEqual(contract);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(300);
  },
);

it('changes texts, and what repeats them', () => {
  const contract = contractOf(
    '/** Opens it. Then more.\n * @param file - the file\n * @returns `true`\n * @deprecated Use close.\n */\nexport declare function open(file: string): boolean;\nexport interface A { \n/** Size.\n * @defaultValue the largest */\nsize?: number;\n}',
    'a.d.ts',
    {},
  );
  const {functions, structs} = mapContractTexts(
    contract,
    (key, text) => `${key}: ${text}`,
  );
  expect(functions[0]).toMatchObject({
    brief: 'open: Opens it.',
    text: 'open: Opens it. Then more.',
    deprecated: 'open @deprecated: Use close.',
    parameters: [{name: 'file', text: 'open @param file: the file'}],
    tags: [{}, {name: 'returns', text: '`true`'}, {}],
  });
  expect(structs[0]!.fields[0]).toMatchObject({
    text: 'A.size: Size.',
    defaultValue: 'A.size @defaultValue: the largest',
  });
});
