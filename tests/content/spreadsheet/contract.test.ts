import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {CONTRACT_FILE} from '../../../src/reference/spreadsheet/contract/declarations';
import {findMember} from '../../../src/reference/spreadsheet/contract/lookUp';
import {loadDeclarations} from '../../../src/reference/spreadsheet/contract/declarations';
import {firstVersion} from '../../../src/reference/spreadsheet/expand';
import {thrownErrors} from '../../../src/reference/spreadsheet/thrownErrors';

const ROOT = path.resolve(__dirname, '../../..');

const contract = loadDeclarations(path.join(ROOT, CONTRACT_FILE));

describe('loadDeclarations', () => {
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
});

describe('thrownErrors', () => {
  it('gives each code its condition, and the meaning of the code without one', () => {
    expect(
      thrownErrors(
        'SpreadsheetError `INVALID_ADDRESS`, or `INVALID_ARGUMENT` when `scale` is not above 0, `ABORTED`',
        contract,
      ),
    ).toEqual([
      {
        code: 'INVALID_ADDRESS',
        condition:
          'The text is not an address in A1 notation, or is outside the sheet.',
      },
      {code: 'INVALID_ARGUMENT', condition: '`scale` is not above 0.'},
      {
        code: 'ABORTED',
        condition: 'Your abort signal cancelled the operation.',
      },
    ]);
  });

  it('follows a reference to what another member throws', () => {
    const update = thrownErrors(
      'SpreadsheetError as {@link ShapeCollection.add}',
      contract,
    );
    expect(update.map(({code}) => code)).toEqual([
      'NAME_IN_USE',
      'INVALID_ADDRESS',
      'INVALID_ARGUMENT',
    ]);
  });

  it('finds a condition for every error of the contract', () => {
    const all = [...contract.symbols.values()].flatMap(({doc, members}) =>
      [doc, ...members.map((member) => member.doc)].flatMap(({throws}) =>
        throws === undefined ? [] : [thrownErrors(throws, contract)],
      ),
    );
    expect(all).not.toEqual([]);
    expect(all.filter((errors) => errors.length === 0)).toEqual([]);
    expect(
      all.flat().filter(({condition}) => !/^\S.*\.$/.test(condition)),
    ).toEqual([]);
  });
});
