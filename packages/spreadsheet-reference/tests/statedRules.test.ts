// Rules that the contract states and the documentation repeats.
import {beforeEach, describe, expect, test} from 'vitest';
import {createArea, formatValue} from '../src';
import type {CellValue, Sheet, Spreadsheet} from '../src/contract';
import {readSheetView} from '../src/view/sheetView';
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

  test('conditions have wildcards and match whole cells; searches have none', async () => {
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

  test('errors propagate, except through functions that test, count or skip them', async () => {
    const formulas = ['=1/0', '=J1+1', '=SUM(J1,1)', '=IFERROR(J1,"none")'];
    const others = ['=ISERROR(J1)', '=COUNT(J1,1)', '=IF(TRUE,1,J1)'];
    const error = {error: '#DIV/0!'};
    const expected = [error, error, error, 'none', true, 1, 1, 7];
    expect(await results([...formulas, ...others, '=IFERROR(7,0)'])).toEqual(
      expected,
    );
  });

  test('of hidden sheets are calculated, and others refer to them', async () => {
    const hidden = spreadsheet.workbook.sheets.add({name: 'Rates'});
    hidden.visibility = 'veryHidden';
    hidden.range('A1').setValue(4);
    hidden.range('A2').setFormula('=A1*2');
    expect(await results(['=Rates!A2'])).toEqual([8]);
  });

  test('moved with cells follow these; other references stay', () => {
    sheet.range('B1').setFormula('=A1+C1');
    sheet.range('D1').setFormula('=B1');
    sheet.range('D2').setFormula('=SUM(A1:C1)');
    sheet.range('A1:B1').moveTo(sheet.range('A8'));
    const moved = ['B8', 'D1', 'D2'].map(formulaOf);
    expect(moved).toEqual(['=A8+C1', '=B8', '=SUM(A1:C1)']);
  });

  test('copied move relative references, and keep those behind $', () => {
    sheet.range('B1').setFormula('=A1+$A$1+A$1');
    sheet.range('B1').copyTo(sheet.range('C2'));
    expect(formulaOf('C2')).toBe('=B2+$A$1+B$1');
    expect(createArea('$B$2:$D$9').address).toBe('B2:D9');
    expect(() => createArea('Sheet1!B2')).toThrow(sdkError('INVALID_ADDRESS'));
  });
});

const values = (address: string) => sheet.range(address).getValues().flat();

test('a cut is moved by a paste without options, and copied by any other', () => {
  const {clipboard} = spreadsheet;
  sheet.range('A1').setValue(1);
  clipboard.cut(sheet.range('A1'));
  clipboard.paste(sheet.range('B1'), {skipBlanks: true});
  expect(values('A1:B1')).toEqual([1, 1]);
  clipboard.cut(sheet.range('A1'));
  clipboard.paste(sheet.range('C1'));
  expect(values('A1:C1')).toEqual([null, 1, 1]);
});

test('values are pasted of formulas too', async () => {
  sheet.range('A1').setValue(3);
  sheet.range('B1').setFormula('=A1*2');
  await spreadsheet.engine.whenIdle();
  spreadsheet.clipboard.copy(sheet.range('B1'));
  spreadsheet.clipboard.paste(sheet.range('C1'), {content: 'values'});
  expect(sheet.range('C1').getValue()).toBe(6);
  expect(formulaOf('C1')).toBeNull();
});

test.each([
  ['ascending', [1, 2, null]],
  ['descending', [2, 1, null]],
] as const)('a sort puts empty cells last: %s', (order, sorted) => {
  sheet.range('A1:A3').setValues([[1], [null], [2]]);
  sheet.range('A1:A3').sort([{column: 0, order}]);
  expect(values('A1:A3')).toEqual(sorted);
});

test('a sort takes relative references along', () => {
  sheet.range('A1:A2').setValues([[2], [1]]);
  sheet.range('B1:B2').setFormula('=A1*$A$1');
  sheet.range('A1:B2').sort([{column: 0}]);
  expect(['B1', 'B2'].map(formulaOf)).toEqual(['=A1*$A$1', '=A2*$A$1']);
});

