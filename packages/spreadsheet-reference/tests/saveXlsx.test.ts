// Other programs can read saved workbooks, and their changes are respected.
import {Workbook} from '@cj-tech-master/excelts';
import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import type {
  ConditionalRule,
  FilterCriteria,
  IntegratedDocument,
  Sheet,
  ValidationRule,
} from '../src/contract';
import {eachSpreadsheet, sdkError} from './page';

const page = eachSpreadsheet();
const PART = 'xl/worksheets/sheet1.xml';

let document: IntegratedDocument;
let sheet: Sheet;
beforeEach(() => {
  document = page.spreadsheet.documents.active;
  ({sheet} = page);
});

/** Saves the document and edits the text of parts. */
async function saved(
  change: Readonly<Record<string, (xml: string) => string>> = {},
) {
  await page.spreadsheet.engine.whenIdle();
  const file = await document.save();
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  for (const [part, replace] of Object.entries(change)) {
    const before = strFromU8(parts[part]!);
    expect(replace(before)).not.toBe(before);
    parts[part] = strToU8(replace(before));
  }
  return new Uint8Array(zipSync(parts));
}

/** Returns the first sheet after saving and opening. */
async function again(change?: Parameters<typeof saved>[0]): Promise<Sheet> {
  const {documents} = page.spreadsheet;
  const next = await documents.open(await saved(change));
  expect(next.leftOut).toEqual([]);
  const [first] = [...next.workbook.sheets];
  return first!;
}

/** Reads the first sheet with another library. */
async function elsewhere() {
  const workbook = new Workbook();
  await workbook.xlsx.load((await saved()) as never);
  return {workbook, sheet: workbook.getWorksheet('Sheet1')!};
}

const red = {
  format: {font: {color: '#9C0006'}, fill: {color: '#FFC7CE'}},
} as const;

test('another library reads values, formulas and formats', async () => {
  sheet.range('A1:A3').setValues([['Item'], [120.5], [true]]);
  sheet.range('A4').setFormula('=SUM(A2:A3)*2');
  sheet.range('A1').setFont({bold: true});
  sheet.range('A2').setNumberFormat('#,##0.00');
  sheet.range('A6:B6').merge();
  sheet.freeze({rows: 0, columns: 2});
  const {sheet: other} = await elsewhere();
  const cells = ['A1', 'A2', 'A3'].map((at) => other.getCell(at));
  expect(cells.map(({value}) => value)).toEqual(['Item', 120.5, true]);
  expect([cells[0]!.font?.bold, cells[1]!.numFmt]).toEqual([true, '#,##0.00']);
  const sum = {formula: 'SUM(A2:A3)*2', result: 241};
  expect(other.getCell('A4').value).toMatchObject(sum);
  expect(other.getCell('B6').isMerged).toBe(true);
  expect(other.views[0]).toMatchObject({state: 'frozen', xSplit: 2});
});

test('a password is refused if the browser has no encryption', async () => {
  vi.stubGlobal('crypto', {});
  await expect(document.save({password: 'secret'})).rejects.toMatchObject({
    code: 'FORMAT_UNSUPPORTED',
    message: expect.stringContaining('https') as string,
  });
  vi.unstubAllGlobals();
});

const RULES: readonly [ConditionalRule, expected: object][] = [
  [
    {...red, type: 'value', operator: 'between', values: [1, '=$B$1']},
    {type: 'cellIs', operator: 'between', formulae: ['1', '$B$1']},
  ],
  [
    {...red, type: 'text', operator: 'contains', text: 'a"*b'},
    {
      type: 'containsText',
      formulae: ['NOT(ISERROR(SEARCH("a""~*b",A1)))'],
    },
  ],
  [
    {...red, type: 'text', operator: 'notContains', text: 'x'},
    {type: 'notContainsText', formulae: ['ISERROR(SEARCH("x",A1))']},
  ],
  [
    {...red, type: 'text', operator: 'startsWith', text: 'x'},
    {type: 'beginsWith', formulae: ['LEFT(A1,1)="x"']},
  ],
  [
    {...red, type: 'text', operator: 'endsWith', text: 'x'},
    {type: 'endsWith', formulae: ['RIGHT(A1,1)="x"']},
  ],
  [
    {...red, type: 'rank', end: 'bottom', count: 20, percent: true},
    {type: 'top10', rank: 20, percent: true, bottom: true},
  ],
  [
    {...red, type: 'average', side: 'below'},
    {type: 'aboveAverage', aboveAverage: false},
  ],
  [{...red, type: 'duplicate'}, {type: 'duplicateValues'}],
  [{...red, type: 'duplicate', unique: true}, {type: 'uniqueValues'}],
  [
    {...red, type: 'formula', formula: '=$A1>TODAY()', stopIfTrue: true},
    {type: 'expression', formulae: ['$A1>TODAY()']},
  ],
  [
    {type: 'colorScale', colors: ['#FF0000', '#FFFF00', '#00FF00']},
    {
      type: 'colorScale',
      cfvo: [{type: 'min'}, {type: 'percentile', value: 50}, {type: 'max'}],
    },
  ],
  [
    {type: 'dataBar', color: '#638EC6', min: -5, showValue: false},
    {type: 'dataBar', cfvo: [{type: 'num', value: -5}, {type: 'max'}]},
  ],
  [
    {type: 'iconSet', icons: 'arrows3', reverse: true, showValue: false},
    {type: 'iconSet', iconSet: '3Arrows', reverse: true, showValue: false},
  ],
  [
    {type: 'iconSet', icons: 'quarters4'},
    {type: 'iconSet', iconSet: '4Rating'},
  ],
  // The file format cannot represent these completely.
  [
    {type: 'dataBar', color: '#638EC6', negativeColor: '#FF0000'},
    {type: 'dataBar'},
  ],
  [
    {
      type: 'value',
      operator: 'less',
      values: [new Date(2026, 0, 1)],
      format: {font: {size: 20}, borders: {all: {style: 'thin'}}},
    },
    {type: 'cellIs', formulae: ['46023']},
  ],
];

