import {beforeEach, describe, expect, test} from 'vitest';
import type {Sheet, Spreadsheet} from '../src/contract';
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

describe('an entry in German', () => {
  const page = eachSpreadsheet({locale: 'de'});
  beforeEach(() => ({spreadsheet, sheet} = page));

  test('has the separators, the dates and the words of the language', () => {
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

  test('is a formula behind =, and text behind an apostrophe', () => {
    typed('=SUM(B1,B2)');
    expect(sheet.range('A1').getFormula()).toBe('=SUM(B1,B2)');
    expect(typed("'42")).toEqual(['42', '42']);
  });

  test('replaces text in text, and a number in a number, never as a formula', () => {
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

  test('begins as what reads as the stored value, so that a commit loses nothing', () => {
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

  test('separates the fields of a csv by commas, and reads them again', async () => {
    sheet
      .range('A1:A4')
      .setValues([[1234.5], [new Date(2026, 10, 5)], ['=1+1'], ["'x"]]);
    const document = spreadsheet.documents.active;
    const file = await document.save({format: 'csv'});
    expect(await file.text()).toBe("\"1234,5\"\r\n5.11.2026\r\n'=1+1\r\n''x");
    const opened = await spreadsheet.documents.open(file, {format: 'csv'});
    const cells = opened.workbook.sheets.active.range('A1:A4');
    expect(cells.getValues()).toEqual(sheet.range('A1:A4').getValues());
    expect(cells.getFormula()).toBeNull();
  });

  test('is no formula for a program that opens the csv, and comes back as it was', async () => {
    const texts = ['=1+1', '+82', '-1+2', '@SUM(1)', '\tx', "'=x", "'", 'tea'];
    sheet.range('A1:H1').setValues([texts]);
    sheet.range('I1').setValue(-5);
    const file = await spreadsheet.documents.active.save({format: 'csv'});
    const fields = (await file.text()).split(',');
    expect(fields.map((field) => field.replace(/^"/, '')[0]).join('')).toBe(
      "'''''''t-",
    );
    const opened = await spreadsheet.documents.open(file, {format: 'csv'});
    const first = opened.workbook.sheets.active.range('A1:I1');
    expect(first.getValues()).toEqual([[...texts, -5]]);
  });
});

describe('an entry in Korean', () => {
  const page = eachSpreadsheet({locale: 'ko'});
  beforeEach(() => ({spreadsheet, sheet} = page));

  test('can be a date as cells show it, with a time too', () => {
    const day = new Date(2026, 10, 5);
    const shown = sheet.range('B1').setValue(day).getText();
    expect(shown).toBe('2026. 11. 5.');
    expect(typed(shown)).toEqual([day, shown]);
    expect(typed('2026. 11. 5. 14:30')[0]).toEqual(
      new Date(2026, 10, 5, 14, 30),
    );
  });

  test('in a currency sets no format of another one', () => {
    expect(typed('₩500')).toEqual([500, '500']);
  });
});
