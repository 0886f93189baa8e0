import {beforeEach, describe, expect, test} from 'vitest';
import {createArea, createEngine, createSpreadsheet} from '../src';
import type {CellValue, Sheet, Spreadsheet} from '../src/contract';
import {eachSpreadsheet, sdkError} from './page';

const page = eachSpreadsheet();
let spreadsheet: Spreadsheet;
let sheet: Sheet;
beforeEach(() => ({spreadsheet, sheet} = page));
async function results(formulas: readonly string[]): Promise<CellValue[]> {
  formulas.forEach((formula, row) => sheet.cell(row, 9).setFormula(formula));
  await spreadsheet.engine.whenIdle();
  return formulas.map((_formula, row) => sheet.cell(row, 9).getValue());
}

const formulaOf = (address: string) => sheet.range(address).getFormula();

describe('formulas', () => {
  beforeEach(() => {
    sheet.range('A1:A4').setValues([['Tea'], ['Tease'], ['te*'], [12]]);
  });

  test('have no value before the calculation, and follow their cells', async () => {
    sheet.range('A1:A2').setValues([[1], [2]]);
    sheet.range('B1').setFormula('=SUM(A1:A2)');
    expect(sheet.range('B1').getValue()).toBeNull();
    await spreadsheet.engine.whenIdle();
    expect(sheet.range('B1').getValue()).toBe(3);
    sheet.range('A1').setValue(5);
    sheet.insertRows(0);
    await spreadsheet.engine.whenIdle();
    expect(sheet.range('B2').getFormula()).toBe('=SUM(A2:A3)');
    expect(sheet.range('B2').getValue()).toBe(7);
  });

  test('match conditions with wildcards; searches take them literally', async () => {
    const counts = ['te*', 'T?a', 'te~*', 'ea', '>10'].map(
      (condition) => `=COUNTIF(A1:A4,"${condition}")`,
    );
    expect(await results(counts)).toEqual([3, 1, 1, 0, 1]);
    const {workbook} = spreadsheet;
    const found = workbook.find('te*', {within: sheet.range('A1:A4')});
    expect(found.map(({text}) => text)).toEqual(['te*']);
    const once = workbook.find('e', {within: sheet.range('A2')});
    expect(once.map(({index}) => index)).toEqual([1]);
  });

  test('propagate errors, except through functions that handle them', async () => {
    const formulas = ['=1/0', '=J1+1', '=SUM(J1,1)', '=IFERROR(J1,"none")'];
    const others = ['=ISERROR(J1)', '=COUNT(J1,1)', '=IF(TRUE,1,J1)'];
    const error = {error: '#DIV/0!'};
    const expected = [error, error, error, 'none', true, 1, 1, 7];
    expect(await results([...formulas, ...others, '=IFERROR(7,0)'])).toEqual(
      expected,
    );
  });

  test('in hidden sheets are calculated', async () => {
    const hidden = spreadsheet.workbook.sheets.add({name: 'Rates'});
    hidden.visibility = 'veryHidden';
    hidden.range('A1').setValue(4);
    hidden.range('A2').setFormula('=A1*2');
    expect(await results(['=Rates!A2'])).toEqual([8]);
  });

  test('follow renamed sheets, and become errors when the sheet is removed', async () => {
    const other = spreadsheet.workbook.sheets.add({name: 'Data'});
    other.range('A1').setValue(3);
    sheet.range('A1').setFormula('=Data!A1');
    sheet.range('B1').setValidation({type: 'list', source: 'Data!A1:A9'});
    const marked = sheet.conditionalFormats.add('A1:A3', {
      type: 'formula',
      formula: '=A1>Data!$A$1',
      format: {fill: '#FF0000'},
    });
    other.name = 'My data';
    expect(sheet.range('A1').getFormula()).toBe("='My data'!A1");
    expect(sheet.range('B1').getValidation()).toMatchObject({
      source: "'My data'!A1:A9",
    });
    expect(marked.rule).toMatchObject({formula: "=A1>'My data'!$A$1"});
    spreadsheet.workbook.sheets.remove(other);
    await spreadsheet.engine.whenIdle();
    expect(sheet.range('A1').getValue()).toEqual({error: '#REF!'});
  });

  test('follow moved cells', () => {
    sheet.range('B1').setFormula('=A1+C1');
    sheet.range('D1').setFormula('=B1');
    sheet.range('D2').setFormula('=SUM(A1:C1)');
    sheet.range('A1:B1').moveTo(sheet.range('A8'));
    const moved = ['B8', 'D1', 'D2'].map(formulaOf);
    expect(moved).toEqual(['=A8+C1', '=B8', '=SUM(A1:C1)']);
  });

  test('adjust only relative references when they are copied', () => {
    sheet.range('B1').setFormula('=A1+$A$1+A$1');
    sheet.range('B1').copyTo(sheet.range('C2'));
    expect(formulaOf('C2')).toBe('=B2+$A$1+B$1');
    expect(createArea('$B$2:$D$9').address).toBe('B2:D9');
    expect(() => createArea('Sheet1!B2')).toThrow(sdkError('INVALID_ADDRESS'));
  });

  test('in a circle are errors, and converge with iterations', async () => {
    sheet.range('A1').setFormula('=B1');
    sheet.range('B1').setFormula('=A1+1');
    await spreadsheet.engine.whenIdle();
    expect(sheet.range('A1').getValue()).toEqual({error: '#CIRC!'});
    const engine = await createEngine({maxIterations: 100});
    const host = document.createElement('div');
    const second = await createSpreadsheet(host, {engine});
    const own = second.activeSheet;
    own.range('A2:A400').setValue(0);
    own.range('E1').setFormula('=D1+1');
    own.range('D1').setFormula('=A1*2');
    own.range('A1').setFormula('=100+B1');
    own.range('B1').setFormula('=SUM(A1:A400)/2');
    await engine.whenIdle();
    expect(own.range('A1').getValue()).toBeCloseTo(200, 3);
    // Cells that depend on a circular reference have its last value.
    expect(own.range('E1').getValue()).toBeCloseTo(401, 3);
    await second.dispose();
    await engine.dispose();
  });

  test('with volatile functions are recalculated on request', async () => {
    sheet.range('A1').setFormula('=RAND()');
    await spreadsheet.engine.whenIdle();
    const before = sheet.range('A1').getValue();
    await spreadsheet.engine.calculate();
    expect(sheet.range('A1').getValue()).not.toBe(before);
  });
});

