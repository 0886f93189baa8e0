import {beforeEach, describe, expect, test} from 'vitest';
import {createEngine, createSpreadsheet} from '../src';
import type {Sheet, Spreadsheet} from '../src/contract';
import {eachSpreadsheet, sdkError} from './page';

const page = eachSpreadsheet();
let spreadsheet: Spreadsheet;
let sheet: Sheet;
beforeEach(() => ({spreadsheet, sheet} = page));

function addHost(): HTMLElement {
  const host = document.createElement('div');
  document.body.append(host);
  return host;
}

const INVALID = sdkError('INVALID_ARGUMENT');

const WRONG_LINES: readonly [string, (of: Sheet) => unknown][] = [
  ['a height before the first row', (of) => of.setRowHeight(-1, 20)],
  ['a height of rows below the sheet', (of) => of.setRowHeight(0, 20, 2 ** 21)],
  ['a negative height', (of) => of.setRowHeight(0, -1)],
  ['a width of half a column', (of) => of.setColumnWidth(0.5, 20)],
  ['a fit of no column', (of) => of.autoFitColumns(0, 0)],
  ['hidden rows below the sheet', (of) => of.setRowsHidden(2 ** 20, 1, true)],
  ['hidden columns right of it', (of) => of.setColumnsHidden(16_383, 2, true)],
  ['a negative number of rows', (of) => of.deleteRows(3, -2)],
  ['removed rows below the sheet', (of) => of.deleteRows(2 ** 20 - 1, 2)],
  ['an insertion of no column', (of) => of.insertColumns(0, 0)],
  ['a zoom that is no number', (of) => (of.zoom = NaN)],
  ['a colour without a digit sign', (of) => (of.tabColor = 'red' as '#ff0000')],
];

describe('sheet', () => {
  test.each(WRONG_LINES)('refuses %s, and changes nothing', (_name, act) => {
    sheet.range('A1:A4').setValues([[1], [2], [3], [4]]);
    expect(() => act(sheet)).toThrow(INVALID);
    expect(sheet.usedArea?.address).toBe('A1:A4');
    spreadsheet.history.undo();
    expect(sheet.usedArea).toBeNull();
  });

  test('refuses to push contents off the sheet', () => {
    sheet.cell(2 ** 20 - 1, 0).setValue(1);
    expect(() => sheet.insertRows(0)).toThrow(sdkError('LIMIT_EXCEEDED'));
    expect(() => sheet.cell(2 ** 20, 0)).toThrow(sdkError('INVALID_ADDRESS'));
  });
});

const invalid = <T>(value: unknown) => value as T;

test.each<[string, (of: Sheet) => unknown]>([
  ['NaN', (of) => of.range('A1').setValue(NaN)],
  ['an infinite number', (of) => of.range('A1').setValues([[-Infinity]])],
  ['an invalid date', (of) => of.range('A1').setValue(new Date(NaN))],
  ['an object', (of) => of.range('A1').setValue(invalid({}))],
  ['an infinite width', (of) => of.setColumnWidth(0, Infinity)],
  ['an unknown visibility', (of) => (of.visibility = invalid('gone'))],
  [
    'an unknown border style',
    (of) => of.range('A1').setBorders({all: {style: invalid('wavy')}}),
  ],
  [
    'an unknown pattern',
    (of) =>
      of.range('A1').setFill({color: '#ffffff', pattern: invalid('dotty')}),
  ],
  [
    'an unknown alignment',
    (of) => of.range('A1').setAlignment({vertical: invalid('up')}),
  ],
  ['an unknown part to clear', (of) => of.range('A1').clear(invalid('x'))],
  [
    'an unknown operator of a filter',
    (of) =>
      of
        .setFilter('A1:B3')
        .setCriteria(0, {type: 'value', operator: invalid('is'), values: [1]}),
  ],
  [
    'a rule of an unknown type',
    (of) => of.conditionalFormats.add('A1', invalid({type: 'mood'})),
  ],
  [
    'a rule for text without a text',
    (of) =>
      of.conditionalFormats.add(
        'A1',
        invalid({type: 'text', operator: 'contains', format: {}}),
      ),
  ],
  [
    'a rule with unknown icons',
    (of) =>
      of.conditionalFormats.add('A1', {type: 'iconSet', icons: invalid('x')}),
  ],
  [
    'a validation of an unknown type',
    (of) => of.range('A1').setValidation(invalid({type: 'mood'})),
  ],
  [
    'a chart of an unknown type',
    (of) =>
      of.charts.add({
        type: invalid('mood'),
        source: of.range('A1:B2'),
        anchor: 'D1:F9',
      }),
  ],
])('values that the contract does not allow are refused: %s', (_name, act) => {
  expect(() => act(sheet)).toThrow(INVALID);
});

