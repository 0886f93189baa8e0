// Drawings, pivot tables, rules and names of a sheet.
import {beforeEach, describe, expect, test} from 'vitest';
import type {Sheet, Spreadsheet} from '../src/contract';
import {readSheetView} from '../src/view/sheetView';
import {eachSpreadsheet, sdkError} from './page';

const page = eachSpreadsheet();
let spreadsheet: Spreadsheet;
let sheet: Sheet;
beforeEach(() => ({spreadsheet, sheet} = page));

test('a new drawing is in front of all others', () => {
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

test('a pivot table has the headings, rows and totals of its definition', () => {
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

test('pivot tables, charts, sparklines and names follow rows, also after undo', () => {
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

test('SUBTOTAL leaves out rows that users hid while a filter hides rows', async () => {
  const {spreadsheet, sheet} = page;
  sheet.range('A1:A5').setValues([['n'], [1], [2], [4], [8]]);
  sheet.range('B1').setFormula('=SUBTOTAL(9,A2:A5)');
  const total = async () => {
    await spreadsheet.engine.whenIdle();
    return sheet.range('B1').getValue();
  };
  sheet.hideRows(1);
  expect(await total()).toBe(15);
  sheet
    .setFilter('A1:A5')
    .setCriteria(0, {type: 'value', operator: 'less', values: [8]});
  expect(await total()).toBe(6);
});
