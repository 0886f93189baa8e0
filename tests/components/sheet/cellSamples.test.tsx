import {describe, expect, it, vi} from 'vitest';
import type {
  CellRange,
  CellValue,
  Chart,
  PivotTable,
  Sheet,
  Spreadsheet,
} from '../../../runtime/contract';
import {eachSpreadsheet, exportsOf} from '../../support/sheetSamples';

const spreadsheet = eachSpreadsheet();
const sheet = () => spreadsheet.current.activeSheet;

describe('functions of samples that read and write cells', () => {
  it('write a table from a cell on', () => {
    const {writeTable} = exportsOf(
      'api/basic-feature/area',
      'write-table.ts',
    ) as {
      writeTable: (sheet: Sheet, cell: string, rows: CellValue[][]) => string;
    };
    expect(
      writeTable(sheet(), 'B2', [
        ['Tea', 3],
        ['Milk', 8],
      ]),
    ).toBe('B2:C3');
    expect(sheet().range('C3').getValue()).toBe(8);
    expect(() => writeTable(sheet(), 'B2', [])).toThrow(
      expect.objectContaining({code: 'INVALID_ARGUMENT'}),
    );
  });

  it('read rows as objects', () => {
    const {readRecords} = exportsOf(
      'api/basic-feature/range',
      'read-records.ts',
    ) as {
      readRecords: (range: CellRange) => object[];
    };
    const table = sheet().range('A1:B2');
    table.setValues([
      ['Item', 'Count'],
      ['Tea', 3],
    ]);
    expect(readRecords(table)).toEqual([{Item: 'Tea', Count: 3}]);
    expect(readRecords(sheet().range('A1:B1'))).toEqual([]);
  });

  it('rename a sheet, or say that the name is not free', () => {
    const {rename} = exportsOf(
      'api/basic-feature/manage_sheet',
      'rename.ts',
    ) as {
      rename: (sheet: Sheet, name: string) => boolean;
    };
    spreadsheet.current.workbook.sheets.add({name: 'Plan'});
    expect(rename(sheet(), 'plan')).toBe(false);
    expect(rename(sheet(), 'a/b')).toBe(false);
    expect(rename(sheet(), 'Actual')).toBe(true);
    expect(sheet().name).toBe('Actual');
  });

  it('write many blocks, and leave the mode of the engine as it was', async () => {
    const {load} = exportsOf('api/basic-feature/manage_engine', 'bulk.ts') as {
      load: (
        spreadsheet: Spreadsheet,
        blocks: ReadonlyMap<string, CellValue[][]>,
      ) => Promise<number>;
    };
    const {engine} = spreadsheet.current;
    sheet().range('C1').setFormula('=SUM(A1:B1)');
    const blocks = new Map([
      ['A1', [[1]]],
      ['B1', [[2]]],
    ]);
    expect(await load(spreadsheet.current, blocks)).toBeGreaterThanOrEqual(0);
    expect(sheet().range('C1').getValue()).toBe(3);
    await expect(
      load(spreadsheet.current, new Map([['A1:B1', [[1]]]])),
    ).rejects.toMatchObject({code: 'SHAPE_MISMATCH'});
    expect(engine.calculationMode).toBe('automatic');
  });

  it('keep notes by object, whichever handle is given', () => {
    const {note, activeNote} = exportsOf(
      'api/basic-feature/engine_object_common',
      'notes.ts',
    ) as {
      note: (object: Sheet, text: string) => void;
      activeNote: (spreadsheet: Spreadsheet) => string | undefined;
    };
    expect(activeNote(spreadsheet.current)).toBeUndefined();
    note(spreadsheet.current.workbook.sheets.get(0)!, 'check');
    expect(activeNote(spreadsheet.current)).toBe('check');
  });

  it('fill a cell when an answer comes, unless its sheet is gone', async () => {
    const {fillLater} = exportsOf(
      'api/basic-feature/engine_object_common',
      'later.ts',
    ) as {fillLater: (sheet: Sheet, url: string) => Promise<void>};
    const answer = vi.fn(() => Promise.resolve(Response.json(1.25)));
    vi.stubGlobal('fetch', answer);
    await fillLater(sheet(), '/rate');
    expect(sheet().range('B1').getValue()).toBe(1.25);

    const {sheets} = spreadsheet.current.workbook;
    const gone = sheets.add();
    const filling = fillLater(gone, '/rate');
    sheets.remove(gone);
    await filling;
    answer.mockResolvedValue(new Response(null, {status: 500}));
    await expect(fillLater(sheet(), '/rate')).rejects.toThrow('500');
  });

  it('count errors by their code', async () => {
    const {countErrors} = exportsOf(
      'api/data/builtin_function_libraries',
      'errors.ts',
    ) as {countErrors: (range: CellRange) => Map<string, number>};
    sheet().range('A1:A2').setFormula('=1/0');
    sheet().range('A3').setFormula('=NA()');
    sheet().range('A4').setValue('#N/A');
    await spreadsheet.current.engine.whenIdle();
    expect([...countErrors(sheet().range('A1:A5'))]).toEqual([
      ['#DIV/0!', 2],
      ['#N/A', 1],
    ]);
  });

  it('read the rows that a filter leaves, or all of them', () => {
    const {readVisible} = exportsOf(
      'api/data/filter_and_sort',
      'visible.ts',
    ) as {
      readVisible: (sheet: Sheet) => CellValue[][];
    };
    expect(readVisible(sheet())).toEqual([]);
    sheet()
      .range('A3:A5')
      .setValues([['Size'], ['S'], ['M']]);
    expect(readVisible(sheet())).toHaveLength(4);
    const filter = sheet().setFilter('A3:A5');
    filter.setCriteria(0, {type: 'values', values: ['M']});
    expect(readVisible(sheet())).toEqual([['M']]);
  });

  it('refresh pivot tables, name those without room, and explain a cell', () => {
    const {refreshAll} = exportsOf(
      'api/data/generate_edit_pivot_table',
      'refresh.ts',
    ) as {refreshAll: (sheet: Sheet) => string[]};
    const {explain} = exportsOf(
      'api/data/generate_edit_pivot_table',
      'drill.ts',
    ) as {explain: (pivot: PivotTable, cell: string) => CellValue[][]};
    const source = sheet().range('A1:B4');
    source.setValues([
      ['Who', 'Sum'],
      ['Ada', 1],
      ['Bo', 2],
      ['Ada', 4],
    ]);
    const pivot = sheet().pivotTables.add({
      name: 'Sums',
      source,
      target: 'D1',
      rows: [{field: 'Who'}],
      values: [{field: 'Sum'}],
    });
    expect(explain(pivot, 'E2')).toEqual([
      ['Ada', 1],
      ['Ada', 4],
    ]);
    expect(refreshAll(sheet())).toEqual([]);
    sheet().range('D6').setValue('in the way');
    sheet()
      .range('A2:A4')
      .setValues([['Ada'], ['Bo'], ['Cho']]);
    sheet().insertRows(3);
    sheet()
      .range('A4:B4')
      .setValues([['Dee', 3]]);
    sheet().range('D6:D8').setValue('in the way');
    expect(refreshAll(sheet())).toEqual(['Sums']);
  });

  it('turn column charts into lines', () => {
    const {useLines} = exportsOf(
      'api/visualize/generate_edit_chart',
      'edit.ts',
    ) as {
      useLines: (sheet: Sheet) => number;
    };
    const source = sheet().range('A1:B2');
    source.setValues([
      ['', 'Sum'],
      ['Q1', 3],
    ]);
    const add = (type: 'column' | 'bar', anchor: string): Chart =>
      sheet().charts.add({type, source, anchor});
    const [column, bar] = [add('column', 'D1:F5'), add('bar', 'D7:F9')];
    expect(useLines(sheet())).toBe(1);
    expect([column.definition.type, bar.definition.type]).toEqual([
      'line',
      'bar',
    ]);
  });

  it('set formats', () => {
    const {markInputs} = exportsOf(
      'api/format/manage_formatting',
      'input.ts',
    ) as {
      markInputs: (sheet: Sheet, addresses: readonly string[]) => void;
    };
    const {toggleBold} = exportsOf('api/format/font_style', 'toggle.ts') as {
      toggleBold: (range: CellRange) => void;
    };
    const cell = sheet().range('B2');
    toggleBold(cell);
    expect(cell.getFont().bold).toBe(true);
    toggleBold(cell);
    expect(cell.getFont().bold).toBe(false);
    markInputs(sheet(), ['B2', 'B4']);
    expect(cell.getFormat().locked).toBe(false);
    expect(sheet().range('B3').getFormat().locked).toBe(true);
    expect(sheet().isProtected).toBe(true);
  });
});
