import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {CONTRACT_FILE} from '../../../src/sets/spreadsheet/contract/contractFile';
import {readContract} from '../../../src/sets/spreadsheet/contract/readContract';
import {thrownErrors} from '../../../src/sets/spreadsheet/reference/thrownErrors';

const contract = readContract(path.resolve(CONTRACT_FILE));

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