describe('conditional formats', () => {
  test.each(RULES)('%j', async (rule, expected) => {
    sheet.conditionalFormats.add('A1:A9', {type: 'dataBar', color: '#000000'});
    sheet.conditionalFormats.add('A1:A9', rule);
    const next = await again();
    expect([...next.conditionalFormats].map((one) => one.rule)).toEqual([
      rule,
      {type: 'dataBar', color: '#000000'},
    ]);
    const {sheet: other} = await elsewhere();
    const found = other.conditionalFormattings as unknown as {
      ref: string;
      rules: {style?: object}[];
    }[];
    expect(found[0]!.ref).toBe('A1:A9');
    expect(found[0]!.rules[0]).toMatchObject(expected);
    if ('format' in rule && rule.format === red.format) {
      expect(found[0]!.rules[0]!.style).toMatchObject({
        font: {color: {argb: 'FF9C0006'}},
        fill: {bgColor: {argb: 'FFFFC7CE'}},
      });
    }
  });

  test('are read from the file if another program changed or removed them', async () => {
    const rule = {
      ...red,
      type: 'value',
      operator: 'less',
      values: [5],
    } as const;
    sheet.conditionalFormats.add('C:C', {...rule, values: [new Date(0)]});
    sheet.conditionalFormats.add('A1:B2', rule);
    sheet.conditionalFormats.add('A1:B2', {type: 'dataBar', color: '#000000'});
    const next = await again({
      [PART]: (xml) =>
        xml
          .replace(/<cfRule[^>]*dataBar.*?<\/cfRule>/, '')
          .replace('lessThan', 'greaterThan'),
    });
    expect(
      [...next.conditionalFormats].map(({area, rule: found}) => [
        area.address,
        'operator' in found && found.operator,
      ]),
    ).toEqual([
      ['A1:B2', 'greater'],
      ['C:C', 'less'],
    ]);
  });
});

