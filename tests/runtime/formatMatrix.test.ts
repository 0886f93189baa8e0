// The table of what each format keeps: every cell of it is what saving and opening, or exporting, does.
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import type {
  CellValue,
  IntegratedDocument,
  Sheet,
  Spreadsheet,
} from '../../runtime/contract';
import {eachSpreadsheet} from './page';

const PAGE = 'docs-spreadsheet/api/basic-feature/import_export.mdx';
const FILES = ['xlsx', 'json', 'csv'] as const;
const EXPORTS = ['html', 'pdf', 'png'] as const;

/** What nobody has said, so that no run can back it. */
const NOT_STATED = 'not stated';

/** A document with some contents, and how to see whether another one has them. */
interface Probe {
  readonly fill: (sheet: Sheet, spreadsheet: Spreadsheet) => unknown;
  readonly isKept: (sheet: Sheet, document: IntegratedDocument) => boolean;
  /** What else the table can say, and whether it holds. */
  readonly otherwise?: readonly [
    word: string,
    holds: (sheet: Sheet, document: IntegratedDocument) => boolean,
  ];
  /** What shows that an exported file has the contents. */
  readonly trace?: string;
  /** Password to save with. */
  readonly password?: string;
}

const DATE = new Date(2026, 10, 27);
const VALUES: readonly CellValue[] = ['Paper', 120.25, true, DATE];
const PIXEL = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
);

const textIs =
  (address: string, text: string) =>
  (sheet: Sheet): boolean =>
    sheet.range(address).getText() === text;

