import {beforeEach, describe, expect, test} from 'vitest';
import type {CellRange, Sheet, Spreadsheet} from '../src/contract';
import {eachSpreadsheet} from './page';

let spreadsheet: Spreadsheet;
let sheet: Sheet;

/** Types a text into A1; returns its value and displayed text. */
function typed(text: string): [unknown, string] {
  const cell = sheet.range('A1').clear('all');
  const {editor} = spreadsheet;
  editor.open(cell);
  editor.text = text;
  expect(editor.commit()).toBe(true);
  return [cell.getValue(), cell.getText()];
}

describe('rules and protection', () => {
  const page = eachSpreadsheet();
  beforeEach(() => ({spreadsheet, sheet} = page));

  /** Opens the editor on a cell and enters text, if given. Returns `false` if the cell or its rule refuses. */
  function enter(cell: CellRange, text?: string): boolean {
    const {editor} = spreadsheet;
    const isOpen = editor.open(cell);
    editor.text = text ?? editor.text;
    const isTaken = text === undefined ? isOpen : editor.commit();
    editor.cancel();
    return isTaken;
  }

  test('disable built-in commands, however they are run', async () => {
    const {commands, selection, clipboard} = spreadsheet;
    const run = (id: string, address = 'A1') => {
      selection.set([address]);
      return commands.execute(id);
    };
    sheet.range('A1:B2').setValues([
      [1, 2],
      [3, 4],
    ]);
    sheet.range('B:B').setFormat({locked: false});
    sheet.protect();
    expect(await run('bold', 'B1')).toBe(false);
    expect(await run('filter', 'B1')).toBe(false);
    expect(await run('cut')).toBe(false);
    clipboard.copy(sheet.range('A1'));
    expect(await run('paste', 'A2')).toBe(false);
    expect(await run('paste', 'B2')).toBe(true);
    expect(await run('undo')).toBe(true);
    expect(await run('cut', 'B:B')).toBe(true);
    clipboard.copy(sheet.range('A1:A2'));
    expect(await run('paste', 'C1')).toBe(false);
    sheet.protect({allowFormatting: true, allowFiltering: true});
    expect(await run('bold')).toBe(true);
    expect(await run('filter', 'A1:B2')).toBe(true);

    spreadsheet.readOnly = true;
    expect(await run('bold')).toBe(false);
    const id = 'app.code';
    commands.register({id, label: '', run: () => void sheet.insertRows(0)});
    expect(await run(id)).toBe(true);
  });

  test('reject entries', () => {
    const failed: string[] = [];
    const ends: string[] = [];
    spreadsheet.on('validationFail', ({text}) => failed.push(text));
    spreadsheet.on('cellChange', ({origin}) => ends.push(origin));
    spreadsheet.on('editEnd', ({committed}) => ends.push(`${committed}`));
    sheet
      .range('A1')
      .setValidation({type: 'whole', operator: 'between', values: [1, 9]});
    const {editor} = spreadsheet;
    expect(editor.open(sheet.range('A1'))).toBe(true);
    editor.text = '12';
    expect(editor.commit()).toBe(false);
    editor.text = '7';
    expect(editor.commit()).toBe(true);
    expect(!editor.isOpen && editor.commit()).toBe(true); // Nothing is open.
    expect(failed).toEqual(['12']);
    expect(editor.open(sheet.range('A1'))).toBe(true);
    editor.cancel();
    // Changes by code through the editor have the origin `user`.
    expect(ends).toEqual(['user', 'true', 'false']);
    expect(sheet.range('A1').getValue()).toBe(7);
    sheet.protect();
    expect(editor.open(sheet.range('A1'))).toBe(false);
  });

  test('accept dates after the first day only', () => {
    const cell = sheet.range('A1').setValidation({
      type: 'date',
      operator: 'greaterOrEqual',
      values: [new Date(2000, 0, 1)],
    });
    const taken = ['2026-11-21', 'soon', '12'].map((text) => enter(cell, text));
    expect(taken).toEqual([true, false, false]);
  });

  test('apply to locked cells in unlocked columns', () => {
    sheet.range('A:B').setFormat({locked: false});
    sheet.range('A1:B1').setFormat({locked: true});
    sheet.protect();
    const cells = ['A1', 'A2', 'B900', 'C2'].map((cell) => sheet.range(cell));
    const opened = cells.map((cell) => enter(cell));
    expect(opened).toEqual([false, true, true, false]);
    sheet.insertRows(1);
    expect(spreadsheet.editor.open(sheet.range('A2'))).toBe(true);
  });
});

