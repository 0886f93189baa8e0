import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Spreadsheet} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import {findTags} from '@document-sdk/contract';
import {
  parseFormulaExample,
  parseFormulaFunction,
} from '../../../src/reference/spreadsheet/formulas';
import {openSpreadsheet} from '../../../packages/spreadsheet-reference/tests/page';
import {DECLARATIONS} from '../../support/contracts';

const PAGE = 'docs-spreadsheet/reference/functions.mdx';

const functions = [...DECLARATIONS.symbols.values()].flatMap(
  ({name: type, members}) =>
    members.flatMap((member) => {
      const read = parseFormulaFunction(member);
      const [example] = findTags(member, 'example');
      return read
        ? [{...read, type, name: member.name, example: example?.text ?? ''}]
        : [];
    }),
);

/** Rows written by the sample before the examples. */
function rowsOfPage(): (string | number)[][] {
  const [, rows = ''] = /setValues\((\[[\s\S]*?\n\])\)/.exec(
    readFileSync(PAGE, 'utf8'),
  )!;
  return JSON.parse(rows.replaceAll("'", '"').replace(/,(\s*\])/g, '$1')) as (
    string | number
  )[][];
}

describe('examples of formula functions', () => {
  let spreadsheet: Spreadsheet;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({spreadsheet, close} = await openSpreadsheet());
    spreadsheet.activeSheet.range('A1:B4').setValues(rowsOfPage());
  });
  afterAll(() => close());

  it('exist for all functions', () => {
    expect(functions.length).toBeGreaterThan(95);
    expect(
      functions.filter(({example}) => !parseFormulaExample(example).formula),
    ).toEqual([]);
  });

  it.each(functions)('$name gives its result', async ({name, example}) => {
    const {formula, result} = parseFormulaExample(example);
    expect(formula).toContain(`${name}(`);
    const cell = spreadsheet.activeSheet.range('D1').setFormula(formula);
    await spreadsheet.engine.whenIdle();
    expect(cell.getTexts()).toEqual([[result]]);
  });
});