describe('formats of whole columns and rows', () => {
  const fills = (of: Sheet) =>
    ['A1', 'B1', 'B2', 'B3', 'C2', 'D2', 'D9', 'XFD2'].map(
      (address) => of.range(address).getFill()?.color ?? '',
    );
  beforeEach(() => {
    sheet.range('B:D').setFill('#FF0000').setFont({bold: true});
    sheet.range('2:2').setFill('#00FF00');
    sheet.range('B3').setValue(1).setFill(null);
    sheet.range('D9').setValue(2);
  });

  test('are saved for other programs', async () => {
    const {sheet: other} = await elsewhere();
    expect(other.getColumn(3).fill).toMatchObject({
      fgColor: {argb: 'FFFF0000'},
    });
    expect(other.getColumn(3).font).toMatchObject({bold: true});
    expect(other.getColumn(5).fill).toBeUndefined();
    const row = other.getRow(2) as unknown as {fill: object};
    expect(row.fill).toMatchObject({fgColor: {argb: 'FF00FF00'}});
    expect(other.getCell('C2').font?.bold).toBe(true);
    expect(other.getCell('B3').fill).toMatchObject({pattern: 'none'});
  });

  test('are restored, and apply to cells', async () => {
    const before = fills(sheet);
    const next = await again();
    expect(fills(next)).toEqual(before);
    expect(next.range('D99').getFont().bold).toBe(true);
    expect(next.usedArea?.address).toBe(sheet.usedArea?.address);
    next.range('C:C').setFill('#0000FF');
    expect(next.range('C77').getFill()?.color).toBe('#0000FF');
  });

  test('are read from the file if another program changed them', async () => {
    const next = await again({
      'xl/styles.xml': (xml) => xml.replaceAll('FFFF0000', 'FF123456'),
    });
    expect(next.range('C5').getFill()?.color).toBe('#123456');
    expect(next.range('D9').getFill()?.color).toBe('#123456');
  });

  test('keep named styles, which apply to cells', async () => {
    const {styles} = document.workbook;
    styles.add('Heading', {font: {italic: true}, fill: '#EEEEEE'});
    styles.update('Normal', {font: {family: 'Arial'}});
    sheet.range('F:F').setStyle('Heading');
    sheet.range('G1').setValue(1).setStyle('Heading').setFont({size: 20});
    const next = await again();
    const names = ['F7', 'G1', 'H1'].map((at) => next.range(at).getStyle());
    expect(names).toEqual(['Heading', 'Heading', 'Normal']);
    const {active} = page.spreadsheet.documents;
    active.workbook.styles.update('Heading', {font: {italic: false}});
    expect(next.range('F7').getFont()).toMatchObject({
      italic: false,
      family: 'Arial',
    });
    expect(next.range('G1').getFont()).toMatchObject({
      italic: false,
      size: 20,
      family: 'Arial',
    });
  });

  test('widths equal those of other programs', async () => {
    sheet.setColumnWidth(0, 100.5);
    sheet.setColumnsHidden(6, 1, true);
    const {sheet: other} = await elsewhere();
    expect(other.getColumn(1).width).toBeCloseTo(100.5 / 7);
    expect(other.getColumn(7).hidden).toBe(true);
    const next = await again();
    const widths = [0, 1, 6].map((index) => next.getColumnWidth(index));
    expect(widths).toEqual([100.5, 64, 64]);
    const wider = await again({
      [PART]: (xml) => xml.replace(/ width="[^"]*"/, ' width="8.7109375"'),
    });
    expect(wider.getColumnWidth(0)).toBe(61);
  });
});

const VALIDATIONS: readonly ValidationRule[] = [
  {type: 'list', source: ['open', 'paid']},
  {type: 'list', source: ['a,b', 'c'], dropdown: false},
  {type: 'list', source: ['long'.repeat(70)]},
  {type: 'list', source: '=$D$1:$D$3', prompt: 'Which?', message: 'No'},
  {type: 'whole', operator: 'between', values: [1, '=B1']},
  {type: 'decimal', operator: 'less', values: [0.5], onInvalid: 'warning'},
  {type: 'date', operator: 'greater', values: [new Date(2026, 0, 1)]},
  {type: 'textLength', operator: 'equal', values: [3], allowBlank: false},
  {type: 'formula', formula: '=ISNUMBER(A1)'},
];

test.each(VALIDATIONS)('validation %j is restored', async (rule) => {
  sheet.range('A1:A9').setValidation(rule);
  const next = await again();
  expect(next.range('A2').getValidation()).toEqual(
    sheet.range('A2').getValidation(),
  );
});

test('a shortened validation rule is written for its first cell', async () => {
  sheet.range('A1:A9').setValidation({type: 'formula', formula: '=B1>0'});
  sheet.range('A1:A3').setValidation(null);
  const {sheet: other} = await elsewhere();
  expect(other.getCell('A4').dataValidation).toMatchObject({
    formulae: ['B4>0'],
  });
});

const CRITERIA: readonly [FilterCriteria, string | null][] = [
  [{type: 'values', values: ['Ink', '5']}, '<filters><filter val="Ink"/>'],
  [
    {type: 'value', operator: 'less', values: [6]},
    '<customFilter operator="lessThan" val="6"/>',
  ],
  [
    {type: 'value', operator: 'between', values: [1, 6]},
    '<customFilters and="1"><customFilter operator="greaterThanOrEqual" val="1"/>',
  ],
  [
    {type: 'value', operator: 'notBetween', values: [1, 6]},
    '<customFilters><customFilter operator="lessThan" val="1"/>',
  ],
  [
    {type: 'text', operator: 'contains', text: 'a*b'},
    '<customFilter operator="equal" val="*a~*b*"/>',
  ],
  [
    {type: 'text', operator: 'notContains', text: 'x'},
    '<customFilter operator="notEqual" val="*x*"/>',
  ],
  [
    {type: 'text', operator: 'startsWith', text: '5'},
    '<customFilter operator="equal" val="5*"/>',
  ],
  [
    {type: 'text', operator: 'endsWith', text: 'n'},
    '<customFilter operator="equal" val="*n"/>',
  ],
  [{type: 'rank', end: 'bottom', count: 3}, '<top10 top="0" val="3"/>'],
  // The file format cannot represent these completely.
  [{type: 'color', color: '#FF0000'}, null],
  [
    {type: 'value', operator: 'less', values: [new Date(2026, 0, 1)]},
    '<customFilter operator="lessThan" val="46023"/>',
  ],
];

