import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {findTags, findMember} from '@document-sdk/contract';
import {listThrownErrors} from '../../../src/reference/spreadsheet/lookUp';
import {findFirstVersion} from '../../../src/reference/spreadsheet/entries';
import {DECLARATIONS} from '../../support/contracts';

describe('the declarations', () => {
  it('reads signatures, defaults, errors and versions', () => {
    const found = findMember(DECLARATIONS, 'CellRange', 'setValues')!.member;
    expect(found.kind).toBe('method');
    expect(found.type).toBe(
      '(values: readonly (readonly CellValue[])[]): this',
    );
    expect(findTags(found, 'throws')[0]!.subject).toBe('SHAPE_MISMATCH');
    expect(found.since).toBe('1.0');
    const option = findMember(DECLARATIONS, 'FindOptions', 'lookIn')!.member;
    expect(option.defaultValue).toBe("`'text'`");
  });

  it('has the first version that the pages name', () => {
    const version = findFirstVersion(DECLARATIONS);
    const page = 'docs-spreadsheet/api/use/use_spreadsheet_sdk_Instance.mdx';
    expect(readFileSync(page, 'utf8')).toContain(
      `available since version ${version}, unless`,
    );
  });

  it('finds inherited members', () => {
    expect(findMember(DECLARATIONS, 'Chart', 'isAlive')!.owner.name).toBe(
      'EngineObject',
    );
  });
});

describe('listThrownErrors', () => {
  const thrown = (type: string, name: string) =>
    listThrownErrors(
      findMember(DECLARATIONS, type, name)!.member,
      DECLARATIONS,
    );

  it('gives each code its condition, or the meaning of the code', () => {
    expect(thrown('IntegratedDocument', 'export').slice(1)).toEqual([
      {
        code: 'INVALID_ARGUMENT',
        condition: expect.stringMatching(/^There is no sheet to export/),
      },
      {
        code: 'INVALID_ADDRESS',
        condition:
          'The text is not an address in A1 notation, or is outside the sheet.',
      },
      {
        code: 'ABORTED',
        condition: 'Your abort signal cancelled the operation.',
      },
    ]);
  });

  it('finds a condition for every error of the contract', () => {
    const all = [...DECLARATIONS.symbols.values()]
      .flatMap((symbol) => [symbol, ...symbol.members])
      .filter((item) => findTags(item, 'throws').length > 0)
      .map((item) => listThrownErrors(item, DECLARATIONS));
    expect(all.length).toBeGreaterThan(90);
    expect(all.filter((errors) => errors.length === 0)).toEqual([]);
    expect(
      all.flat().filter(({condition}) => !/^\S.*\.$/.test(condition)),
    ).toEqual([]);
  });
});
