// Creation and disposal of spreadsheets, and their documents.
import {beforeEach, describe, expect, test} from 'vitest';
import {createEngine, createSpreadsheet, license} from '../src';
import type {JsonObject, Sheet, Spreadsheet} from '../src/contract';
import {eachSpreadsheet, sdkError} from './page';

const page = eachSpreadsheet();
let spreadsheet: Spreadsheet;
let sheet: Sheet;
beforeEach(() => ({spreadsheet, sheet} = page));

test('a host holds one spreadsheet, and is released by an aborted creation', async () => {
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
  await expect(createSpreadsheet(host, {signal: scope.signal})).rejects.toEqual(
    sdkError('ABORTED'),
  );
});

test('an engine in use cannot be disposed, and a spreadsheet needs a licence', async () => {
  const engine = await createEngine();
  const host = document.createElement('div');
  const second = await createSpreadsheet(host, {engine});
  await expect(engine.dispose()).rejects.toEqual(sdkError('INVALID_ARGUMENT'));
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

test('an event reports each document that is displayed', async () => {
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

test('the open panel has an id under both names', () => {
  const {panels} = spreadsheet.ui;
  panels.show('find');
  expect([panels.active, panels.open]).toEqual(['find', 'find']);
});

describe('saving', () => {
  test('waits for results and ignores later changes', async () => {
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

  test('completes after the spreadsheet is disposed', async () => {
    sheet.range('A1').setValue(2);
    sheet.range('B1').setFormula('=A1*2');
    const saved = spreadsheet.documents.active.save({format: 'csv'});
    await spreadsheet.dispose();
    expect((await (await saved).text()).trim()).toBe('2,4');
  });
});

test('the separator of a csv file is found outside quotation marks', async () => {
  const read = async (text: string) => {
    const opened = await spreadsheet.documents.open(new Blob([text]));
    return [...opened.workbook.sheets][0]!.range('A1:C1').getValues()[0];
  };
  expect(await read('A1;B1;"C,3,3,3"')).toEqual(['A1', 'B1', 'C,3,3,3']);
  expect(await read('PK,b,c')).toEqual(['PK', 'b', 'c']);
  expect(await read('\uFEFFsep=;\r\na;b,c;d')).toEqual(['a', 'b,c', 'd']);
  expect(await read('{a,b,c')).toEqual(['{a', 'b', 'c']);
});

test('a csv file with too many rows is refused before it is parsed', async () => {
  const rows = 2 ** 21;
  await expect(
    spreadsheet.documents.open(new Blob(['1,2\n'.repeat(rows)])),
  ).rejects.toMatchObject({code: 'LIMIT_EXCEEDED', details: {received: rows}});
});

describe('opening', () => {
  const damaged = async (change: (json: string) => string) => {
    sheet.range('A1').setValue(1);
    sheet.range('B1').setFormula('=A1');
    const file = await spreadsheet.documents.active.save({format: 'json'});
    const json = await file.text();
    const changed = change(json);
    expect(changed).not.toBe(json);
    return spreadsheet.documents.open(new Blob([changed]));
  };

  test.each([
    ['no sheets', /"sheets":\[.*\](?=,"names")/, '"sheets":[]'],
    ['cells in another form', /"cells":\{"\$map":/, '"cells":{"map":'],
    ['a map of a number', /"zoom":\{.*?\}/, '"zoom":{"$map":5}'],
    ['a formula that is a number', '"=A1"', '5'],
    ['no properties', '"properties"', '"other"'],
  ])('refuses JSON with %s', async (_name, found, put) => {
    await expect(damaged((json) => json.replace(found, put))).rejects.toThrow(
      sdkError('FILE_UNREADABLE'),
    );
  });

  test('reads formulas that cannot be parsed as errors', async () => {
    const document = await damaged((json) => json.replace('"=A1"', '"=A1+("'));
    await spreadsheet.engine.whenIdle();
    const opened = document.workbook.sheets.active.range('B1').getValue();
    expect(opened).toMatchObject({error: expect.any(String) as string});
  });

  test.each([['budget.xlsx'], [undefined], [{}]])(
    'refuses %j, which is no file',
    async (source) => {
      await expect(
        spreadsheet.documents.open(source as unknown as Blob),
      ).rejects.toThrow(sdkError('INVALID_ARGUMENT'));
    },
  );

  test('refuses empty files, except csv', async () => {
    const {documents} = spreadsheet;
    const empty = new Uint8Array();
    await expect(documents.open(empty)).rejects.toThrow(
      sdkError('FILE_UNREADABLE'),
    );
    const opened = await documents.open(empty, {format: 'csv'});
    expect(opened.workbook.sheets.count).toBe(1);
  });

  test.each(['json', 'xlsx'] as const)(
    'keeps parts whose names begin with $ in %s',
    async (format) => {
      const {documents} = spreadsheet;
      const part: JsonObject = {
        $date: 0,
        more: [{$map: 5}, {$object: {$set: null}}],
      };
      documents.active.parts.set('mine', part);
      const file = await documents.active.save({format});
      const opened = await documents.open(file);
      expect(opened.parts.get('mine')).toEqual(part);
    },
  );
});

test('a document without formulas is calculated when it opens, not when it is displayed', async () => {
  const {documents, engine} = spreadsheet;
  const first = documents.active;
  await engine.whenIdle();
  let calculations = 0;
  let histories = 0;
  spreadsheet.on('calculate', () => (calculations += 1));
  spreadsheet.on('historyChange', () => (histories += 1));
  documents.create();
  await engine.whenIdle();
  expect(calculations).toBe(1);
  documents.activate(first);
  await engine.whenIdle();
  expect([calculations, histories]).toEqual([1, 0]);
});