describe('input in German', () => {
  const page = eachSpreadsheet({locale: 'de'});
  beforeEach(() => ({spreadsheet, sheet} = page));

  test('has the separators, dates and words of the language', () => {
    expect(typed('1.234,5')[0]).toBe(1234.5);
    expect(typed('12,5%')).toEqual([0.125, '12,50%']);
    expect(typed('5.11.2026')).toEqual([new Date(2026, 10, 5), '5.11.2026']);
    expect(typed('2026-11-05')).toEqual([new Date(2026, 10, 5), '5.11.2026']);
    expect(typed('WAHR')[0]).toBe(true);
    expect(typed('FALSE')[0]).toBe(false);
    expect(typed('1,234.5')).toEqual(['1,234.5', '1,234.5']);
  });

  test('takes the number format of its column or row', () => {
    const {editor} = spreadsheet;
    sheet.range('C:C').setNumberFormat('yyyy-mm-dd');
    sheet.range('4:4').setNumberFormat('0.00');
    for (const [address, text, shown] of [
      ['C2', '5.11.2026', '2026-11-05'],
      ['D4', '12%', '0,12'],
    ] as const) {
      editor.open(sheet.range(address));
      editor.text = text;
      editor.commit();
      expect(sheet.range(address).getText()).toBe(shown);
    }
  });

  test('is a formula after =, and text after an apostrophe', () => {
    typed('=SUM(B1,B2)');
    expect(sheet.range('A1').getFormula()).toBe('=SUM(B1,B2)');
    expect(typed("'42")).toEqual(['42', '42']);
  });

  test('is replaced as text in text and as a number in numbers, never as a formula', () => {
    const cells = sheet
      .range('A1:A4')
      .setValues([['1200'], [1200], [new Date(2026, 10, 5)], [7]]);
    sheet.range('A2').setNumberFormat('#,##0');
    spreadsheet.workbook.replace('2', '3');
    expect(cells.getValues()).toEqual([
      ['1300'],
      [1300],
      [new Date(3036, 10, 5)],
      [7],
    ]);
    spreadsheet.workbook.replace('7', '=1+1', {wholeCell: true});
    expect(sheet.range('A4').getFormula()).toBeNull();
    expect(sheet.range('A4').getValue()).toBe('=1+1');
    sheet.range('A4').setValue(8);
    spreadsheet.workbook.replace('8', "'9", {wholeCell: true});
    expect(sheet.range('A4').getValue()).toBe("'9");
  });

  test('starts as text that gives the stored value again', () => {
    const cells: [unknown, string, string][] = [
      [1234.5678, '#,##0.00', '1234,5678'],
      [0.1 + 0.2, 'General', '0,30000000000000004'],
      [0.1256, '0%', '0,1256'],
      [-2.5, '0.0;(0.0)', '(2,5)'],
      [new Date(2026, 10, 5), 'mmm yy', '5.11.2026'],
      [new Date(2026, 10, 5, 14, 30, 15), 'yyyy-mm-dd', '5.11.2026 14:30:15'],
      ['00123', 'General', "'00123"],
      ['=1+1', 'General', "'=1+1"],
      ["'x", 'General', "''x"],
      ['WAHR', 'General', "'WAHR"],
      ['tea', 'General', 'tea'],
      [true, 'General', 'WAHR'],
      [null, '0.00', ''],
    ];
    const {editor} = spreadsheet;
    for (const [value, format, text] of cells) {
      const cell = sheet.range('A1').clear('all').setNumberFormat(format);
      cell.setValue(value as string);
      editor.open(cell);
      expect(editor.text, String(value)).toBe(text);
      expect(editor.commit()).toBe(true);
      expect(cell.getValue(), text).toEqual(value);
      expect(cell.getFormula(), text).toBeNull();
    }
  });

  test('saves and reads a csv file, in which no text is a formula for another program', async () => {
    const texts = ['=1+1', '+82', '-1+2', '@SUM(1)', '\tx', "'=x", "'", 'tea'];
    const values = [1234.5, new Date(2026, 10, 5), -5, ...texts];
    sheet.range('A1:K1').setValues([values]);
    const file = await spreadsheet.documents.active.save({format: 'csv'});
    expect(await file.text()).toBe(
      "\"1234,5\",5.11.2026,-5,'=1+1,'+82,'-1+2,'@SUM(1),'\tx,''=x,'',tea",
    );
    const opened = await spreadsheet.documents.open(file, {format: 'csv'});
    const cells = opened.workbook.sheets.active.range('A1:K1');
    expect(cells.getValues()).toEqual([values]);
    expect(cells.getFormulas().flat().filter(Boolean)).toEqual([]);
  });
});

describe('input in Korean', () => {
  const page = eachSpreadsheet({locale: 'ko'});
  beforeEach(() => ({spreadsheet, sheet} = page));

  test('can be a date as cells show it, with a time', () => {
    const day = new Date(2026, 10, 5);
    const shown = sheet.range('B1').setValue(day).getText();
    expect(shown).toBe('2026. 11. 5.');
    expect(typed(shown)).toEqual([day, shown]);
    expect(typed('2026. 11. 5. 14:30')[0]).toEqual(
      new Date(2026, 10, 5, 14, 30),
    );
  });

  test('in a currency does not set the format of another one', () => {
    expect(typed('₩500')).toEqual([500, '500']);
  });
});
