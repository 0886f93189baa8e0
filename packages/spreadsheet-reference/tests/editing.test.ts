// Changes of cells by code.
import {beforeEach, describe, expect, test} from 'vitest';
import type {Sheet, Spreadsheet} from '../src/contract';
import {eachSpreadsheet, sdkError} from './page';

const page = eachSpreadsheet();
let spreadsheet: Spreadsheet;
let sheet: Sheet;
beforeEach(() => ({spreadsheet, sheet} = page));

const formulaOf = (address: string) => sheet.range(address).getFormula();

const values = (address: string) => sheet.range(address).getValues().flat();

test('a range follows its cells, also after undo', () => {
  const cell = sheet.range('B2').setValue('x');
  sheet.insertRows(0, 2);
  expect(cell.area.address).toBe('B4');
  spreadsheet.history.undo();
  expect(cell.area.address).toBe('B2');
  sheet.deleteRows(1);
  expect(cell.isAlive).toBe(false);
  expect(() => cell.getValue()).toThrow(sdkError('OBJECT_REMOVED'));
});

test('a call that throws changes nothing', () => {
  sheet.range('A1:B1').setValues([[1, 2]]);
  const details = {range: {rows: 1, columns: 2}, data: {rows: 1, columns: 1}};
  expect(() => sheet.range('A1:B1').setValues([[1]])).toThrow(
    expect.objectContaining({code: 'SHAPE_MISMATCH', details}),
  );
  expect(() => sheet.range('A1').setFormula('=A1+')).toThrow(
    sdkError('INVALID_FORMULA'),
  );
  expect(() =>
    sheet.range('A1').setFormat({font: {bold: true}, numberFormat: 'xyz'}),
  ).toThrow(sdkError('INVALID_FORMAT'));
  expect(sheet.range('A1').getFont().bold).toBe(false);
  expect(sheet.range('A1:B1').getValues()).toEqual([[1, 2]]);
});

describe('a transaction', () => {
  test('sends one event and is undone as one step', () => {
    const seen: string[] = [];
    spreadsheet.on('cellChange', ({area, origin}) =>
      seen.push(`${area.address} ${origin}`),
    );
    spreadsheet.history.transaction('Fill', () => {
      sheet.range('A1').setValue(1);
      sheet.range('C3').setValue(2);
    });
    spreadsheet.history.undo();
    expect(seen).toEqual(['A1:C3 code', 'A1:C3 undo']);
    expect(sheet.usedArea).toBeNull();
  });

  test('can join the last step, with its label', () => {
    const {history} = spreadsheet;
    const addId = () => {
      const write = () => void sheet.range('A1').setValue('id');
      history.transaction('Id', write, {joinLastStep: true});
    };
    addId();
    expect(history.canUndo).toBe(false);
    sheet.range('A1').setValue(null);
    history.clear();

    history.transaction('Row', () => sheet.insertRows(0));
    sheet.range('B1').setValue('x');
    history.undo();
    addId();
    expect(history.canRedo).toBe(false);
    const labels: unknown[] = [];
    spreadsheet.on('historyChange', (event) => labels.push(event.redoLabel));
    history.undo();
    expect(sheet.usedArea).toBeNull();
    expect(history.canUndo).toBe(false);
    expect(labels).toEqual(['Row']);
    history.redo();
    expect(values('A1:B1')).toEqual(['id', null]);
  });

  test('refuses undo', () => {
    const {history} = spreadsheet;
    const undo = () => history.transaction('Undo', () => history.undo());
    const isRefused = sdkError('INVALID_ARGUMENT');
    expect(undo).toThrow(isRefused);
    sheet.range('A1').setValue(1);
    expect(undo).toThrow(isRefused);
    expect(history.undo()).toBe(true);
    expect(sheet.usedArea).toBeNull();
  });

  test('is reverted if it throws', () => {
    const fail = () =>
      spreadsheet.history.transaction('Fill', () => {
        sheet.range('A1').setValue(1);
        throw new Error('stop');
      });
    expect(fail).toThrow('stop');
    expect(sheet.usedArea).toBeNull();
    expect(spreadsheet.history.canUndo).toBe(false);
  });
});

test('a paste without options moves a cut; any other copies it', () => {
  const {clipboard} = spreadsheet;
  sheet.range('A1').setValue(1);
  clipboard.cut(sheet.range('A1'));
  clipboard.paste(sheet.range('B1'), {skipBlanks: true});
  expect(values('A1:B1')).toEqual([1, 1]);
  clipboard.cut(sheet.range('A1'));
  clipboard.paste(sheet.range('C1'));
  expect(values('A1:C1')).toEqual([null, 1, 1]);
});

