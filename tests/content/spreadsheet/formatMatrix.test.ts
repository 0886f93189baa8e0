// Checks each cell of the documented table of file formats by saving and opening, or exporting.
import {readFileSync} from 'node:fs';
import {beforeEach, describe, expect, test} from 'vitest';
import type {
  CellRange,
  IntegratedDocument,
  Sheet,
} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import {eachSpreadsheet} from '../../../packages/spreadsheet-reference/tests/page';

const PAGE = 'docs-spreadsheet/api/basic-feature/import_export.mdx';
const FILES = ['xlsx', 'json', 'csv'] as const;
const EXPORTS = ['html', 'pdf', 'png'] as const;

/** Cells that promise nothing. */
const NOT_STATED = 'not stated';

/** A document with its first sheet and cell. */
interface Place {
  readonly document: IntegratedDocument;
  readonly workbook: IntegratedDocument['workbook'];
  readonly sheet: Sheet;
  readonly cell: CellRange;
}

/** Creates contents and detects them in a document. */
interface Probe {
  readonly fill?: (place: Place) => unknown;
  readonly isKept: (place: Place) => boolean;
  /** Another valid word in the table, and the cell and text that confirm it. */
  readonly otherwise?: readonly [word: string, address: string, text: string];
  /** Text that proves the contents in exported files. */
  readonly trace?: string;
  readonly password?: string;
}

const VALUES = ['Paper', 120.25, true, new Date(2026, 10, 27)];
const ITEMS = [
  ['Item', 'Cost'],
  ['Ink', 5],
];
const PIXEL = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
);

