import {describe, expect, it} from 'vitest';
import {createNameResolver} from '../../../src/reference/spreadsheet/lookUp';
import {findContractUses} from '../../../src/reference/spreadsheet/uses';
import {DECLARATIONS} from '../../support/contracts';
import {parseSourcePage} from '../../../src/content';

/** The members that samples of a page name, fence by fence. */
function membersOf(source: string): (string | undefined)[][] {
  const page = parseSourcePage('docs-spreadsheet/planted.mdx', source);
  const {members} = findContractUses(DECLARATIONS, [page]);
  return page.fences.map(({code}) =>
    (members.get(code) ?? []).map(({key}) => key),
  );
}

describe('samples', () => {
  it('are understood through calls, destructuring, loops and options', () => {
    const [keys] = membersOf(`
\`\`\`ts
import {createSpreadsheet, type CellRange} from 'spreadsheet-sdk';

const {activeSheet: sheet, documents} = await createSpreadsheet('#a', {readOnly: true});
sheet.range('A1').setFormula('=SUM(B1:B2)').setFill({color: '#ffffff'});
for (const document of documents) {
  document.workbook.find('x');
}
export function merge(range: CellRange) {
  range.merge();
}
\`\`\`
`);
    expect(keys).toEqual([
      'createSpreadsheet',
      'CellRange',
      'Spreadsheet.activeSheet',
      'Spreadsheet.documents',
      'SpreadsheetOptions.readOnly',
      'Sheet.range',
      'CellRange.setFormula',
      'MathFunctions.SUM',
      'CellRange.setFill',
      'Fill.color',
      'IntegratedDocument.workbook',
      'Workbook.find',
      'CellRange.merge',
    ]);
  });

  it('are understood through listeners, lists, types of their own and what is expected of them', () => {
    const [keys] = membersOf(`
\`\`\`ts
import {type CellError, type JsonObject, type Spreadsheet} from 'spreadsheet-sdk';

interface Held {
  readonly shown: Spreadsheet;
}
export function names({shown}: Held, held: Held): string[] {
  held.shown.on('selectionChange', ({sheet}) => console.log(sheet.index));
  return [...shown.workbook.sheets].map(({name}) => name);
}
export const kind = (held: JsonObject) => held.kind;
export const fail = (): CellError => ({error: '#N/A'});
\`\`\`
`);
    expect(keys).toEqual([
      'CellError',
      'JsonObject',
      'Spreadsheet',
      'Spreadsheet.on',
      'SpreadsheetEvents.selectionChange',
      'SelectionChangeEvent.sheet',
      'Sheet.index',
      'Spreadsheet.workbook',
      'Workbook.sheets',
      'Sheet.name',
      'JsonObject',
      'CellError.error',
      'CellErrorCodes.#N/A',
    ]);
  });

  it('tell the names of other modules from those of members', () => {
    const [keys] = membersOf(`
\`\`\`ts
import {signal} from '@angular/core';
import {createSpreadsheet} from 'spreadsheet-sdk';

const destroyed = new AbortController().signal;
await createSpreadsheet('#a', {signal: destroyed});
\`\`\`
`);
    expect(keys).toEqual([
      undefined,
      'createSpreadsheet',
      'SpreadsheetOptions.signal',
    ]);
  });

  it('count for the type of a member, wherever the page stands', () => {
    const source = `
\`\`\`ts
import type {Chart} from 'spreadsheet-sdk';

export function show(chart: Chart) {
  chart.update({type: 'pie'});
}
\`\`\`

Read \`createEngine\`.
`;
    const {uses} = findContractUses(DECLARATIONS, [
      parseSourcePage('docs-spreadsheet/reference/charts.mdx', source),
    ]);
    for (const key of ['Chart', 'ChartDefinition', 'ChartTypes', 'ChartType']) {
      expect(uses.get(key)?.samples).toHaveLength(1);
    }
    expect(uses.get('createEngine')).toBeUndefined();
  });

  it('go on where they continue another', () => {
    const [, second] = membersOf(`
\`\`\`ts title="a.ts"
import {createEngine} from 'spreadsheet-sdk';
const engine = await createEngine();
\`\`\`

\`\`\`ts title="a.ts" continues
await engine.dispose();
\`\`\`
`);
    expect(second).toEqual(['Engine.dispose']);
  });
});

describe('createNameResolver', () => {
  const resolve = createNameResolver(DECLARATIONS);

  it.each([
    ['CellRange', 'CellRange'],
    ['CellRange.merge()', 'CellRange.merge'],
    ['sheet.freeze', 'Sheet.freeze'],
    ['Chart.isAlive', 'EngineObject.isAlive'],
    ['setFormula', 'CellRange.setFormula'],
    ['NAME_IN_USE', 'SpreadsheetErrorCodes.NAME_IN_USE'],
    ['SUMIF', 'MathFunctions.SUMIF'],
  ])('knows %s', (text, key) => {
    expect(resolve(text)).toBe(key);
  });

  it.each(['name', 'remove()', 'thin', 'column', 'fetch()', "'B2:D9'"])(
    'leaves %s, which may be anything',
    (text) => {
      expect(resolve(text)).toBeUndefined();
    },
  );
});