test('formulas can be pasted as values', async () => {
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

test('a sort keeps references relative', () => {
  sheet.range('A1:A2').setValues([[2], [1]]);
  sheet.range('B1:B2').setFormula('=A1*$A$1');
  sheet.range('A1:B2').sort([{column: 0}]);
  expect(['B1', 'B2'].map(formulaOf)).toEqual(['=A1*$A$1', '=A2*$A$1']);
});

test('cells can be copied, moved and filled to an address or a range', () => {
  const cells = sheet.range('A1:B1').setValues([[1, 2]]);
  cells.copyTo('A2').copyTo(sheet.range('A3'));
  sheet.range('A3:B3').moveTo('C3');
  cells.fillTo(sheet.range('A1:D1'));
  expect(sheet.range('A1:D3').getValues()).toEqual([
    [1, 2, 3, 4],
    [1, 2, null, null],
    [null, null, 1, 2],
  ]);
  const other = spreadsheet.workbook.sheets.add();
  expect(() => cells.fillTo(other.range('A1:D1'))).toThrow(
    sdkError('INVALID_ARGUMENT'),
  );
});

test('a colour is short for a solid fill', () => {
  const fill = {color: '#D6E6FA', pattern: 'solid', patternColor: '#000000'};
  const {styles} = spreadsheet.workbook;
  styles.add('Marked', {fill: '#D6E6FA'});
  const rule = sheet.conditionalFormats.add('A3', {
    type: 'duplicate',
    format: {fill: '#D6E6FA'},
  }).rule;
  expect(
    [
      sheet.range('A1').setFormat({fill: '#D6E6FA'}).getFill(),
      sheet.range('A2').setStyle('Marked').getFormat().fill,
      styles.get('Marked')?.fill,
    ].concat('format' in rule ? [rule.format.fill as never] : []),
  ).toEqual([fill, fill, fill, {color: '#D6E6FA'}]);
  expect(() =>
    sheet.range('A1').setFormat({fill: '#blue' as '#0000FF'}),
  ).toThrow(sdkError('INVALID_ARGUMENT'));
});

test('an undefined part of a format changes nothing', () => {
  const cell = sheet.range('A1').setFont({bold: true});
  cell.setFormat({font: undefined, locked: undefined, fill: undefined});
  expect(cell.getFont().bold).toBe(true);
  expect(cell.getFormat()).toMatchObject({locked: true, fill: null});
});

test('rows and columns can be hidden and shown', () => {
  sheet.hideRows(1, 2);
  sheet.showRows(2);
  sheet.hideColumns(0);
  const rows = [0, 1, 2].map((row) => sheet.isRowHidden(row));
  expect(rows).toEqual([false, true, false]);
  expect(sheet.isColumnHidden(0)).toBe(true);
  sheet.showColumns(0);
  expect(sheet.isColumnHidden(0)).toBe(false);
});

test('the active cell is the first cell of the last selected area', () => {
  expect(spreadsheet.selection.activeCell.address).toBe('Sheet1!A1');
  spreadsheet.selection.set(['F1', 'D3:B2']);
  expect(spreadsheet.selection.activeCell.address).toBe('Sheet1!B2');
});

test('undo and redo keep the protection of sheets and workbook', () => {
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

describe('events', () => {
  test('contain the formula, or neither value nor formula after a deletion', () => {
    const found: unknown[] = [];
    spreadsheet.on('cellChange', ({changes}) => found.push(changes[0]));
    sheet.range('B1').setFormula('=A1*2');
    sheet.range('B1').clear();
    expect(found).toMatchObject([
      {newValue: null, newFormula: '=A1*2'},
      {newValue: null, newFormula: null},
    ]);
  });

  test('have the origin `paste` only if a user pastes', async () => {
    const origins: string[] = [];
    spreadsheet.on('cellChange', ({origin}) => origins.push(origin));
    sheet.range('A1').setValue(1);
    spreadsheet.clipboard.copy(sheet.range('A1'));
    spreadsheet.clipboard.paste(sheet.range('A2'));
    sheet.range('A3').select();
    await spreadsheet.commands.execute('paste');
    expect(origins).toEqual(['code', 'code', 'paste']);
  });

  test('report errors of listeners', () => {
    const errors: unknown[] = [];
    spreadsheet.on('error', ({error}) => errors.push(error));
    spreadsheet.on('cellChange', () => {
      throw new Error('listener');
    });
    sheet.range('A1').setValue(1);
    expect(errors).toEqual([new Error('listener')]);
  });
});

test('an open editor can be committed after the spreadsheet became read-only', () => {
  const cell = sheet.range('A1');
  spreadsheet.editor.open(cell);
  spreadsheet.editor.text = '5';
  spreadsheet.readOnly = true;
  expect(spreadsheet.editor.isOpen).toBe(true);
  expect(spreadsheet.editor.commit()).toBe(true);
  expect(cell.getValue()).toBe(5);
});

test('the history reports that it was cleared', () => {
  sheet.range('A1').setValue(1);
  const labels: (string | null)[] = [];
  spreadsheet.on('historyChange', ({undoLabel}) => labels.push(undoLabel));
  spreadsheet.history.clear();
  expect(labels).toEqual([null]);
});
