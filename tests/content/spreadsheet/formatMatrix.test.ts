// Checks each cell of the documented table of file formats by saving and opening, or exporting.
import {readFileSync} from 'node:fs';
import {isDeepStrictEqual} from 'node:util';
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

/** Creates contents and reads them from a document. */
interface Probe {
  readonly fill?: (place: Place) => unknown;
  /** Reads the contents. A file keeps them if the result stays the same. */
  readonly read: (place: Place) => unknown;
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
    read: ({sheet}) => sheet.range('A1:D1').getValues(),
    otherwise: ['text', 'A1', 'Paper'],
    trace: 'Paper',
  },
  formulas: {
    fill: ({cell}) => cell.setFormula('=40+2.5'),
    read: ({cell}) => cell.getFormula(),
    otherwise: ['result', 'A1', '42.5'],
    trace: '42.5',
  },
  'number formats': {
    fill: ({cell}) => cell.setValue(1234).setNumberFormat('#,##0" pcs"'),
    read: ({cell}) => cell.getNumberFormat(),
    otherwise: ['text', 'A1', '1,234 pcs'],
    trace: '1,234 pcs',
  },
  'fonts and fills': {
    fill: ({cell}) => cell.setFont({bold: true}).setFill('#D6E6FA'),
    read: ({cell}) => [cell.getFont().bold, cell.getFill()],
    trace: 'font-weight:bold;background:#D6E6FA',
  },
  'borders and alignment': {
    fill: ({cell}) =>
      cell
        .setBorders({top: {style: 'double'}})
        .setAlignment({horizontal: 'center'}),
    read: ({cell}) => [cell.getBorders().top, cell.getAlignment().horizontal],
  },
  'named styles': {
    fill: ({cell, workbook}) => {
      workbook.styles.add('Heading', {font: {bold: true}});
      cell.setStyle('Heading');
    },
    read: ({cell}) => cell.getStyle(),
    trace: 'Heading',
  },
  'merged cells': {
    fill: ({sheet}) => sheet.range('A1:B1').merge(),
    read: ({cell}) => cell.isMerged,
  },
  'row heights, column widths': {
    fill: ({sheet}) => {
      sheet.setRowHeight(0, 60);
      sheet.setColumnWidth(0, 145);
    },
    read: ({sheet}) => [sheet.getRowHeight(0), sheet.getColumnWidth(0)],
  },
  'hidden rows and columns': {
    fill: ({sheet}) => {
      sheet.range('A1:B2').setValues(ITEMS);
      sheet.setRowsHidden(1, 1, true);
      sheet.setColumnsHidden(1, 1, true);
    },
    read: ({sheet}) => [sheet.isRowHidden(1), sheet.isColumnHidden(1)],
    otherwise: ['shown', 'A2', 'Ink'],
    trace: 'Ink',
  },
  'frozen rows and columns': {
    fill: ({sheet}) => sheet.freeze({rows: 1}),
    read: ({sheet}) => sheet.frozen.rows,
    trace: 'freeze',
  },
  'conditional formats': {
    fill: ({cell, sheet}) => {
      cell.setValue(5);
      sheet.conditionalFormats.add('A1', {type: 'dataBar', color: '#B8D3F4'});
    },
    read: ({sheet}) => sheet.conditionalFormats.count,
  },
  'validation rules': {
    fill: ({cell}) =>
      cell.setValidation({type: 'list', source: ['open', 'paid']}),
    read: ({cell}) => cell.getValidation()?.type,
    trace: 'paid',
  },
  filters: {
    fill: ({sheet}) => {
      sheet.range('A1:A3').setValues([['Item'], ['Ink'], ['Pen']]);
      sheet
        .setFilter('A1:A3')
        .setCriteria(0, {type: 'values', values: ['Pen']});
    },
    read: ({sheet}) => sheet.filter?.visibleRows,
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
    read: ({sheet}) => sheet.pivotTables.count,
    otherwise: ['text', 'D3', 'Grand total'],
    trace: 'Grand total',
  },
  'charts and shapes of the SDK': {
    fill: ({sheet}) => {
      const source = sheet.range('A1:B1').setValues([['Ink', 5]]);
      sheet.charts.add({type: 'bar', source, anchor: 'D1:F9'});
      sheet.shapes.add({type: 'ellipse', anchor: 'H1:I2'});
    },
    read: ({sheet}) => [sheet.charts.count, sheet.shapes.count],
  },
  images: {
    fill: ({sheet}) => {
      const source = new Blob([PIXEL], {type: 'image/png'});
      return sheet.images.add({source, anchor: 'C1:D4'});
    },
    read: ({sheet}) => sheet.images.count,
  },
  sparklines: {
    fill: ({sheet}) => {
      const source = sheet.range('A1:B1').setValues([[1, 2]]);
      sheet.sparklines.add({type: 'line', source, target: 'C1'});
    },
    read: ({sheet}) => sheet.sparklines.count,
  },
  'defined names': {
    fill: ({cell, workbook}) => workbook.names.add('TaxRate', cell),
    read: ({workbook}) => workbook.names.get('TaxRate')?.name,
    trace: 'TaxRate',
  },
  'several sheets': {
    fill: ({workbook}) => workbook.sheets.add().range('A1').setValue('Second'),
    read: ({workbook}) => workbook.sheets.count,
    otherwise: ['active one', 'A1', 'Total'],
    trace: 'Second',
  },
  'protection of cells and sheets': {
    fill: ({cell, sheet, workbook}) => {
      cell.setFormat({locked: false});
      sheet.protect();
      workbook.protect();
    },
    read: ({cell, sheet, workbook}) => [
      sheet.isProtected,
      workbook.isProtected,
      cell.getFormat().locked,
    ],
    trace: 'lock',
  },
  'title, author, keywords': {
    fill: ({document}) =>
      Object.assign(document.properties, {
        title: 'Order 4711',
        author: 'Ada',
        keywords: ['ink'],
      }),
    read: ({document: {properties}}) => [
      properties.title,
      properties.author,
      properties.keywords,
    ],
    trace: 'Ada',
  },
  'application data': {
    fill: ({document}) => document.parts.set('review', {reviewer: 'Ada'}),
    read: ({document}) => document.parts.names,
    trace: 'Ada',
  },
  'encryption with a password': {read: () => true, password: 'secret'},
  'undo steps': {read: () => page.spreadsheet.history.canUndo},
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
  {read, otherwise: [word, address, text] = ['no', 'A1', ''], password}: Probe,
): Promise<string> {
  const {documents, engine} = page.spreadsheet;
  const options = {format, ...(password !== undefined && {password})};
  const before = read(placeIn());
  let file: Blob;
  try {
    file = await documents.active.save(options);
  } catch {
    return 'no';
  }
  const place = placeIn(await documents.open(file, options));
  await engine.whenIdle();
  if (isDeepStrictEqual(read(place), before)) {
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
