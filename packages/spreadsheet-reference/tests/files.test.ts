import {Workbook} from '@cj-tech-master/excelts';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {SpreadsheetError} from '../src';
import type {Spreadsheet} from '../src/contract';
import {openSpreadsheet} from './page';

let spreadsheet: Spreadsheet;
let close: () => Promise<void>;
beforeAll(async () => {
  ({spreadsheet, close} = await openSpreadsheet());
});
afterAll(() => close());

async function filled(): Promise<void> {
  spreadsheet.documents.create({name: 'Order'});
  const sheet = spreadsheet.activeSheet;
  sheet.range('A1:B3').setValues([
    ['Item', 'Amount'],
    ['Paper', 120.5],
    ['Ink', true],
  ]);
  sheet.range('B4').setFormula('=SUM(B2:B3)*2');
  sheet.range('A1:B1').setFont({bold: true}).setFill('#D6E6FA');
  sheet.range('B2').setNumberFormat('#,##0.00');
  sheet.range('A6:B6').merge();
  sheet.freeze({rows: 1});
  sheet.setColumnWidth(0, 120);
  await spreadsheet.engine.whenIdle();
}

describe('xlsx', () => {
  test('another library reads what was saved', async () => {
    await filled();
    spreadsheet.activeSheet.freeze({rows: 0, columns: 2});
    const file = await spreadsheet.documents.active.save();
    const workbook = new Workbook();
    await workbook.xlsx.load(new Uint8Array(await file.arrayBuffer()) as never);
    const sheet = workbook.getWorksheet('Sheet1')!;
    expect(sheet.getCell('A1').value).toBe('Item');
    expect(sheet.getCell('A1').font?.bold).toBe(true);
    expect(sheet.getCell('B2').value).toBe(120.5);
    expect(sheet.getCell('B2').numFmt).toBe('#,##0.00');
    expect(sheet.getCell('B3').value).toBe(true);
    expect(sheet.getCell('B4').value).toMatchObject({
      formula: 'SUM(B2:B3)*2',
      result: 241,
    });
    expect(sheet.getCell('B6').isMerged).toBe(true);
    expect(sheet.views[0]).toMatchObject({state: 'frozen', xSplit: 2});
  });

  test('reads what another library saved', async () => {
    const workbook = new Workbook();
    const sheet = workbook.addWorksheet('Data');
    sheet.getCell('A1').value = 'Total';
    sheet.getCell('A1').font = {bold: true};
    sheet.getCell('B1').value = {formula: 'B2*3', result: 21};
    sheet.getCell('B2').value = 7;
    sheet.getCell('B2').numFmt = '0.00';
    sheet.mergeCells('A4:C4');
    const bytes = await workbook.xlsx.writeBuffer();
    const opened = await spreadsheet.documents.open(
      new Blob([new Uint8Array(bytes as unknown as ArrayBuffer)]),
    );
    await spreadsheet.engine.whenIdle();
    const data = opened.workbook.sheets.get('Data')!;
    expect(data.range('A1').getFont().bold).toBe(true);
    expect(data.range('B1').getFormula()).toBe('=B2*3');
    expect(data.range('B1').getValue()).toBe(21);
    expect(data.range('B2').getText()).toBe('7.00');
    expect(data.range('A4').isMerged).toBe(true);
  });

  test('refuses a password where there is no encryption', async () => {
    await filled();
    vi.stubGlobal('crypto', {});
    const saved = spreadsheet.documents.active.save({password: 'secret'});
    await expect(saved).rejects.toMatchObject({
      code: 'FORMAT_UNSUPPORTED',
      message: expect.stringContaining('https') as string,
    });
    vi.unstubAllGlobals();
  });

  test('damaged bytes are refused', async () => {
    const open = spreadsheet.documents.open(
      new Blob(['PK\u0003\u0004 nothing']),
    );
    await expect(open).rejects.toBeInstanceOf(SpreadsheetError);
    await expect(open).rejects.toMatchObject({code: 'FILE_UNREADABLE'});
  });
});