test('halves are rounded away from zero as they are written', () => {
  const rounded = [0.5, 2.5, -2.5, 1234.5].map(
    (value) => formatValue(value, '0', 'en').text,
  );
  expect(rounded).toEqual(['1', '3', '-3', '1235']);
  expect(formatValue(1.005, '0.00', 'en').text).toBe('1.01');
});

test('the first cell of the last selected area is the active cell', () => {
  expect(spreadsheet.selection.activeCell.address).toBe('Sheet1!A1');
  spreadsheet.selection.set(['F1', 'D3:B2']);
  expect(spreadsheet.selection.activeCell.address).toBe('Sheet1!B2');
});

test('a protected sheet stays so without its password', () => {
  sheet.protect({password: 'secret'});
  for (const password of [undefined, 'other']) {
    expect(() => sheet.unprotect(password)).toThrow(sdkError('WRONG_PASSWORD'));
  }
  sheet.unprotect('secret');
  expect(sheet.isProtected).toBe(false);
});

test('a new drawing is in front of all others, of whichever kind', () => {
  const {charts, shapes} = sheet;
  const first = shapes.add({type: 'ellipse', anchor: 'A1:B2', name: 'first'});
  const source = sheet.range('A1:B3');
  charts.add({type: 'bar', source, anchor: 'A1:B2', name: 'chart'});
  shapes.add({type: 'line', anchor: 'A1:B2', name: 'second'});
  const order = () => readSheetView(spreadsheet).drawings.map(({name}) => name);
  expect(order()).toEqual(['first', 'chart', 'second']);
  first.bringToFront();
  expect(order()).toEqual(['chart', 'second', 'first']);
});

test('a pivot table has the headings, rows and totals that its definition tells', () => {
  const source = sheet.range('A1:C4').setValues([
    ['Region', 'Town', 'Amount'],
    ['North', 'Oslo', 5],
    ['North', 'Bergen', 2],
    ['South', 'Lima', 1],
  ]);
  const pivot = sheet.pivotTables.add({
    source,
    target: 'E1',
    rows: [{field: 'Region', subtotal: false}, {field: 'Town'}],
    values: [{field: 'Amount'}],
  });
  expect(sheet.range(pivot.area).getValues()).toEqual([
    ['Region', 'Town', 'Sum of Amount'],
    ['North', null, null],
    [null, 'Bergen', 2],
    [null, 'Oslo', 5],
    ['South', null, null],
    [null, 'Lima', 1],
    ['Grand total', null, 8],
  ]);
  pivot.update({
    rows: [{field: 'Region'}],
    columns: [{field: 'Town'}],
    values: [
      {field: 'Amount'},
      {field: 'Amount', summary: 'count', title: 'N'},
    ],
    grandTotals: false,
  });
  expect(sheet.range(pivot.area).getValues()).toEqual([
    [null, 'Town', null, null, null, null, null],
    [null, 'Bergen', null, 'Lima', null, 'Oslo', null],
    ['Region', ...Array.from({length: 3}, () => ['Sum of Amount', 'N']).flat()],
    ['North', 2, 1, null, 0, 5, 1],
    ['South', null, 0, 1, 1, null, 0],
  ]);
  for (const cell of ['E1', 'E4', 'F3']) {
    expect(() => pivot.sourceRows(cell)).toThrow(sdkError('INVALID_ADDRESS'));
  }
  expect(pivot.sourceRows('F4').map(({address}) => address)).toEqual(['A3:C3']);
});

test('protection of sheets and of the workbook is kept by undo and redo', () => {
  const cell = sheet.range('A1').setValue(1);
  sheet.protect({password: 'secret'});
  const {history, workbook} = spreadsheet;
  workbook.protect('secret');
  history.undo();
  expect(cell.getValue()).toBe(null);
  history.redo();
  expect([sheet.isProtected, workbook.isProtected]).toEqual([true, true]);
  expect(cell.getValue()).toBe(1);
  history.undo();
  expect(history.canUndo).toBe(false);
});