test.each(CRITERIA)('filter condition %j', async (criteria, element) => {
  sheet.range('A1:B2').setValues([
    ['Item', 'Cost'],
    ['Ink', 5],
  ]);
  sheet.setFilter('A1:B2').setCriteria(1, criteria);
  const xml = strFromU8(unzipSync(await saved())[PART]!);
  expect(xml).toContain(element ?? '<filterColumn colId="1"/>');
  expect((await again()).filter?.getCriteria(1)).toEqual(criteria);
});

test('names of whole columns and protection with a password are native', async () => {
  document.workbook.names.add('Costs', sheet.range('B:B'));
  sheet.protect({allowSorting: true, password: 'x'});
  const xml = strFromU8(unzipSync(await saved())[PART]!);
  expect(xml).toMatch(/<sheetProtection [^>]*sort="0"/);
  const next = await again();
  for (const password of [undefined, 'y']) {
    expect(() => next.unprotect(password)).toThrow(sdkError('WRONG_PASSWORD'));
  }
  next.unprotect('x');
  expect(next.isProtected).toBe(false);
  const {names} = page.spreadsheet.documents.active.workbook;
  expect(names.get('Costs')?.range?.address).toBe('Sheet1!B:B');
});

test('cells with the same text share it in the file', async () => {
  sheet.range('A1:A12000').setValue('x'.repeat(32_767));
  const parts = unzipSync(await saved());
  expect(strFromU8(parts['xl/sharedStrings.xml']!).length).toBeLessThan(40_000);
  expect(strFromU8(parts[PART]!).length).toBeLessThan(1_000_000);
});

test('a cell that another program empties is empty in the file', async () => {
  sheet.range('A1').setValue('Secret salary').setStyle('Normal');
  sheet.charts.add({
    type: 'bar',
    source: sheet.range('A1:B2'),
    anchor: 'D1:F9',
  });
  const empty = (xml: string) => xml.replace(/<c r="A1".*?<\/c>/, '');
  const {'xl/sharedStrings.xml': _texts, ...parts} = unzipSync(
    await saved({[PART]: empty}),
  );
  const texts = Object.values(parts).map((part) => strFromU8(part));
  expect(texts.join('')).not.toContain('Secret');
  const next = await again({[PART]: empty});
  expect(next.range('A1').getValue()).toBeNull();
  expect(next.charts.count).toBe(1);
});

test('a pivot table becomes cells if another program moved them', async () => {
  sheet.pivotTables.add({
    source: sheet.range('A1:B2').setValues([
      ['Item', 'Cost'],
      ['Ink', 5],
    ]),
    target: 'D1',
    rows: [{field: 'Item'}],
    values: [{field: 'Cost'}],
  });
  expect((await again()).pivotTables.count).toBe(1);
  const bytes = await saved({
    [PART]: (xml) => xml.replaceAll(/"D(\d)"/g, '"F$1"'),
  });
  const next = await page.spreadsheet.documents.open(bytes);
  expect(next.workbook.sheets.active.pivotTables.count).toBe(0);
  expect(next.workbook.sheets.active.range('F2').getValue()).toBe('Ink');
  expect(next.leftOut).toEqual([
    {part: PART, reason: expect.stringContaining('pivot table') as string},
  ]);
});

test('new sheets do not reuse ids of the file', async () => {
  document.workbook.sheets.add();
  const ids: string[] = [];
  const bytes = await saved({
    'docProps/custom.xml': (xml) =>
      xml.replaceAll(/sheet-\d+/g, (id) => {
        ids.push(...(ids.includes(id) ? [] : [id]));
        return `sheet-${40 + ids.indexOf(id)}`;
      }),
  });
  vi.resetModules();
  const {openSpreadsheet} = await import('./page');
  const {spreadsheet, close} = await openSpreadsheet();
  const {workbook} = await spreadsheet.documents.open(bytes);
  for (let count = 0; count < 90; count += 1) {
    workbook.sheets.add();
  }
  const given = [...workbook.sheets].map(({id}) => id);
  expect(given.slice(0, 2)).toEqual(['sheet-40', 'sheet-41']);
  expect(new Set(given).size).toBe(92);
  await close();
});

test('a file with an unreadable part of the runtime opens without it', async () => {
  sheet.range('A1').setValue('Paper');
  const next = await again({
    'docProps/custom.xml': (xml) => xml.replace('sheets', 'state'),
  });
  expect(next.range('A1').getValue()).toBe('Paper');
});
