import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import * as runtime from '../src';
import type * as contract from '../src/contract';
import {BUILTIN_FUNCTIONS} from '../src/formula/functions';
import {eachSpreadsheet} from './page';

interface Named {
  readonly name: string;
}
const {structs, functions, variables} = JSON.parse(
  readFileSync('contracts/spreadsheet/spreadsheet-sdk.json', 'utf8'),
) as {
  readonly structs: readonly (Named & {
    readonly kind: string;
    readonly bases?: readonly string[];
    readonly fields: readonly Named[];
  })[];
  /** Names of methods include their interface, for example `Sheet.range`. */
  readonly functions: readonly Named[];
  readonly variables: readonly Named[];
};

// Objects created by the runtime, by interface. Other interfaces describe plain data.
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
  const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');
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
    SheetImage: await sheet.images.add({source: new Blob([gif]), anchor}),
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

function membersOf(reference: string): string[] {
  const type = reference.replace(/<.*/, '');
  const {bases = [], fields = []} =
    structs.find(({name}) => name === type) ?? {};
  const methods = functions.flatMap(({name}) => {
    const [owner, method] = name.split('.');
    return owner === type && method ? [method] : [];
  });
  const own = [...fields.map(({name}) => name), ...methods];
  return [
    ...bases.flatMap(membersOf),
    ...own.filter((member) => /^\w+$/.test(member)),
  ];
}

const page = eachSpreadsheet();

test('the runtime has every member of every object of the contract', async () => {
  const members = Object.entries(await liveObjects(page)).flatMap(
    ([type, object]) =>
      membersOf(type).map((member) => ({
        member: `${type}.${member}`,
        isThere: member in object,
      })),
  );
  expect(members.length).toBeGreaterThan(250);
  expect(members.filter(({isThere}) => !isThere)).toEqual([]);
});

test('the runtime exports every value of the contract', () => {
  const names = [
    ...functions.filter(({name}) => !name.includes('.')),
    ...variables,
    ...structs.filter(({kind}) => kind === 'class'),
  ].map(({name}) => name);
  expect(names.length).toBeGreaterThan(8);
  expect(Object.keys(runtime)).toEqual(expect.arrayContaining(names));
});

test('the runtime has the formula functions of the contract, and no others', () => {
  const declared = structs.flatMap(({name}) =>
    /^[A-Z]\w+Functions$/.test(name) ? membersOf(name) : [],
  );
  expect(declared.length).toBeGreaterThan(100);
  expect([...BUILTIN_FUNCTIONS.keys()].sort()).toEqual(declared.sort());
});