test('wrong types are refused', () => {
  const nothing = invalid<string>(null);
  const code = sdkError('INVALID_ADDRESS');
  expect(() => sheet.range(nothing)).toThrow(code);
  expect(() => sheet.setFilter(nothing)).toThrow(code);
  expect(() => sheet.range('A1').setNumberFormat(invalid(5))).toThrow(
    sdkError('INVALID_FORMAT'),
  );
});

test.each(["'x'", 'History', 'a/b', invalid<string>(5)])(
  'the name %s of a sheet is refused',
  (name) => {
    const wrong = sdkError('INVALID_NAME');
    expect(() => (sheet.name = name)).toThrow(wrong);
    expect(() => spreadsheet.workbook.sheets.add({name})).toThrow(wrong);
  },
);

test.each(['c', 'R', 'R1C1', 'TRUE', 'A1', 'x'.repeat(256)])(
  'the name %s of an area is refused',
  (name) => {
    expect(() =>
      spreadsheet.workbook.names.add(name, sheet.range('A1')),
    ).toThrow(sdkError('INVALID_NAME'));
  },
);

test('a disposed engine is refused', async () => {
  const engine = await createEngine();
  await engine.dispose();
  await expect(createSpreadsheet(addHost(), {engine})).rejects.toThrow(INVALID);
});

test('objects of another document or spreadsheet are refused', async () => {
  const {documents} = spreadsheet;
  const first = documents.active.workbook;
  const strange = documents.create().workbook;
  const theirs = strange.sheets.active;
  const calls = [
    () => first.sheets.move(theirs, 0),
    () => first.sheets.remove(theirs),
    () => first.sheets.activate(theirs),
    () => first.names.add('Tax', theirs.range('A1')),
    () => first.sheets.active.range('A1').moveTo(theirs.range('A1')),
  ];
  for (const call of calls) {
    expect(call).toThrow(INVALID);
  }
  const second = await createSpreadsheet(addHost());
  expect(() => documents.activate(second.documents.active)).toThrow(INVALID);
  expect(() => documents.close(second.documents.active)).toThrow(INVALID);
  await second.dispose();
});

test('other numbers out of their range are refused', async () => {
  const {autocomplete, engine, workbook} = spreadsheet;
  const filter = sheet.setFilter('A1:B3');
  expect(() => (autocomplete.maxSuggestions = 0)).toThrow(INVALID);
  expect(() => filter.clearCriteria(2)).toThrow(INVALID);
  expect(() => workbook.find('a', {maxMatches: 0})).toThrow(INVALID);
  expect(() =>
    engine.functions.register({
      name: 'ODD',
      minArguments: 2,
      maxArguments: 1,
      calculate: () => 0,
    }),
  ).toThrow(INVALID);
  await expect(
    createSpreadsheet(addHost(), {historyLimit: -1}),
  ).rejects.toThrow(INVALID);
  await expect(
    spreadsheet.documents.active.export('png', {sheets: [sheet], scale: 0}),
  ).rejects.toThrow(INVALID);
  await expect(
    spreadsheet.documents.active.export('pdf', {paper: invalid('A99')}),
  ).rejects.toThrow(INVALID);
});
