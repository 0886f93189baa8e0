import {expect, it} from 'vitest';
import {readSheetView} from '../src/view';
import {eachSpreadsheet} from './page';

const page = eachSpreadsheet();

it('shows the texts and styles of cells', async () => {
  const {spreadsheet, sheet} = page;
  sheet.range('A1:B1').merge().setValue('Title').setFont({bold: true});
  sheet.range('A2').setValue(1234.5).setNumberFormat('#,##0.00');
  sheet.range('A3').setFormula('=A2*2').setFill('#FFEE00');
  sheet.setColumnWidth(0, 120);
  sheet.setRowsHidden(4, 1, true);
  sheet.freeze({rows: 1});
  await spreadsheet.engine.whenIdle();
  const view = readSheetView(spreadsheet);
  const at = (row: number, column: number) =>
    view.cells.find((cell) => cell.row === row && cell.column === column);
  expect([at(0, 0), at(1, 0), at(2, 0)]).toMatchObject([
    {
      text: 'Title',
      span: {rows: 1, columns: 2},
      style: {fontWeight: 'bold', textAlign: 'left'},
    },
    {text: '1,234.50', style: {textAlign: 'right'}},
    {text: '2469', input: '=A2*2', style: {backgroundColor: '#FFEE00'}},
  ]);
  expect(at(5, 3)).toBeUndefined();
  expect([view.widths[0], view.heights[4]]).toEqual([120, 0]);
  expect(view.frozen).toEqual({rows: 1, columns: 0});
  expect(view.isCut).toBe(false);
});

it('has a minimum size, and shows what the editor would', () => {
  const {spreadsheet, sheet} = page;
  sheet.range('A1').setValue(0.5).setNumberFormat('0.00');
  sheet.range('A2').setValue("'quoted");
  expect(readSheetView(spreadsheet, {})).toMatchObject({
    rowCount: 13,
    columnCount: 6,
  });
  expect(readSheetView(spreadsheet, {rows: 40})).toMatchObject({
    rowCount: 40,
    columnCount: 6,
  });
  const inputs = readSheetView(spreadsheet).cells.map(({input}) => input);
  expect(inputs).toEqual(['0.50', "''quoted"]);
});

it('reads the cells again only if the sheet has changed', async () => {
  const {spreadsheet, sheet} = page;
  sheet.range('A1:A2').setValues([[1], [2]]);
  sheet.range('A3').setFormula('=SUM(A1:A2)');
  await spreadsheet.engine.whenIdle();
  let last = readSheetView(spreadsheet).cells;
  const isRead = (change: () => void): boolean => {
    change();
    const {cells} = readSheetView(spreadsheet);
    const isNew = cells !== last;
    last = cells;
    return isNew;
  };
  expect(isRead(() => sheet.range('B2').select())).toBe(false);
  expect(isRead(() => sheet.range('A1').setValue(5))).toBe(true);
  await spreadsheet.engine.whenIdle();
  expect(isRead(() => undefined)).toBe(true);
  expect(last.find(({row}) => row === 2)!.text).toBe('7');
  expect(isRead(() => void (spreadsheet.readOnly = true))).toBe(true);
  spreadsheet.readOnly = false;
  const list = {type: 'list', source: ['a']} as const;
  expect(isRead(() => sheet.range('C1').setValidation(list))).toBe(true);
  expect(isRead(() => sheet.range('C1').select())).toBe(true);
});

it('has the selection, commands and parts of the interface', () => {
  const {spreadsheet, sheet} = page;
  sheet.range('A1:A3').setValues([[1], [4], ['x']]);
  sheet.range('A1').setFont({bold: true});
  sheet.range('A1:B1048576').select();
  spreadsheet.ui.setVisible('statusBar', false);
  spreadsheet.ui.toolbar.items = ['bold'];
  const view = readSheetView(spreadsheet);
  expect(view).toMatchObject({
    selected: {firstRow: 0, lastColumn: 1},
    summary: {count: 3, numberCount: 2, sum: 5},
    toolbar: ['bold'],
    hiddenParts: ['statusBar'],
  });
  expect(view.commands.slice(0, 2)).toEqual([
    {
      id: 'bold',
      label: 'Bold',
      shortcut: 'Ctrl+B',
      isEnabled: true,
      isPressed: true,
    },
    {id: 'copy', label: 'Copy', shortcut: 'Ctrl+C', isEnabled: true},
  ]);
});

it('applies conditional formats', async () => {
  const {spreadsheet, sheet} = page;
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
  const style = {backgroundColor: '#00FF00'};
  const {cells} = readSheetView(spreadsheet);
  expect(cells[0]!.style).not.toHaveProperty('backgroundColor');
  expect(cells).toMatchObject([
    {style: {fontWeight: 'bold'}},
    {style},
    {style, bar: {share: 0.9, color: '#0000FF'}},
    {style},
  ]);
});

it('applies rules of whole columns to the cells that exist', async () => {
  const {spreadsheet, sheet} = page;
  sheet.range('A1:A3').setValues([[1], [5], [9]]);
  sheet.conditionalFormats.add('A1:D1048576', {
    type: 'average',
    side: 'above',
    format: {fill: {color: '#00FF00'}},
  });
  const fills = readSheetView(spreadsheet).cells.map(
    ({style}) => style.backgroundColor,
  );
  expect(fills).toEqual([undefined, undefined, '#00FF00']);
});

it('draws bars from their minimum, and negative ones in red', async () => {
  const {spreadsheet, sheet} = page;
  sheet.range('A1:A4').setValues([[-5], [10], [15], [20]]);
  const {conditionalFormats: formats} = sheet;
  formats.add('A1:A4', {type: 'dataBar', color: '#0000FF', min: 10, max: 20});
  expect(readSheetView(spreadsheet).cells.map(({bar}) => bar)).toEqual([
    {share: 0, color: '#C00000'},
    {share: 0, color: '#0000FF'},
    {share: 0.5, color: '#0000FF'},
    {share: 1, color: '#0000FF'},
  ]);
});

it('shows at most 200 rows, and reports that there are more', async () => {
  const {spreadsheet} = page;
  spreadsheet.activeSheet.range('A5000').setValue('far');
  const {rowCount, isCut} = readSheetView(spreadsheet);
  expect([rowCount, isCut]).toEqual([200, true]);
});

it('gives the median the second of three colours, and each third an icon', async () => {
  const {spreadsheet, sheet} = page;
  sheet.range('A1:A3').setValues([[0], [1], [10]]);
  sheet.conditionalFormats.add('A1:A3', {
    type: 'colorScale',
    colors: ['#000000', '#808080', '#FFFFFF'],
  });
  sheet.conditionalFormats.add('A1:A3', {type: 'iconSet', icons: 'arrows3'});
  const set = 'arrows3';
  expect(readSheetView(spreadsheet).cells).toMatchObject([
    {style: {backgroundColor: '#000000'}, icon: {set, level: 0}},
    {style: {backgroundColor: '#808080'}, icon: {set, level: 0}},
    {style: {backgroundColor: '#ffffff'}, icon: {set, level: 2}},
  ]);
});
