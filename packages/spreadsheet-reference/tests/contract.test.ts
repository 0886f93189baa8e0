import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import * as runtime from '../src';
import type * as contract from '../src/contract';
import {BUILTINS} from '../src/formula/functions';
import {SPREADSHEET_CONTRACT} from '../../../src/site/sets/spreadsheet/contract';
import {DECLARATIONS} from '../../../tests/support/contracts';
import {eachSpreadsheet} from './page';

const {symbols} = DECLARATIONS;

// Interfaces of objects that the runtime makes; the others describe what callers pass or get as data.
async function liveObjects({spreadsheet}: {spreadsheet: contract.Spreadsheet}) {
  const sheet = spreadsheet.activeSheet;
  const {workbook, ui, documents} = spreadsheet;
  sheet.range('A1:B3').setValues([
    ['Item', 'Sum'],
    ['a', 1],
    ['b', 2],
  ]);
  const anchor = 'D1:E4';
  const source = sheet.range('A1:B3');
  const pixel = new Blob([
    Uint8Array.from(atob('R0lGODlhAQABAAAAACwAAAAAAQABAAA='), (letter) =>
      letter.charCodeAt(0),
    ),
  ]);
  return {
    Spreadsheet: spreadsheet,
    Engine: spreadsheet.engine,
    FunctionRegistry: spreadsheet.engine.functions,
    License: runtime.license,
    LicenseStatus: runtime.license.status,
    Limits: runtime.limits,
    EnvironmentReport: runtime.checkEnvironment(),
    DocumentCollection: documents,
    IntegratedDocument: documents.active,
    DocumentProperties: documents.active.properties,
    PartCollection: documents.active.parts,
    Workbook: workbook,
    SheetCollection: workbook.sheets,
    NameCollection: workbook.names,
    DefinedName: workbook.names.add('Total', source),
    StyleCollection: workbook.styles,
    Sheet: sheet,
    Area: source.area,
    CellRange: source,
    SheetSelection: spreadsheet.selection,
    ConditionalFormatCollection: sheet.conditionalFormats,
    ConditionalFormat: sheet.conditionalFormats.add('A1', {
      type: 'dataBar',
      color: '#112233',
    }),
    AutoFilter: sheet.setFilter('A1:B3'),
    PivotTableCollection: sheet.pivotTables,
    PivotTable: sheet.pivotTables.add({
      source,
      target: 'H1',
      rows: [{field: 'Item'}],
      values: [{field: 'Sum'}],
    }),
    ChartCollection: sheet.charts,
    Chart: sheet.charts.add({type: 'column', source, anchor}),
    ShapeCollection: sheet.shapes,
    Shape: sheet.shapes.add({type: 'line', anchor}),
    ImageCollection: sheet.images,
    SheetImage: await sheet.images.add({source: pixel, anchor}),
    SparklineCollection: sheet.sparklines,
    SparklineGroup: sheet.sparklines.add({
      type: 'line',
      source: sheet.range('B2:B3'),
      target: 'C2:C3',
    }),
    EditHistory: spreadsheet.history,
    CellClipboard: spreadsheet.clipboard,
    CellEditor: spreadsheet.editor,
    Autocomplete: spreadsheet.autocomplete,
    CommandRegistry: spreadsheet.commands,
    UserInterface: ui,
    Toolbar: ui.toolbar,
    Menu: ui.contextMenu,
    PanelCollection: ui.panels,
    Subscription: spreadsheet.on('cellChange', () => undefined),
  } as const;
}

function membersOf(name: string): string[] {
  const symbol = symbols.get(name);
  const inherited = (symbol?.bases ?? []).flatMap((base) => membersOf(base));
  return [
    ...inherited,
    ...(symbol?.members ?? []).map((member) => member.name),
  ].filter((member) => /^\w+$/.test(member));
}

describe('the runtime has what the contract declares', () => {
  const page = eachSpreadsheet();

  test('every member of every object', async () => {
    const objects = Object.entries(await liveObjects(page));
    const missing = objects.flatMap(([name, object]) =>
      membersOf(name).flatMap((member) =>
        member in object ? [] : [`${name}.${member}`],
      ),
    );
    const count = objects.reduce(
      (total, [name]) => total + membersOf(name).length,
      0,
    );
    expect(count).toBeGreaterThan(250);
    expect(missing).toEqual([]);
  });

  test('every value that is exported', () => {
    const source = readFileSync(SPREADSHEET_CONTRACT.file, 'utf8');
    const names = [
      ...source.matchAll(/^export declare (?:const|function|class) (\w+)/gm),
    ];
    const exported = Object.keys(runtime);
    expect(names.length).toBeGreaterThan(5);
    expect(
      names.map(([, name]) => name).filter((name) => !exported.includes(name!)),
    ).toEqual([]);
  });

  test('every function of formulas, with the sentence of the contract', () => {
    const libraries = [...symbols.keys()].filter((name) =>
      /^[A-Z]\w+Functions$/.test(name),
    );
    const declared = libraries.flatMap((name) =>
      symbols.get(name)!.members.map((member) => member.name),
    );
    expect(declared.length).toBeGreaterThan(100);
    expect(declared.filter((name) => !BUILTINS.has(name))).toEqual([]);
    expect(
      [...BUILTINS.keys()].filter((name) => !declared.includes(name)),
    ).toEqual([]);
  });
});
