import {beforeEach, describe, expect, test} from 'vitest';
import type {CellRange, Sheet, Spreadsheet} from '../src/contract';
import {eachSpreadsheet, sdkError} from './page';

const page = eachSpreadsheet();
let spreadsheet: Spreadsheet;
let sheet: Sheet;
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

describe('short forms', () => {
  test('a colour alone is a solid fill, wherever a format is set', () => {
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

  test('a part of a format that is undefined changes nothing', () => {
    const cell = sheet.range('A1').setFont({bold: true});
    cell.setFormat({font: undefined, locked: undefined, fill: undefined});
    expect(cell.getFont().bold).toBe(true);
    expect(cell.getFormat()).toMatchObject({locked: true, fill: null});
  });

  test('cells are copied, moved and filled to an address or to a range', () => {
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

  test('rows and columns are hidden and shown, one if no count is given', () => {
    sheet.hideRows(1, 2);
    sheet.showRows(2);
    sheet.hideColumns(0);
    const rows = [0, 1, 2].map((row) => sheet.isRowHidden(row));
    expect(rows).toEqual([false, true, false]);
    expect(sheet.isColumnHidden(0)).toBe(true);
    sheet.showColumns(0);
    expect(sheet.isColumnHidden(0)).toBe(false);
  });

  test('the open panel has an id under both names', () => {
    const {panels} = spreadsheet.ui;
    panels.show('find');
    expect([panels.active, panels.open]).toEqual(['find', 'find']);
  });
});

describe('where features meet', () => {
  test('another document is displayed: after it was created, activated, or alone is left', async () => {
    const seen: string[] = [];
    const {documents} = spreadsheet;
    const first = documents.active;
    spreadsheet.on('documentOpen', () => seen.push('open'));
    spreadsheet.on('documentClose', () => seen.push('close'));
    spreadsheet.on('documentActivate', ({document}) =>
      seen.push(`${document.name} ${documents.active.equals(document)}`),
    );
    const second = documents.create({name: 'Second'});
    documents.activate(second);
    documents.activate(first);
    documents.close(second);
    documents.close(first);
    await documents.open(new Blob(['a,b']), {format: 'csv', name: 'Third'});
    expect(seen).toEqual([
      ...['open', 'Second true', 'Untitled1 true', 'close'],
      ...['open', 'Untitled1 true', 'close', 'open', 'Third true'],
    ]);
  });

  test('what a user pastes has its own origin, what code pastes has not', async () => {
    const origins: string[] = [];
    spreadsheet.on('cellChange', ({origin}) => origins.push(origin));
    sheet.range('A1').setValue(1);
    spreadsheet.clipboard.copy(sheet.range('A1'));
    spreadsheet.clipboard.paste(sheet.range('A2'));
    sheet.range('A3').select();
    await spreadsheet.commands.execute('paste');
    expect(origins).toEqual(['code', 'code', 'paste']);
  });

  test('a calculation asked for brings volatile functions up to date', async () => {
    sheet.range('A1').setFormula('=RAND()');
    await spreadsheet.engine.whenIdle();
    const before = sheet.range('A1').getValue();
    await spreadsheet.engine.calculate();
    expect(sheet.range('A1').getValue()).not.toBe(before);
  });

  test('a rule with a first day takes any later date, and no small number', () => {
    const cell = sheet.range('A1').setValidation({
      type: 'date',
      operator: 'greaterOrEqual',
      values: [new Date(2000, 0, 1)],
    });
    const taken = ['2026-11-21', 'soon', '12'].map((text) => enter(cell, text));
    expect(taken).toEqual([true, false, false]);
  });

  test('an unlocked column leaves its locked first cell to code', () => {
    sheet.range('A:B').setFormat({locked: false});
    sheet.range('A1:B1').setFormat({locked: true});
    sheet.protect();
    const cells = ['A1', 'A2', 'B900', 'C2'].map((cell) => sheet.range(cell));
    const opened = cells.map((cell) => enter(cell));
    expect(opened).toEqual([false, true, true, false]);
    sheet.insertRows(1);
    expect(spreadsheet.editor.open(sheet.range('A2'))).toBe(true);
  });

  test('a save that has begun completes, results included, though the spreadsheet is disposed', async () => {
    sheet.range('A1').setValue(2);
    sheet.range('B1').setFormula('=A1*2');
    const saved = spreadsheet.documents.active.save({format: 'csv'});
    await spreadsheet.dispose();
    expect((await (await saved).text()).trim()).toBe('2,4');
  });
});
