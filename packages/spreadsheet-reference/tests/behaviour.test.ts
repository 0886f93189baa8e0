import {beforeEach, describe, expect, test} from 'vitest';
import {createEngine, createSpreadsheet, license} from '../src';
import type {Sheet, Spreadsheet} from '../src/contract';
import {eachSpreadsheet, sdkError} from './page';

const page = eachSpreadsheet();
let spreadsheet: Spreadsheet;
let sheet: Sheet;
beforeEach(() => ({spreadsheet, sheet} = page));

const idle = () => spreadsheet.engine.whenIdle();

describe('cells', () => {
  test('a new formula has no value before the calculation, and follows its cells after it', async () => {
    sheet.range('A1:A2').setValues([[1], [2]]);
    sheet.range('B1').setFormula('=SUM(A1:A2)');
    expect(sheet.range('B1').getValue()).toBeNull();
    await idle();
    expect(sheet.range('B1').getValue()).toBe(3);
    sheet.range('A1').setValue(5);
    sheet.insertRows(0);
    await idle();
    expect(sheet.range('B2').getFormula()).toBe('=SUM(A2:A3)');
    expect(sheet.range('B2').getValue()).toBe(7);
  });

  test('a range follows its cells, also when the change is undone', () => {
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

  test('a removed sheet leaves errors, and a renamed one new names', async () => {
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
    await idle();
    expect(sheet.range('A1').getValue()).toEqual({error: '#REF!'});
  });

  test('a circle is an error, and settles with iterations', async () => {
    sheet.range('A1').setFormula('=B1');
    sheet.range('B1').setFormula('=A1+1');
    await idle();
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
});

describe('one action, one event', () => {
  test('a transaction reports its cells once, and is undone as one step', () => {
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

  test('nothing is undone inside a transaction, and the step stays', () => {
    const {history} = spreadsheet;
    const undo = () => history.transaction('Undo', () => history.undo());
    const isRefused = sdkError('INVALID_ARGUMENT');
    expect(undo).toThrow(isRefused);
    sheet.range('A1').setValue(1);
    expect(undo).toThrow(isRefused);
    expect(history.undo()).toBe(true);
    expect(sheet.usedArea).toBeNull();
  });

  test('a transaction that throws is reverted', () => {
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

describe('what users type', () => {
  test('rules reject it, and locked cells stay closed', () => {
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
});

describe('the page', () => {
  test('one host holds one spreadsheet, an aborted creation frees it', async () => {
    const {host} = spreadsheet;
    await expect(createSpreadsheet(host)).rejects.toEqual(
      sdkError('HOST_IN_USE'),
    );
    const other = document.createElement('div');
    const scope = new AbortController();
    const creation = createSpreadsheet(other, {signal: scope.signal});
    scope.abort();
    expect(other.childElementCount).toBe(0);
    await expect(creation).rejects.toEqual(sdkError('ABORTED'));
    // An aborted signal is checked before the host.
    await expect(
      createSpreadsheet(host, {signal: scope.signal}),
    ).rejects.toEqual(sdkError('ABORTED'));
  });

  test('an engine in use stays, and without a licence nothing is created', async () => {
    const engine = await createEngine();
    const host = document.createElement('div');
    const second = await createSpreadsheet(host, {engine});
    await expect(engine.dispose()).rejects.toEqual(
      sdkError('INVALID_ARGUMENT'),
    );
    await second.dispose();
    await engine.dispose();
    await license.revoke();
    expect(spreadsheet.readOnly).toBe(true);
    // Read-only mode applies to users; code can still change cells.
    const cell = spreadsheet.activeSheet.range('A1').setValue('by code');
    expect(cell.getValue()).toBe('by code');
    expect(spreadsheet.editor.open(cell)).toBe(false);
    await expect(createSpreadsheet(host)).rejects.toEqual(
      sdkError('LICENSE_REQUIRED'),
    );
    const expired = createSpreadsheet(host, {licenseKey: 'EXPIRED-1'});
    await expect(expired).rejects.toEqual(sdkError('LICENSE_EXPIRED'));
  });
});
