import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkStatedLimits} from '../../../scripts/check/spreadsheet/statedLimits';
import {CONTRACT_FILE} from '../../../src/sets/spreadsheet/contract/contractFile';
import {readContract} from '../../../src/sets/spreadsheet/contract/readContract';
import {thrownErrors} from '../../../src/sets/spreadsheet/reference/thrownErrors';

const contract = readContract(path.resolve(CONTRACT_FILE));

/** What is missing from one member, by its name. */
function missing(member: string, owner = 'Sheet'): string[] {
  const source = `export interface ${owner} {\n  ${member}\n}\n`;
  return checkStatedLimits(readContract('one.d.ts', source)).problems.map(
    ({line, found}) => `${line}: ${found}`,
  );
}

describe('checkStatedLimits', () => {
  it('finds a range and an error wherever a caller needs one', () => {
    const {problems, count} = checkStatedLimits(contract);
    expect(problems.map(({line, found}) => `${line}: ${found}`)).toEqual([]);
    expect(count).toBeGreaterThan(90);
  });

  it.each([
    ['at(area: AreaLike): void;', 'names no error for an invalid one'],
    ['zoom: number;', 'names no error for one out of its range'],
    ['zoom: number;', 'says no range'],
    ['setFill(fill: Fill | null): this;', 'takes a colour or a format'],
    ['move(sheet: Sheet): void;', 'does not say whose'],
  ])('names what %s lacks', (member, lack) => {
    expect(missing(member).join('\n')).toContain(lack);
  });

  it('asks options for ranges, and look-ups and results for none', () => {
    expect(missing('readonly scale?: number;', 'SaveOptions')).toEqual([
      '2: SaveOptions.scale, which is a number that callers pass, without a range',
    ]);
    expect(missing('readonly count: number;')).toEqual([]);
    expect(missing('get(index: number): Sheet | undefined;')).toEqual([]);
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
    expect(all.length).toBeGreaterThan(90);
    expect(all.filter((errors) => errors.length === 0)).toEqual([]);
    expect(
      all.flat().filter(({condition}) => !/^\S.*\.$/.test(condition)),
    ).toEqual([]);
  });
});