const PROBES: Readonly<Record<string, Probe>> = {
  'text, numbers, booleans, dates': {
    fill: (sheet) => {
      sheet.range('A1:D1').setValues([VALUES]);
      sheet.range('B1').setNumberFormat('0.0');
    },
    isKept: (sheet) =>
      JSON.stringify(sheet.range('A1:D1').getValues()) ===
      JSON.stringify([VALUES]),
    otherwise: ['text', textIs('A1', 'Paper')],
    trace: 'Paper',
  },
  formulas: {
    fill: (sheet) => sheet.range('A1').setFormula('=40+2.5'),
    isKept: (sheet) => sheet.range('A1').getFormula() === '=40+2.5',
    otherwise: ['result', textIs('A1', '42.5')],
    trace: '42.5',
  },
  'number formats': {
    fill: (sheet) =>
      sheet.range('A1').setValue(1234).setNumberFormat('#,##0" pcs"'),
    isKept: (sheet) => sheet.range('A1').getNumberFormat() === '#,##0" pcs"',
    otherwise: ['text', textIs('A1', '1,234 pcs')],
    trace: '1,234 pcs',
  },
  'fonts and fills': {
    fill: (sheet) =>
      sheet
        .range('A1')
        .setValue('Total')
        .setFont({bold: true})
        .setFill('#D6E6FA'),
    isKept: (sheet) =>
      sheet.range('A1').getFont().bold &&
      sheet.range('A1').getFill()?.color === '#D6E6FA',
    trace: 'font-weight:bold;background:#D6E6FA',
  },
  'borders and alignment': {
    fill: (sheet) =>
      sheet
        .range('A1')
        .setValue('Total')
        .setBorders({top: {style: 'double'}})
        .setAlignment({horizontal: 'center'}),
    isKept: (sheet) =>
      sheet.range('A1').getBorders().top?.style === 'double' &&
      sheet.range('A1').getAlignment().horizontal === 'center',
  },
  'named styles': {
    fill: (sheet, {workbook}) => {
      workbook.styles.add('Heading', {font: {bold: true}});
      sheet.range('A1').setValue('Total').setStyle('Heading');
    },
    isKept: (sheet) => sheet.range('A1').getStyle() === 'Heading',
    trace: 'Heading',
  },
  'merged cells': {
    fill: (sheet) => sheet.range('A1:B1').setValue('Total').merge(),
    isKept: (sheet) => sheet.range('A1').isMerged,
  },
  'row heights, column widths': {
    fill: (sheet) => {
      sheet.range('A1').setValue('Total');
      sheet.setRowHeight(0, 60);
      sheet.setColumnWidth(0, 145);
    },
    isKept: (sheet) =>
      sheet.getRowHeight(0) === 60 && sheet.getColumnWidth(0) === 145,
  },
  'hidden rows and columns': {
    fill: (sheet) => {
      sheet.range('A1:B2').setValues([
        ['Item', 'Cost'],
        ['Secret', 5],
      ]);
      sheet.setRowsHidden(1, 1, true);
      sheet.setColumnsHidden(1, 1, true);
    },
    isKept: (sheet) => sheet.isRowHidden(1) && sheet.isColumnHidden(1),
    otherwise: ['shown', textIs('A2', 'Secret')],
    trace: 'Secret',
  },
  'frozen rows and columns': {
    fill: (sheet) => {
      sheet.range('A1').setValue('Item');
      sheet.freeze({rows: 1});
    },
    isKept: (sheet) => sheet.frozen.rows === 1,
    trace: 'freeze',
  },
  'conditional formats': {
    fill: (sheet) => {
      sheet.range('A1').setValue(5);
      sheet.conditionalFormats.add('A1', {type: 'dataBar', color: '#B8D3F4'});
    },
    isKept: (sheet) => sheet.conditionalFormats.count === 1,
  },
  'validation rules': {
    fill: (sheet) => {
      const rule = {type: 'list', source: ['open', 'paid']} as const;
      sheet.range('A1').setValue('Item').setValidation(rule);
    },
    isKept: (sheet) => sheet.range('A1').getValidation()?.type === 'list',
    trace: 'paid',
  },
  filters: {
    fill: (sheet) => {
      sheet.range('A1:A3').setValues([['Item'], ['Ink'], ['Pen']]);
      sheet
        .setFilter('A1:A3')
        .setCriteria(0, {type: 'values', values: ['Pen']});
    },
    isKept: (sheet) => sheet.filter?.visibleRows.join() === '2',
    trace: 'filter',
  },
  'pivot tables': {
    fill: (sheet) => {
      sheet.range('A1:B2').setValues([
        ['Item', 'Cost'],
        ['Ink', 5],
      ]);
      sheet.pivotTables.add({
        source: sheet.range('A1:B2'),
        target: 'D1',
        rows: [{field: 'Item'}],
        values: [{field: 'Cost'}],
      });
    },
    isKept: (sheet) => sheet.pivotTables.count === 1,
    otherwise: ['text', textIs('D3', 'Grand total')],
    trace: 'Grand total',
  },
  'charts and shapes': {
    fill: (sheet) => {
      sheet.range('A1:B1').setValues([['Ink', 5]]);
      const source = sheet.range('A1:B1');
      sheet.charts.add({type: 'bar', source, anchor: 'D1:F9'});
      sheet.shapes.add({type: 'ellipse', anchor: 'H1:I2'});
    },
    isKept: (sheet) => sheet.charts.count === 1 && sheet.shapes.count === 1,
  },
  images: {
    fill: (sheet) => {
      sheet.range('A1').setValue('Logo');
      const source = new Blob([PIXEL], {type: 'image/png'});
      return sheet.images.add({source, anchor: 'C1:D4'});
    },
    isKept: (sheet) => sheet.images.count === 1,
  },
  sparklines: {
    fill: (sheet) => {
      sheet.range('A1:B1').setValues([[1, 2]]);
      const source = sheet.range('A1:B1');
      sheet.sparklines.add({type: 'line', source, target: 'C1'});
    },
    isKept: (sheet) => sheet.sparklines.count === 1,
  },
  'defined names': {
    fill: (sheet, {workbook}) => {
      sheet.range('A1').setValue(0.1);
      workbook.names.add('TaxRate', sheet.range('A1'));
    },
    isKept: (_sheet, {workbook}) => workbook.names.get('TaxRate') !== undefined,
    trace: 'TaxRate',
  },
  'several sheets': {
    fill: (sheet, {workbook}) => {
      sheet.range('A1').setValue('First');
      workbook.sheets.add().range('A1').setValue('Second');
    },
    isKept: (_sheet, {workbook}) => workbook.sheets.count === 2,
    otherwise: ['active one', textIs('A1', 'First')],
    trace: 'Second',
  },
  'protection of cells and sheets': {
    fill: (sheet, {workbook}) => {
      sheet.range('A1').setValue('Item').setFormat({locked: false});
      sheet.protect();
      workbook.protect();
    },
    isKept: (sheet, {workbook}) =>
      sheet.isProtected &&
      workbook.isProtected &&
      sheet.range('A1').getFormat().locked === false,
    trace: 'lock',
  },
  'title, author, keywords': {
    fill: (sheet, {documents}) => {
      sheet.range('A1').setValue('Item');
      Object.assign(documents.active.properties, {
        title: 'Order 4711',
        author: 'Ada',
        keywords: ['ink'],
      });
    },
    isKept: (_sheet, {properties: {title, author, keywords}}) =>
      [title, author, ...keywords].join() === 'Order 4711,Ada,ink',
    trace: 'Ada',
  },
  'application data': {
    fill: (sheet, {documents}) => {
      sheet.range('A1').setValue('Item');
      documents.active.parts.set('review', {reviewer: 'Ada'});
    },
    isKept: (_sheet, {parts}) => parts.names.join() === 'review',
    trace: 'Ada',
  },
  'encryption with a password': {
    fill: (sheet) => sheet.range('A1').setValue('Item'),
    isKept: () => true,
    password: 'secret',
  },
  'undo steps': {
    fill: (sheet) => sheet.range('A1').setValue('Item'),
    isKept: () => page.spreadsheet.history.canUndo,
  },
};

