// Replaces references to tables in formulas with references to areas, because documents do not support
// tables.
import {parseStructRef, stringifyTokens, tokenize} from '@borgar/fx';
import {
  toAbsoluteAddress,
  formatAddress,
  quoteSheetName,
} from '../../area/address';
import type {AreaBounds} from '../../contract';
import {isCellKeyInArea, keyToRow} from '../../state/cells';
import {parseAreas} from './validations';
import type {XlsxPackage} from './package';
import {decodeCellText} from '../xml';

type Table = ReturnType<typeof readTables>[number];

export function readTables(
  file: XlsxPackage,
  sheets: readonly {readonly part: string; readonly name: string}[],
) {
  return sheets.flatMap(({part, name: sheetName}) =>
    file
      .related(part, 'table')
      .flatMap(({tree}) => tree.all('table'))
      .flatMap((table) => {
        const {name = '', displayName = name, ref = ''} = table.attributes;
        const {headerRowCount = 1, totalsRowCount = 0} = table.attributes;
        return parseAreas(ref).map((area) => ({
          name: displayName,
          sheetName,
          area,
          headers: Number(headerRowCount),
          totals: Number(totalsRowCount),
          columns: table
            .all('tableColumn')
            .map(({attributes}) => decodeCellText(attributes.name ?? '')),
          isFiltered: table.all('filterColumn').length > 0,
        }));
      }),
  );
}

/**
 * Replaces structured references in a formula, such as `Table1[Total]`, with areas. References that cannot be
 * resolved are kept.
 *
 * @param key - cell that contains the formula; `undefined` for the formula of a name
 */
export function resolveTableReferences(
  formula: string,
  tables: readonly Table[],
  sheetName = '',
  key?: number,
): string {
  if (!formula.includes('[') || tables.length === 0) {
    return formula;
  }
  const tokens = tokenize(formula).map((token) => {
    const parsed = token.type === 'structured' && parseStructRef(token.value);
    if (!parsed) {
      return token;
    }
    const {table: named = '', columns = [], sections = []} = parsed;
    const table = tables.find((one) =>
      named === ''
        ? one.sheetName === sheetName && isCellKeyInArea(one.area, key ?? 0)
        : one.name.toLowerCase() === named.toLowerCase(),
    );
    const area =
      table && findTableArea(table, columns, sections, keyToRow(key ?? 0));
    if (!area) {
      return token;
    }
    const found = formatAddress(area);
    // In formulas of names, addresses must be absolute, except for the row in references to "this row".
    const address =
      key !== undefined
        ? found
        : sections.includes('this row')
          ? found.replace(/[A-Z]+/g, '$$$&')
          : toAbsoluteAddress(found);
    return {...token, value: `${quoteSheetName(table.sheetName)}!${address}`};
  });
  return stringifyTokens(tokens);
}

function findTableArea(
  {area, headers, totals, columns: all}: Table,
  columns: readonly string[],
  sections: readonly string[],
  row: number,
): AreaBounds | undefined {
  const body = {first: area.firstRow + headers, last: area.lastRow - totals};
  const rows: Readonly<Record<string, {first: number; last: number}>> = {
    all: {first: area.firstRow, last: area.lastRow},
    headers: {first: area.firstRow, last: body.first - 1},
    totals: {first: body.last + 1, last: area.lastRow},
    data: body,
    'this row': {first: row, last: row},
  };
  const chosen = (sections.length > 0 ? sections : ['data']).map(
    (one) => rows[one]!,
  );
  const places = columns.map((name) =>
    all.findIndex((one) => one.toLowerCase() === name.toLowerCase()),
  );
  const found = {
    firstRow: Math.min(...chosen.map(({first}) => first)),
    lastRow: Math.max(...chosen.map(({last}) => last)),
    firstColumn: area.firstColumn + (places[0] ?? 0),
    lastColumn: area.firstColumn + (places.at(-1) ?? all.length - 1),
  };
  return places.includes(-1) || found.firstRow > found.lastRow
    ? undefined
    : found;
}