test('cellChange tells formulas from deletions', () => {
  const found: unknown[] = [];
  spreadsheet.on('cellChange', ({changes}) => found.push(changes[0]));
  sheet.range('B1').setFormula('=A1*2');
  sheet.range('B1').clear();
  expect(found).toMatchObject([
    {newValue: null, newFormula: '=A1*2'},
    {newValue: null, newFormula: null},
  ]);
});

test.each([
  ['INVALID_FORMULA', {type: 'formula', formula: '=('}],
  ['INVALID_FORMULA', {type: 'decimal', operator: 'equal', values: ['=(']}],
  ['INVALID_ARGUMENT', {type: 'whole', operator: 'between', values: [1]}],
  [
    'INVALID_ARGUMENT',
    {type: 'date', operator: 'equal', values: ['2026-01-01']},
  ],
  ['INVALID_ADDRESS', {type: 'list', source: 'yes,no'}],
  ['INVALID_ADDRESS', {type: 'list', source: 'yes'}],
  ['INVALID_ARGUMENT', {type: 'list', source: []}],
])('a rule that cannot be met is refused: %s for %o', (code, rule) => {
  expect(() => sheet.range('A1').setValidation(rule as never)).toThrow(
    sdkError(code as never),
  );
});

test('saving waits for results, and keeps what was there when it began', async () => {
  const saved = async () => {
    sheet.range('A1').setValue(2);
    sheet.range('B1').setFormula('=A1*2');
    const file = spreadsheet.documents.active.save({format: 'csv'});
    sheet.range('A1').setValue(5);
    return (await file).text();
  };
  expect((await saved()).trim()).toMatch(/^2,/);
  sheet.range('C1').setFormula('=1+2');
  const file = await spreadsheet.documents.active.save({format: 'csv'});
  expect((await file.text()).trim()).toBe('5,10,3');
});

test('a listener that throws is reported by error', () => {
  const errors: unknown[] = [];
  spreadsheet.on('error', ({error}) => errors.push(error));
  spreadsheet.on('cellChange', () => {
    throw new Error('listener');
  });
  sheet.range('A1').setValue(1);
  expect(errors).toEqual([new Error('listener')]);
});

describe('rules follow rows and columns', () => {
  beforeEach(() => {
    sheet.conditionalFormats.add('A3:A5', {
      type: 'formula',
      formula: '=A3>$B$3',
      format: {font: {bold: true}},
    });
    sheet.range('C3:C5').setValidation({type: 'list', source: '=$E$1:$E$3'});
    sheet.range('D3:D5').setValidation({
      type: 'decimal',
      operator: 'less',
      values: ['=D3+A3'],
    });
  });

  const rules = (...cells: readonly string[]) => [
    ...[...sheet.conditionalFormats].map(({area, rule}) => ({
      area: area.address,
      ...rule,
    })),
    ...cells.map((cell) => sheet.range(cell).getValidation()),
  ];

  test('that are inserted', () => {
    sheet.insertRows(0);
    expect(rules('C4', 'D4')).toMatchObject([
      {area: 'A4:A6', formula: '=A4>$B$4'},
      {source: '=$E$2:$E$4'},
      {values: ['=D4+A4']},
    ]);
  });

  test('that are removed, also the first row of a rule', () => {
    sheet.deleteRows(2);
    const format = {area: 'A3:A4', formula: '=A3>#REF!'};
    expect(rules('D3')).toMatchObject([format, {values: ['=D3+A3']}]);
    sheet.deleteColumns(1);
    expect(rules('C3')).toMatchObject([format, {values: ['=C3+A3']}]);
  });
});