const page = eachSpreadsheet();

/** The rows of the table: contents, and what it says of each format. */
function readMatrix(): [contents: string, cells: Map<string, string>][] {
  const lines = readFileSync(PAGE, 'utf8').split('\n');
  const first = lines.findIndex((line) => line.startsWith('| Contents |'));
  const rows = lines.slice(first, lines.indexOf('', first)).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
  const [head = [], , ...body] = rows;
  return body.map(([contents = '', ...cells]) => [
    contents,
    new Map(cells.map((cell, index) => [head[index + 1]!, cell])),
  ]);
}

async function savedAs(
  format: (typeof FILES)[number],
  {isKept, otherwise, password}: Probe,
): Promise<string> {
  const {documents, engine} = page.spreadsheet;
  const options = password === undefined ? {} : {password};
  let file: Blob;
  try {
    file = await documents.active.save({format, ...options});
  } catch {
    return 'no';
  }
  const opened = await documents.open(file, {format, ...options});
  await engine.whenIdle();
  const {active} = opened.workbook.sheets;
  const word = otherwise?.[1](active, opened) ? otherwise[0] : 'no';
  return isKept(active, opened) ? 'yes' : word;
}

/** Whether an exported file is what the table says. */
async function isExportedAs(
  word: string,
  format: (typeof EXPORTS)[number],
  trace: string | undefined,
): Promise<boolean> {
  const {documents, activeSheet} = page.spreadsheet;
  const {active} = documents;
  if (word === 'one') {
    await expect(active.export(format)).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
    });
  }
  const options = format === 'png' ? {sheets: [activeSheet]} : {};
  const file = await active.export(format, options);
  const bytes = await file.arrayBuffer();
  if (word === 'left out' && format === 'png') {
    const head = new DataView(bytes);
    return head.getUint32(16) === 64 && head.getUint32(20) === 20;
  }
  const isThere =
    trace !== undefined &&
    new TextDecoder('latin1').decode(bytes).includes(trace);
  return isThere === /^(?:yes|text|result)$/.test(word);
}

describe.each(readMatrix())('%s', (contents, cells) => {
  const probe = PROBES[contents]!;

  test.each(FILES)('%s', async (format) => {
    await probe.fill(page.sheet, page.spreadsheet);
    await page.spreadsheet.engine.whenIdle();
    expect(await savedAs(format, probe)).toBe(cells.get(format));
  });

  test.each(EXPORTS.filter((format) => cells.get(format) !== NOT_STATED))(
    '%s',
    async (format) => {
      await probe.fill(page.sheet, page.spreadsheet);
      await page.spreadsheet.engine.whenIdle();
      const word = cells.get(format)!;
      expect(await isExportedAs(word, format, probe.trace), word).toBe(true);
    },
  );
});

test('the table has a row for each probe', () => {
  expect(readMatrix().map(([contents]) => contents)).toEqual(
    Object.keys(PROBES),
  );
});
