import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {firstVersion} from '../../../src/sets/spreadsheet/reference/expand';
import {findMember} from '../../../src/sets/spreadsheet/contract/lookUp';
import {CONTRACT_FILE} from '../../../src/sets/spreadsheet/contract/contractFile';
import {readContract} from '../../../src/sets/spreadsheet/contract/readContract';

const ROOT = path.resolve(__dirname, '../../..');

describe('readContract', () => {
  const contract = readContract(path.join(ROOT, CONTRACT_FILE));

  it('reads signatures, defaults, errors and versions', () => {
    const found = findMember(contract, 'CellRange', 'setValues')!.member;
    expect(found.kind).toBe('method');
    expect(found.type).toBe(
      '(values: readonly (readonly CellValue[])[]): this',
    );
    expect(found.doc.throws).toContain('`SHAPE_MISMATCH`');
    expect(found.doc.since).toBe('1.0');
    const option = findMember(contract, 'FindOptions', 'lookIn')!.member;
    expect(option.doc.defaultValue).toBe("`'text'`");
  });

  it('has the first version that the pages name', () => {
    const version = firstVersion(contract);
    const page = 'docs-spreadsheet/api/use/use_spreadsheet_sdk_Instance.mdx';
    expect(readFileSync(path.join(ROOT, page), 'utf8')).toContain(
      `available since version ${version}, unless`,
    );
  });

  it('finds inherited members', () => {
    expect(findMember(contract, 'Chart', 'isAlive')!.owner.name).toBe(
      'EngineObject',
    );
  });

  it('refuses an empty contract', () => {
    expect(() => readContract('empty.d.ts', '')).toThrow(/^empty\.d\.ts:1:/);
  });
});