describe('functions that take areas', () => {
  beforeEach(() => {
    sheet.range('A1:A3').setValues([['a'], ['b'], ['a']]);
    sheet.range('B1:B3').setValues([[1], [2], [3]]);
    const data = spreadsheet.workbook.sheets.add({name: 'Data'});
    data.range('A1').setValue(2);
  });

  test.each<[string, CellValue]>([
    ['COUNTIF(A1:A10,"")', 7],
    ['COUNTIFS(A1:A6,"<>a")', 4],
    ['COUNTIF(D:D,"")', 1_048_576],
    ['SUMPRODUCT(Data!A1:A3*B1:B3)', 2],
    ['SUM(COUNTIF(A1:A3,{"a","b"}))', 3],
    ['SUM(LARGE(B1:B3,{1,2}))', 5],
    ['SUM(ROW(A1:A4))', 10],
    ['SUMPRODUCT(1/COUNTIF(A1:A3,A1:A3))', 2],
    ['SUMPRODUCT((D1:D20="")*1)', 20],
    ['COUNTIFS(A1:A3,"a",B1:B4,1)', {error: '#VALUE!'}],
    ['8801234567893&"-KR"', '8801234567893-KR'],
    ['LEFT(8801234567893,3)', '880'],
    ['0.1+0.2&""', '0.3'],
    ['1E+21&""', '1E+21'],
    ['0.00001&""', '0.00001'],
    ['1E+308/0.1', {error: '#NUM!'}],
    ['SUMIF(B1:B3,">0",B1:B3)*1E+308', {error: '#NUM!'}],
    ['COUNTA(Sheet1:Data!A1)', 2],
  ])('in %s', async (formula, expected) => {
    expect(await results([`=${formula}`])).toEqual([expected]);
  });
});

test('registered functions replace functions outside the contract', async () => {
  const {functions} = spreadsheet.engine;
  expect(functions.get('CONCATENATE')).toBeUndefined();
  functions.register({name: 'CLEAN', calculate: () => 'own'});
  expect(await results(['=CLEAN(100)'])).toEqual(['own']);
});

test('a formula reads other sheets, whose names are quoted', async () => {
  const {sheets} = spreadsheet.workbook;
  for (const name of ['Prices', 'Price list', "Bo's"]) {
    sheets.add({name}).range('A1').setValue(name.length);
  }
  expect(
    await results(['=Prices!$A$1', "='Price list'!A1", "='Bo''s'!A1"]),
  ).toEqual([6, 10, 4]);
});

test('results of formulas are checked against rules', async () => {
  sheet.range('A1').setFormula('=5+5');
  sheet
    .range('A1')
    .setValidation({type: 'whole', operator: 'less', values: [9]});
  await spreadsheet.engine.whenIdle();
  expect(sheet.findInvalidCells()).toHaveLength(1);
});

test.each<[string, string, CellValue]>([
  ['=A1+A2', '=A2+A3', 50],
  ['=SUM(A1:A2, $A$3)', '=SUM(A3:A2, $A$1)', 60],
  ['=LOG10(A1)', '=LOG10(Data!A2)*0+A3', 30],
  ['=LEN("(A1)")+A1', '=LEN("(A10)")+A2', 25],
  ['=Data!A1+$xFd$1', '=Data!A2+$xFd$1', 200],
  ['=SUM(A1:INDEX(A1:A3,2))', '=SUM(A2:INDEX(A1:A3,3))', 50],
  ['=COUNT(Sheet1:Data!A1:A1)', '=COUNT(Sheet1:Data!A1:A2)', 4],
  ['=A1&"', '=A2&"2"', '202'],
])('%s does not change the value of %s', async (first, second, value) => {
  const values = [[10], [20], [30]];
  sheet.range('A1:A3').setValues(values);
  const data = spreadsheet.workbook.sheets.add({name: 'Data'});
  data.range('A1:A3').setValues(values.map(([ten]) => [ten! * 10]));
  await results([first]).catch(() => null);
  expect(await results([second])).toEqual([value]);
});