test('pivot tables, charts, sparklines and names follow rows, and come back', () => {
  const source = sheet.range('A1:B2').setValues([
    ['Item', 'Cost'],
    ['Ink', 5],
  ]);
  const pivot = sheet.pivotTables.add({
    source,
    target: 'D1',
    rows: [{field: 'Item'}],
    values: [{field: 'Cost'}],
  });
  const chart = sheet.charts.add({type: 'column', source, anchor: 'G1:H4'});
  const line = sheet.range('B2:B2');
  sheet.sparklines.add({type: 'line', source: line, target: 'C2'});
  spreadsheet.workbook.names.add('Costs', line);
  const places = () => [
    pivot.area.address,
    pivot.definition.target,
    chart.anchor,
    chart.definition.source.area.address,
    ...[...sheet.sparklines].map(({definition}) => definition.target),
    spreadsheet.workbook.range('Costs').area.address,
  ];
  const before = places();
  sheet.insertRows(0);
  pivot.refresh();
  expect(places()).toEqual(['D2:E4', 'D2', 'G2:H5', 'A2:B3', 'C3', 'B3']);
  sheet.deleteRows(2);
  expect([...sheet.sparklines]).toEqual([]);
  expect(chart.anchor).toBe('G2:H4');
  [1, 2, 3].forEach(() => spreadsheet.history.undo());
  expect(places()).toEqual(before);
});

test('formulas, styles and sizes are read as they were set', () => {
  sheet.range('A1:B1').setFormulas([['=1', null]]);
  expect(sheet.range('A1:B1').getFormulas()).toEqual([['=1', null]]);
  expect(sheet.range('A1').getStyle()).toBe('Normal');
  sheet.setRowHeight(0, 33);
  sheet.setColumnsHidden(1, 1, true);
  const sizes = [sheet.getRowHeight(0), sheet.getColumnWidth(0)];
  expect(sizes).toEqual([33, 64]);
  const hidden = [sheet.isRowHidden(0), sheet.isColumnHidden(1)];
  expect(hidden).toEqual([false, true]);
});

describe('all cells of areas count', () => {
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

test('the fields of a csv file are found by what is outside quotation marks', async () => {
  const read = async (text: string) => {
    const opened = await spreadsheet.documents.open(new Blob([text]));
    return [...opened.workbook.sheets][0]!.range('A1:C1').getValues()[0];
  };
  expect(await read('A1;B1;"C,3,3,3"')).toEqual(['A1', 'B1', 'C,3,3,3']);
  expect(await read('PK,b,c')).toEqual(['PK', 'b', 'c']);
  expect(await read('\uFEFFsep=;\r\na;b,c;d')).toEqual(['a', 'b,c', 'd']);
  expect(await read('{a,b,c')).toEqual(['{a', 'b', 'c']);
});

test('formulas may use functions that no list names', async () => {
  const expected: Readonly<Record<string, CellValue>> = {
    '=CONCATENATE("a",1)': 'a1',
    '=LOG10(100)': 2,
    '=LOOKUP(2.5,{1,2,3},{"x","y","z"})': 'y',
    '=ADDRESS(2,3)': '$C$2',
    '=TRUNC(8.99,1)': 8.9,
    '=ERROR.TYPE(NA())': 7,
    '=AVERAGEA({1,TRUE})': 1,
    '=ROMAN(499,2)&ROMAN(1499)': 'XDIXMCDXCIX',
    '=GCD(24.5,36)&LCM({4.5,"6"})': '1212',
    '=DEC2HEX(28)&CHAR(128)': '1C€',
    '=ROUND(ACOT(-2),3)': 2.678,
    '=ERF(0,1)=ERF(1)': true,
    '=BITOR(2^40,BITLSHIFT(1,33))': 2 ** 40 + 2 ** 33,
    '=TRIMMEAN({1,2,3,4,90},0.4)': 3,
    '=SUM(FREQUENCY({1,2,3,4,7},{5,2,5})*{1;10;100;1000})': 1022,
    '=INDEX(UNIQUE({"b";"a";"B"}),2)': 'a',
    '=SUMXMY2({1,"2",5},{4,1,3})': 13,
    '=COMBIN(5.9,2.9)': 10,
  };
  const found = await results(Object.keys(expected));
  expect(found).toEqual(Object.values(expected));
  const {functions} = spreadsheet.engine;
  expect(functions.get('CONCATENATE')).toBeUndefined();
  functions.register({name: 'CLEAN', calculate: () => 'own'});
  expect(await results(['=CLEAN(100)'])).toEqual(['own']);
});
