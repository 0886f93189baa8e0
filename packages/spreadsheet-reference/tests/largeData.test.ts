import {beforeEach, describe, expect, test} from 'vitest';
import type {Sheet, Spreadsheet} from '../src/contract';
import {calculate} from './calculate';
import {eachSpreadsheet} from './page';

const page = eachSpreadsheet();
let spreadsheet: Spreadsheet;
let sheet: Sheet;
beforeEach(() => ({spreadsheet, sheet} = page));

const ROWS = 10_000;

/** Formulas for column C, and their result in the last row. */
const FORMULAS: readonly [formula: string, last: number][] = [
  [`=VLOOKUP(A1,$A$1:$B$${ROWS},2,FALSE)`, 6],
  [`=XLOOKUP(A1,$A$1:$A$${ROWS},$B$1:$B$${ROWS})`, 6],
  [`=COUNTIF($B$1:$B$${ROWS},B1)`, 1429],
  [`=SUMIFS($B$1:$B$${ROWS},$A$1:$A$${ROWS},A1,$B$1:$B$${ROWS},">5")`, 6],
  ['=SUM($B$1:B1)', 30_006],
  ['=AVERAGE(B$1:B1)', 3.0006],
];

describe('formulas that read a column once for each row', () => {
  test.each(FORMULAS)('take a few seconds: %s', async (formula, last) => {
    const rows = Array.from({length: ROWS}, (_row, row) => [
      `Item ${row}`,
      (row + 3) % 7,
    ]);
    sheet.range(`A1:B${ROWS}`).setValues(rows);
    sheet.range(`C1:C${ROWS}`).setFormula(formula);
    await spreadsheet.engine.whenIdle();
    expect(sheet.range(`C${ROWS}`).getValue()).toBe(last);
  });
});

test('changes of all cells that small areas cover take a few seconds', async () => {
  const values = (start: number) =>
    Array.from({length: ROWS}, (_row, row) => [start + row]);
  sheet.range(`A1:A${ROWS}`).setValues(values(0));
  sheet.range(`B1:B${ROWS}`).setFormula('=SUM(A1:A3)');
  await spreadsheet.engine.whenIdle();
  sheet.range(`A1:A${ROWS}`).setValues(values(1));
  await spreadsheet.engine.whenIdle();
  expect(sheet.range('B5').getValue()).toBe(5 + 6 + 7);
  sheet.range('A7').setValue(0);
  await spreadsheet.engine.whenIdle();
  expect(sheet.range('B5').getValue()).toBe(5 + 6);
});

test('wildcards take linear time', () => {
  const text = `REPT("a",2000)`;
  expect(calculate(`=SEARCH("a*a*a*a*a*b",${text}&"b")`)).toBe(1);
  expect(calculate(`=MATCH("*a*a*a*a*a*b",{"x"},0)`)).toEqual({error: '#N/A'});
  expect(calculate(`=SUM(COUNTIF(A1,"*a*"))`)).toBe(0);
});

test('long chains of operators do not exceed the stack', () => {
  expect(calculate(`=1${'+1'.repeat(4000)}`)).toBe(4001);
});

test.each([
  'CHOOSECOLS(SEQUENCE(1E6),1,1,1)',
  'CHOOSEROWS(SEQUENCE(1,1E6),1,1,1)',
  'EXPAND(1,1E5,1E5)',
  'HSTACK(SEQUENCE(1E6),SEQUENCE(1,1E5))',
  'LET(a,SEQUENCE(1E6),b,VSTACK(a,a),VSTACK(b,b))',
  'MAKEARRAY(1E5,1E5,LAMBDA(row,column,1))',
  'MMULT(SEQUENCE(1E5),SEQUENCE(1,1E5))',
  'MUNIT(1E5)',
  'RANDARRAY(1E5,1E5)',
  'SEQUENCE(1E5)*SEQUENCE(1,1E5)',
  'SEQUENCE(1E5,1E5)',
])('%s has too many cells', (formula) => {
  expect(calculate(`=SUM(${formula})`)).toEqual({error: '#VALUE!'});
});
