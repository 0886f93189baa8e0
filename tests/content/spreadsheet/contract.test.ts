import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {findTags, findMember} from '@document-sdk/contract';
import {listThrownErrors} from '../../../src/reference/spreadsheet/lookUp';
import {findFirstVersion} from '../../../src/reference/spreadsheet/entries';
import {DECLARATIONS} from '../../support/contracts';

it('the pages name the first version of the declarations', () => {
  const version = findFirstVersion(DECLARATIONS);
  const page = 'docs-spreadsheet/api/use/use_spreadsheet_sdk_Instance.mdx';
  expect(readFileSync(page, 'utf8')).toContain(
    `available since version ${version}, unless`,
  );
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
