// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {createSpreadsheet} from '../src';
import {readSheetView} from '../src/view/sheetView';

async function spreadsheet() {
  const host = document.createElement('div');
  document.body.append(host);
  return createSpreadsheet(host, {licenseKey: 'KEY'});
}

it('shows what cells display, and how', async () => {
  const shown = await spreadsheet();
  const sheet = shown.activeSheet;
  sheet.range('A1:B1').merge().setValue('Title').setFont({bold: true});
  sheet.range('A2').setValue(1234.5).setNumberFormat('#,##0.00');
  sheet.range('A3').setFormula('=A2*2').setFill('#FFEE00');
  sheet.setColumnWidth(0, 120);
  sheet.setRowsHidden(4, 1, true);
  sheet.freeze({rows: 1});
  await shown.engine.whenIdle();
  const view = readSheetView(shown);
  const at = (row: number, column: number) =>
    view.cells.find((cell) => cell.row === row && cell.column === column);
  expect(at(0, 0)).toMatchObject({
    text: 'Title',
    span: {rows: 1, columns: 2},
    style: {fontWeight: 'bold', textAlign: 'left'},
  });
  expect(at(1, 0)).toMatchObject({
    text: '1,234.50',
    style: {textAlign: 'right'},
  });
  expect(at(2, 0)).toMatchObject({
    text: '2469',
    input: '=A2*2',
    style: {backgroundColor: '#FFEE00'},
  });
  expect(at(5, 3)).toBeUndefined();
  expect([view.widths[0], view.heights[4]]).toEqual([120, 0]);
  expect(view.frozen).toEqual({rows: 1, columns: 0});
  expect(view.isCut).toBe(false);
});

it('judges conditional formats', async () => {
  const shown = await spreadsheet();
  const sheet = shown.activeSheet;
  sheet.range('A1:A4').setValues([[1], [5], [9], [9]]);
  sheet.conditionalFormats.add('A1:A4', {
    type: 'value',
    operator: 'greater',
    values: [4],
    format: {fill: {color: '#00FF00'}},
  });
  sheet.conditionalFormats.add('A1:A4', {
    type: 'formula',
    formula: '=A1=1',
    format: {font: {bold: true}},
  });
  sheet.conditionalFormats.add('A1:A4', {
    type: 'dataBar',
    color: '#0000FF',
    max: 10,
  });
  const {cells} = readSheetView(shown);
  expect(cells.map(({style}) => style['backgroundColor'])).toEqual([
    undefined,
    '#00FF00',
    '#00FF00',
    '#00FF00',
  ]);
  expect(cells[0]!.style['fontWeight']).toBe('bold');
  expect(cells[2]!.bar).toEqual({share: 0.9, color: '#0000FF'});
});

it('judges rules of whole columns by the cells that exist', async () => {
  const shown = await spreadsheet();
  const sheet = shown.activeSheet;
  sheet.range('A1:A3').setValues([[1], [5], [9]]);
  sheet.conditionalFormats.add('A1:D1048576', {
    type: 'average',
    side: 'above',
    format: {fill: {color: '#00FF00'}},
  });
  const fills = readSheetView(shown).cells.map(
    ({style}) => style.backgroundColor,
  );
  expect(fills).toEqual([undefined, undefined, '#00FF00']);
});

it('draws bars from the value of an empty one, and others below zero', async () => {
  const shown = await spreadsheet();
  const sheet = shown.activeSheet;
  sheet.range('A1:A4').setValues([[-5], [10], [15], [20]]);
  const {conditionalFormats: formats} = sheet;
  formats.add('A1:A4', {type: 'dataBar', color: '#0000FF', min: 10, max: 20});
  expect(readSheetView(shown).cells.map(({bar}) => bar)).toEqual([
    {share: 0, color: '#C00000'},
    {share: 0, color: '#0000FF'},
    {share: 0.5, color: '#0000FF'},
    {share: 1, color: '#0000FF'},
  ]);
});

it('shows at most so many cells, and says that there are more', async () => {
  const shown = await spreadsheet();
  shown.activeSheet.range('A5000').setValue('far');
  const {rowCount, isCut} = readSheetView(shown);
  expect([rowCount, isCut]).toEqual([200, true]);
});

it('gives the median the second of three colours, and icons by thirds of the values', async () => {
  const shown = await spreadsheet();
  const sheet = shown.activeSheet;
  sheet.range('A1:A3').setValues([[0], [1], [10]]);
  sheet.conditionalFormats.add('A1:A3', {
    type: 'colorScale',
    colors: ['#000000', '#808080', '#FFFFFF'],
  });
  sheet.conditionalFormats.add('A1:A3', {type: 'iconSet', icons: 'arrows3'});
  const {cells} = readSheetView(shown);
  expect(cells.map(({style}) => style['backgroundColor'])).toEqual([
    '#000000',
    '#808080',
    '#ffffff',
  ]);
  expect(cells.map(({icon}) => icon)).toEqual([
    {set: 'arrows3', level: 0},
    {set: 'arrows3', level: 0},
    {set: 'arrows3', level: 2},
  ]);
});