const PROBES: Readonly<Record<string, Probe>> = {
  'text, numbers, booleans, dates': {
    fill: ({sheet}) => {
      sheet.range('A1:D1').setValues([VALUES]);
      sheet.range('B1').setNumberFormat('0.0');
    },
    isKept: ({sheet}) =>
      JSON.stringify(sheet.range('A1:D1').getValues()) ===
      JSON.stringify([VALUES]),
    otherwise: ['text', 'A1', 'Paper'],
    trace: 'Paper',
  },
  formulas: {
    fill: ({cell}) => cell.setFormula('=40+2.5'),
    isKept: ({cell}) => cell.getFormula() === '=40+2.5',
    otherwise: ['result', 'A1', '42.5'],
    trace: '42.5',
  },
  'number formats': {
    fill: ({cell}) => cell.setValue(1234).setNumberFormat('#,##0" pcs"'),
    isKept: ({cell}) => cell.getNumberFormat() === '#,##0" pcs"',
    otherwise: ['text', 'A1', '1,234 pcs'],
    trace: '1,234 pcs',
  },
  'fonts and fills': {
    fill: ({cell}) => cell.setFont({bold: true}).setFill('#D6E6FA'),
    isKept: ({cell}) =>
      cell.getFont().bold && cell.getFill()?.color === '#D6E6FA',
    trace: 'font-weight:bold;background:#D6E6FA',
  },
  'borders and alignment': {
    fill: ({cell}) =>
      cell
        .setBorders({top: {style: 'double'}})
        .setAlignment({horizontal: 'center'}),
    isKept: ({cell}) =>
      cell.getBorders().top?.style === 'double' &&
      cell.getAlignment().horizontal === 'center',
  },
  'named styles': {
    fill: ({cell, workbook}) => {
      workbook.styles.add('Heading', {font: {bold: true}});
      cell.setStyle('Heading');
    },
    isKept: ({cell}) => cell.getStyle() === 'Heading',
    trace: 'Heading',
  },
  'merged cells': {
    fill: ({sheet}) => sheet.range('A1:B1').merge(),
    isKept: ({cell}) => cell.isMerged,
  },
  'row heights, column widths': {
    fill: ({sheet}) => {
      sheet.setRowHeight(0, 60);
      sheet.setColumnWidth(0, 145);
    },
    isKept: ({sheet}) =>
      sheet.getRowHeight(0) === 60 && sheet.getColumnWidth(0) === 145,
  },
  'hidden rows and columns': {
    fill: ({sheet}) => {
      sheet.range('A1:B2').setValues(ITEMS);
      sheet.setRowsHidden(1, 1, true);
      sheet.setColumnsHidden(1, 1, true);
    },
    isKept: ({sheet}) => sheet.isRowHidden(1) && sheet.isColumnHidden(1),
    otherwise: ['shown', 'A2', 'Ink'],
    trace: 'Ink',
  },
  'frozen rows and columns': {
    fill: ({sheet}) => sheet.freeze({rows: 1}),
    isKept: ({sheet}) => sheet.frozen.rows === 1,
    trace: 'freeze',
  },
  'conditional formats': {
    fill: ({cell, sheet}) => {
      cell.setValue(5);
      sheet.conditionalFormats.add('A1', {type: 'dataBar', color: '#B8D3F4'});
    },
    isKept: ({sheet}) => sheet.conditionalFormats.count === 1,
  },
  'validation rules': {
    fill: ({cell}) =>
      cell.setValidation({type: 'list', source: ['open', 'paid']}),
    isKept: ({cell}) => cell.getValidation()?.type === 'list',
    trace: 'paid',
  },
  filters: {
    fill: ({sheet}) => {
      sheet.range('A1:A3').setValues([['Item'], ['Ink'], ['Pen']]);
      sheet
        .setFilter('A1:A3')
        .setCriteria(0, {type: 'values', values: ['Pen']});
    },
    isKept: ({sheet}) => sheet.filter?.visibleRows.join() === '2',
    trace: 'filter',
  },
  'pivot tables': {
    fill: ({sheet}) =>
      sheet.pivotTables.add({
        source: sheet.range('A1:B2').setValues(ITEMS),
        target: 'D1',
        rows: [{field: 'Item'}],
        values: [{field: 'Cost'}],
      }),
    isKept: ({sheet}) => sheet.pivotTables.count === 1,
    otherwise: ['text', 'D3', 'Grand total'],
    trace: 'Grand total',
  },
  'charts and shapes': {
    fill: ({sheet}) => {
      const source = sheet.range('A1:B1').setValues([['Ink', 5]]);
      sheet.charts.add({type: 'bar', source, anchor: 'D1:F9'});
      sheet.shapes.add({type: 'ellipse', anchor: 'H1:I2'});
    },
    isKept: ({sheet}) => sheet.charts.count === 1 && sheet.shapes.count === 1,
  },
  images: {
    fill: ({sheet}) => {
      const source = new Blob([PIXEL], {type: 'image/png'});
      return sheet.images.add({source, anchor: 'C1:D4'});
    },
    isKept: ({sheet}) => sheet.images.count === 1,
  },
  sparklines: {
    fill: ({sheet}) => {
      const source = sheet.range('A1:B1').setValues([[1, 2]]);
      sheet.sparklines.add({type: 'line', source, target: 'C1'});
    },
    isKept: ({sheet}) => sheet.sparklines.count === 1,
  },
  'defined names': {
    fill: ({cell, workbook}) => workbook.names.add('TaxRate', cell),
    isKept: ({workbook}) => workbook.names.get('TaxRate') !== undefined,
    trace: 'TaxRate',
  },
  'several sheets': {
    fill: ({workbook}) => workbook.sheets.add().range('A1').setValue('Second'),
    isKept: ({workbook}) => workbook.sheets.count === 2,
    otherwise: ['active one', 'A1', 'Total'],
    trace: 'Second',
  },
  'protection of cells and sheets': {
    fill: ({cell, sheet, workbook}) => {
      cell.setFormat({locked: false});
      sheet.protect();
      workbook.protect();
    },
    isKept: ({cell, sheet, workbook}) =>
      sheet.isProtected &&
      workbook.isProtected &&
      cell.getFormat().locked === false,
    trace: 'lock',
  },
  'title, author, keywords': {
    fill: ({document}) =>
      Object.assign(document.properties, {
        title: 'Order 4711',
        author: 'Ada',
        keywords: ['ink'],
      }),
    isKept: ({document: {properties}}) =>
      [properties.title, properties.author, ...properties.keywords].join() ===
      'Order 4711,Ada,ink',
    trace: 'Ada',
  },
  'application data': {
    fill: ({document}) => document.parts.set('review', {reviewer: 'Ada'}),
    isKept: ({document}) => document.parts.names.join() === 'review',
    trace: 'Ada',
  },
  'encryption with a password': {isKept: () => true, password: 'secret'},
  'undo steps': {isKept: () => page.spreadsheet.history.canUndo},
};

const page = eachSpreadsheet();

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

function placeIn(document = page.spreadsheet.documents.active): Place {
  const {workbook} = document;
  const sheet = workbook.sheets.active;
  return {document, workbook, sheet, cell: sheet.range('A1')};
}

async function savedAs(
  format: (typeof FILES)[number],
  {
    isKept,
    otherwise: [word, address, text] = ['no', 'A1', ''],
    password,
  }: Probe,
): Promise<string> {
  const {documents, engine} = page.spreadsheet;
  const options = {format, ...(password !== undefined && {password})};
  let file: Blob;
  try {
    file = await documents.active.save(options);
  } catch {
    return 'no';
  }
  const place = placeIn(await documents.open(file, options));
  await engine.whenIdle();
  if (isKept(place)) {
    return 'yes';
  }
  return place.sheet.range(address).getText() === text ? word : 'no';
}

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

  beforeEach(async () => {
    const place = placeIn();
    place.cell.setValue('Total');
    await probe.fill?.(place);
    await page.spreadsheet.engine.whenIdle();
  });

  test.each(FILES)('%s', async (format) => {
    expect(await savedAs(format, probe)).toBe(cells.get(format));
  });

  test.each(EXPORTS.filter((format) => cells.get(format) !== NOT_STATED))(
    '%s',
    async (format) => {
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
